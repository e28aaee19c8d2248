/** `touchline rules`: the flow of a game as a tree, each step with the clause it carries out. */
import type { Flow } from '@touchline/engine';
import { read, wordsOf } from '../arguments.ts';
import { type Clauses, clausesOf } from '../clauses.ts';
import { gameAt, languageOf, languages, type TerminalGame } from '../games.ts';
import type { Io } from '../io.ts';
import { Mistake } from '../mistake.ts';
import { wrap } from '../table/lines.ts';
import { write } from '../table/screen.ts';

const OPTIONS = { lang: { type: 'string' }, json: { type: 'boolean' } } as const;

export interface Branch {
  readonly op: string;
  readonly name: string;
  readonly clause: string;
  readonly kids: readonly Branch[];
}

export async function run(args: readonly string[], io: Io): Promise<number> {
  const given = read(args, OPTIONS, 'rules');
  const language = given.oneOf('lang', languages, languageOf(io.env));
  const [id] = wordsOf(given.words.length > 1 ? { ...given, words: given.words.slice(0, 1) } : given, ['game'], 'rules');
  const pack = await gameAt(id, io.folder);
  const clauses = clausesOf(pack, language);
  const wanted = given.words[1];
  if (wanted !== undefined) {
    const found = [...clauses].find(([clause]) => clause.toLowerCase() === wanted.toLowerCase());
    if (!found) throw new Mistake('noRule', pack.name, pack.id, wanted, [...clauses.keys()][0]);
    const [clause, text] = found;
    io.out(given.flag('json') ? `${JSON.stringify({ clause, text }, null, 2)}\n` : '');
    if (!given.flag('json')) write(io, wrap(`${clause} ${text}`, io.columns, '  '));
    return 0;
  }
  const trees = treesOf(pack);
  if (given.flag('json')) io.out(`${JSON.stringify({ game: pack.id, flows: trees, clauses: Object.fromEntries(clauses) }, null, 2)}\n`);
  else for (const tree of trees) write(io, [...lines(tree, clauses, io.columns, 0), '']);
  return 0;
}

/** The match, then the flows it calls by name. */
export function treesOf({ game }: TerminalGame): Branch[] {
  const called = Object.entries(game.spec.flows ?? {}).map(([name, flow]) => ({ op: 'flow', name, clause: '', kids: branches(flow.body) }));
  return [{ op: 'flow', name: game.id, clause: '', kids: branches(game.spec.flow) }, ...called];
}

/** A sequence is no branch of its own: its parts stand where it stands. */
function branches(flow: Flow): Branch[] {
  const all = (kids: readonly Flow[]) => kids.flatMap(branches);
  switch (flow.op) {
    case 'seq':
      return all(flow.kids);
    case 'settle':
      return [{ op: flow.op, name: '', clause: '', kids: [] }];
    case 'act':
    case 'over':
      return [{ op: flow.op, name: flow.name, clause: flow.clause, kids: [] }];
    case 'leave':
    case 'again':
    case 'sub':
      return [{ op: flow.op, name: flow.name, clause: '', kids: [] }];
    case 'ask':
    case 'askAll':
    case 'window': {
      const offers = flow.spec.offers.map((offer) => ({
        op: 'offer',
        name: offer.verb,
        clause: offer.clause ?? '',
        kids: offer.then ? branches(offer.then) : [],
      }));
      return [{ op: flow.op, name: flow.name, clause: flow.spec.clause, kids: offers }];
    }
    case 'when': {
      const otherwise = flow.else ? [{ op: 'else', name: '', clause: '', kids: branches(flow.else) }] : [];
      return [{ op: flow.op, name: flow.name, clause: '', kids: [...branches(flow.then), ...otherwise] }];
    }
    case 'phase': {
      const end = flow.end ? [{ op: 'end', name: '', clause: '', kids: branches(flow.end) }] : [];
      return [{ op: flow.op, name: flow.name, clause: flow.clause, kids: [...all(flow.kids), ...end] }];
    }
    case 'revocable': {
      const back = { op: 'back', name: '', clause: '', kids: branches(flow.undo) };
      return [{ op: flow.op, name: flow.name, clause: flow.clause, kids: [...all(flow.kids), back] }];
    }
    case 'group':
      return [{ op: flow.op, name: flow.name, clause: flow.clause, kids: all(flow.kids) }];
    case 'loop':
    case 'each':
    case 'together':
      return [{ op: flow.op, name: flow.name, clause: '', kids: all(flow.kids) }];
  }
}

function lines(branch: Branch, clauses: Clauses, width: number, depth: number): string[] {
  // Deep branches of a narrow terminal give up their indent before their words.
  const indent = ' '.repeat(Math.min(depth * 2, Math.floor(width / 3)));
  const head = `${indent}${branch.op} ${branch.name}`.trimEnd();
  const said = branch.clause === '' ? '' : `  ${branch.clause} ${clauses.get(branch.clause) ?? ''}`;
  const [line, ...rest] = wrap(head + said, width - 1, indent);
  return [rest.length > 0 ? `${line}…` : line, ...branch.kids.flatMap((kid) => lines(kid, clauses, width, depth + 1))];
}
