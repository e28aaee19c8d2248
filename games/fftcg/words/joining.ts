/** How deeds that follow one another become sentences: what one subject does is said of it once, orders and statements stay apart. */
import type { Clause, Grammar } from '@touchline/text';

/** Between subject, verb and rest of a statement, until it is joined with others. */
const SEAM = '\u0001';

interface Part {
  readonly subject: string;
  readonly verb: string;
  readonly rest: string;
}

interface Joints {
  /** A duration that ends several statements is said after the last. */
  readonly tail: string;
  /** "cannot attack or block". */
  readonly negative: RegExp;
  /** What is discarded after drawing may be what was drawn: "draw 1 card, then discard 1 card". */
  readonly then: { readonly after: RegExp; readonly before: RegExp; readonly words: string };
}

/** As it stands, inside a pattern. */
export const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
export const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

export function joining(grammar: Grammar, { tail, negative, then }: Joints): Grammar {
  const form = (c: Clause): string => (c.who.you ? c.verb.you : c.who.many ? c.verb.they : c.verb.it);
  const order = (c: Clause): string =>
    c.who.you && !c.stated ? grammar.order(c) : [c.who.words, form(c), c.rest].join(SEAM) + (c.and ? grammar.tell(c) : '');
  const partOf = (text: string): Part => {
    const [subject, verb = '', rest = ''] = text.split(SEAM);
    return verb === '' ? { subject: '', verb: '', rest: subject } : { subject, verb, rest };
  };

  /** Statements of one mood: verbs of one subject, and what follows one verb, are listed. */
  const statements = (given: readonly Part[]): string => {
    const parts = given.map((p, i) => {
      const next = given[i + 1];
      return next?.rest.endsWith(tail) && p.rest.endsWith(tail) ? { ...p, rest: p.rest.slice(0, -tail.length) } : p;
    });
    const verbs: { subject: string; verb: string; rests: string[] }[] = [];
    for (const p of parts) {
      const last = verbs.at(-1);
      if (last && last.subject === p.subject && last.verb === p.verb) last.rests.push(p.rest);
      else verbs.push({ subject: p.subject, verb: p.verb, rests: [p.rest] });
    }
    return grammar.and(
      verbs.map((v, i) => {
        const rest = (negative.test(v.verb) ? grammar.or : grammar.and)(v.rests);
        const words = `${v.verb}${rest === '' ? '' : ` ${rest}`}`;
        return i > 0 && verbs[i - 1].subject === v.subject ? words : `${v.subject} ${words}`;
      }),
    );
  };

  /** "dull and Freeze it": two deeds done to the same. */
  const orders = (given: readonly string[]): string => {
    const out: string[] = [];
    for (const deed of given) {
      const [, verb, what] = /^(\S+) (.+)$/.exec(deed) ?? ['', '', ''];
      const last = out.at(-1);
      if (last !== undefined && then.after.test(last) && then.before.test(deed)) out[out.length - 1] = `${last}${then.words}${deed}`;
      else if (what !== '' && last?.endsWith(` ${what}`) && /^\S+$/.test(last.slice(0, -what.length - 1)))
        out[out.length - 1] = `${grammar.and([last.slice(0, -what.length - 1), verb])} ${what}`;
      else out.push(deed);
    }
    return grammar.and(out);
  };

  const and = (items: readonly string[]): string => {
    const groups: Part[][] = [];
    for (const part of items.map(partOf)) {
      const last = groups.at(-1);
      // What lasts and what does not are not one sentence: the duration would be heard of both.
      const alike = part.subject === '' || last?.[0].rest.endsWith(tail) === part.rest.endsWith(tail);
      if (last && alike && (last[0].subject === '') === (part.subject === '')) last.push(part);
      else groups.push([part]);
    }
    const said = groups.map((g) => (g[0].subject === '' ? orders(g.map((p) => p.rest)) : statements(g)));
    return said.map((text, i) => (i === 0 ? text : capital(text))).join('. ');
  };

  return { ...grammar, order, and };
}

/** Deeds in a row are sentences of their own. */
export const inSentences = (text: string): string => text.replace(/\u00a0?; (\p{L})/gu, (_, letter: string) => `. ${letter.toUpperCase()}`);
