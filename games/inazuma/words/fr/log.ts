/** The log in French: what happened, and how cards went from zone to zone. */
import { type Clause, french as f, type Moved, type Noun, type Verb } from '@touchline/text';
import { bySide, score, slotWords } from '../../read/seen.ts';
import type { LogWords } from '../vocabulary.ts';
import {
  aligner,
  attaquer,
  cardKinds,
  carte,
  defausser,
  devoiler,
  enflammer,
  faire,
  gardien,
  jouer,
  marquer,
  pileDesSortis,
  pioche,
  piocher,
  poser,
  ramener,
  regarder,
  reprendre,
  utiliser,
} from './nouns.ts';

const { grammar, er, de } = f;
const { and, some } = grammar;

const sentence = (clause: Clause): string => grammar.sentence(grammar.tell(clause));

function move(m: Moved): Clause | null | undefined {
  const { who, n, seen, clause } = m;
  const names = and(seen.map((d) => d.name));
  const known = seen.length === n;
  const what = (noun: Noun) => (known ? names : some(n, noun));
  const deed = (v: Verb, rest: string): Clause => ({ who, verb: v, rest });
  const sides = () => and(bySide(m).map(({ side, names: there }) => `${and(there)} du côté ${side}`));
  switch (`${m.from}>${m.to}`) {
    case 'deck>hand':
      return deed(piocher, known ? `${some(n, carte)} : ${names}` : some(n, carte));
    case 'starting>field':
      // Of their own line-up players are stated when it is shown, as a whole.
      if (who.you && n === 1) return null;
      return deed(aligner, known ? sides() : some(n, cardKinds.starting));
    case 'hand>bench':
      return deed(poser, `${names} sur le banc`);
    case 'bench>field':
      return deed(faire, `entrer ${sides()}`);
    case 'hand>discard':
      return clause === 'INA-602' ? deed(faire, `une passe décisive avec ${names}`) : deed(defausser, what(carte));
    case 'hand>underKeeper':
      return deed(f.mettre, `${what(carte)} sous ${f.own(who, gardien)}`);
    case 'deck>lastChance':
    case 'deck>shootout':
      return deed(devoiler, and(seen.map((d) => `${d.name} (niveau ${d.stats.level})`)));
    case 'deck>deck':
      return deed(f.mettre, `${what(carte)} sous ${f.own(who, pioche)}`);
    case 'deck>looking':
      return deed(regarder, `${n === 1 ? 'la première carte' : `les ${n} premières cartes`} de ${f.own(who, pioche)}`);
    case 'discard>hand':
      return deed(reprendre, names);
    case 'field>bench':
      return deed(ramener, `${names} au banc`);
    case 'field>out':
      return deed(f.mettre, `${names} dans ${f.own(who, pileDesSortis)}`);
    case 'field>covered':
    case 'bench>benchCovered':
      return { who: { words: names }, verb: enflammer, rest: '' };
    case 'hand>technique':
    case 'technique>discard':
    case 'covered>field':
    case 'benchCovered>covered':
    case 'covered>benchCovered':
    case 'lastChance>deck':
    case 'lastChance>looking':
    case 'looking>deck':
    case 'lastChance>goals':
      return null;
  }
  return undefined;
}

export const log: LogWords = {
  move,
  events: {
    toss: (x) => sentence({ who: x.who, verb: attaquer, rest: 'en premier' }),
    turn: (x) => grammar.sentence(`tour ${x.e.args.turn} : ${grammar.tell({ who: x.who, verb: attaquer, rest: '' }).trimEnd()}`),
    finished: (x) => sentence({ who: x.who, verb: f.avoir, rest: `terminé ${f.own(x.who, f.f('formation'))}` }),
    side: (x) => sentence({ who: x.who, verb: attaquer, rest: `du côté ${slotWords(Number(x.e.args.side)).side}` }),
    // The engine tells in the same way that both line-ups are complete.
    join: (x) =>
      x.e.args.part === undefined
        ? null
        : grammar.sentence(`${x.names[0] ?? 'un personnage'} se joint ${x.e.args.part === 'attacking' ? "à l'attaque" : 'à la défense'}`),
    play: (x) => sentence({ who: x.who, verb: jouer, rest: x.names[0] ?? 'une carte' }),
    use: (x) => {
      const what = x.e.args.name === '' ? 'la capacité' : String(x.e.args.name);
      return sentence({ who: x.who, verb: utiliser, rest: `${what} ${de(x.names[0] ?? 'un personnage')}` });
    },
    attack: (x) => {
      const { attack, defence, broke } = x.e.args as { attack: number; defence: number; broke: boolean };
      return grammar.sentence(`attaque ${attack} contre défense ${defence} : l'attaque ${broke ? 'réussit' : 'échoue'}`);
    },
    ready: (x) => grammar.sentence(`${x.names[0] ?? 'un personnage'} se redresse`),
    fireUp: (x) => grammar.sentence(`${x.names[0] ?? 'un personnage'} s'enflamme`),
    kicker: (x) => grammar.sentence(`${x.names[0] ?? 'un personnage'} tire`),
    shot: (x) => {
      const { shot, save } = x.e.args as { shot: number; save: number };
      return grammar.sentence(`tireur ${shot} contre gardien ${save}${shot === save ? ' : égalité, donc une carte de plus chacun' : ''}`);
    },
    goal: (x) =>
      `${sentence({ who: x.who, verb: marquer, rest: 'un but' })} Le score est de ${score(x.e.args.goals as number[], x.viewer)}.`,
    save: (x) => (x.e.args.stopped ? 'La phase de tir se termine sans but.' : sentence({ who: x.who, verb: er('arrêt'), rest: 'le tir' })),
    kick: (x) => {
      const levels = x.e.args.levels as readonly number[];
      const kicks = x.e.args.kicks as readonly number[];
      const [a, b] = levels;
      const result = a === b ? 'personne ne marque' : grammar.tell({ who: x.seat(a > b ? 0 : 1), verb: marquer, rest: '' }).trimEnd();
      return grammar.sentence(`tir au but, niveau ${score(levels, x.viewer)} : ${result} ; le compte est de ${score(kicks, x.viewer)}`);
    },
  },
};
