// What no import graph can see: rules code that reads a clock, throws its own dice, sorts by locale, or writes the state behind
// the engine's back. Patterns, not a parser: good enough to catch the slip, and the message says what to do instead.

export interface Finding {
  readonly line: number;
  readonly advice: string;
}

interface SourceRule {
  readonly where: RegExp;
  readonly pattern: RegExp;
  readonly advice: string;
  /** Names of things are looked for in strings too; deeds only in code. */
  readonly inStrings?: true;
}

const rulesCode = /^(engine|games)\//;
const exempt = /\.(test|rules)\.ts$|(^|\/)(testing|tests|rules)\//;

const gameNouns = [
  ...['hissatsu', 'goalkeeper', 'summon', 'burning', 'kicker', 'striker', 'midfielder', 'referee', 'offside', 'stadium'],
  ...['football', 'soccer', 'inazuma', 'tsubasa', 'playca', 'fftcg'],
];

// A piece of state: `t.s`, `s` or `state`, then at least one step into it (`.score`, `[seat]`, `[hand[0]]`).
const root = String.raw`(?:\b\w+\.s|(?<![.\w])s|(?<![.\w])state)`;
const step = String.raw`(?:!?\??\.\w+|!?(?:\?\.)?\[(?:[^[\]]|\[[^\]]*\])*\])`;
const writes = [
  String.raw`${root}${step}+!?\s*(?:\*\*|<<|>>>?|&&|\|\||\?\?|[-+*/%&|^])?=(?![=>])`,
  String.raw`${root}${step}+!?\s*(?:\+\+|--)`,
  String.raw`(?:\+\+|--|\bdelete\s+)${root}${step}`,
  String.raw`${root}${step}*?!?\??\.(?:push|pop|shift|unshift|splice|sort|reverse|fill|copyWithin)\(`,
  String.raw`\bObject\.assign\(\s*${root}\b`,
  String.raw`\b\w+\.s\s*=(?![=>])`,
  // The state behind the table's back.
  String.raw`\b\w+\.raw\b`,
];

const sourceRules: readonly SourceRule[] = [
  {
    where: /^bots\//,
    pattern: /\bMath\.random\b|\bcrypto\.|\bDate\.now\b|\bnew Date\b/,
    advice: 'a bot draws from the stream it is given, and its only clock is `performance.now`: the same seed gives the same answer',
  },
  { where: rulesCode, pattern: /\bMath\.random\b|\bcrypto\./, advice: "draw from the match's labelled streams: only they replay" },
  {
    where: rulesCode,
    pattern: /\bDate\.now\b|\bnew Date\b|\bperformance\.now\b/,
    advice: 'rules never see a clock: take the time as an argument',
  },
  { where: rulesCode, pattern: /\.(sort|toSorted)\(\s*\)/, advice: 'give the order: without a comparator numbers sort as words' },
  { where: rulesCode, pattern: /\btoLocale|\.localeCompare\b|\bIntl\./, advice: 'rules never see a locale: two machines would disagree' },
  {
    where: /^engine\//,
    pattern: new RegExp(gameNouns.join('|'), 'i'),
    advice: 'the engine knows no game: say it without the noun, or move it to that game',
    inStrings: true,
  },
  {
    where: /^games\//,
    pattern: new RegExp(writes.join('|')),
    advice: "the state is read-only here: use the table's verbs, so that cards can notice and undo works",
  },
];

export function scan(path: string, source: string): Finding[] {
  if (exempt.test(path)) return [];
  const code = blank(source, true).split('\n');
  const codeAndStrings = blank(source, false).split('\n');
  const findings: Finding[] = [];
  for (const rule of sourceRules) {
    if (!rule.where.test(path)) continue;
    (rule.inStrings ? codeAndStrings : code).forEach((text, index) => {
      const found = rule.pattern.exec(text);
      if (found) findings.push({ line: index + 1, advice: `\`${found[0].trim()}\`: ${rule.advice}` });
    });
  }
  return findings;
}

const commentOrString = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`/g;

/** Comments (and strings) become blanks of the same shape, so that line numbers hold. */
function blank(source: string, strings: boolean): string {
  return source.replace(commentOrString, (part) => (part[0] === '/' || strings ? part.replace(/[^\n]/g, ' ') : part));
}
