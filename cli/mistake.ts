/** Something the person at the keyboard got wrong, as data: said in their language without a stack trace, with what to do. */
import { mistakesEn } from './words/en/mistakes.ts';
import type { MistakeCode, MistakeWords } from './words/mistakes.ts';

export class Mistake<C extends MistakeCode = MistakeCode> extends Error {
  readonly code: C;
  readonly fields: Parameters<MistakeWords[C]>;

  constructor(code: C, ...fields: Parameters<MistakeWords[C]>) {
    // For whoever meets it as an error of the program.
    super(say(mistakesEn, code, fields));
    this.code = code;
    this.fields = fields;
  }

  in({ mistakes }: { readonly mistakes: MistakeWords }): string {
    return say(mistakes, this.code, this.fields);
  }
}

function say<C extends MistakeCode>(words: MistakeWords, code: C, fields: Parameters<MistakeWords[C]>): string {
  const phrase = words[code] as (...fields: Parameters<MistakeWords[C]>) => string;
  return phrase(...fields);
}
