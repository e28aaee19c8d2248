/** The log in French: what happened, and how cards went from zone to zone. */
import { type Clause, french as f, type Moved, moveBy, type Verb } from '@touchline/text';
import { bySide, slotWords } from '../../read/seen.ts';
import { eventsBy } from '../atTable.ts';
import { asWhole, ways } from '../moves.ts';
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

const { grammar, er, de, own } = f;
const { and, some } = grammar;

const deed =
  (v: Verb, rest: (m: Moved) => string) =>
  (m: Moved): Clause => ({ who: m.who, verb: v, rest: rest(m) });

const sides = (m: Moved): string => and(bySide(m).map(({ side, names }) => `${and(names)} du côté ${side}`));
const lineUp = deed(aligner, (m) => (m.seen.length < m.n ? some(m.n, cardKinds.starting) : sides(m)));

export const log: LogWords = {
  move: moveBy(ways, {
    draw: deed(piocher, (m) => m.listed(some(m.n, carte))),
    lineUp: asWhole(lineUp),
    bench: deed(poser, (m) => `${m.names} sur le banc`),
    bringOn: deed(faire, (m) => `entrer ${sides(m)}`),
    discard: deed(defausser, (m) => m.cards),
    assist: deed(faire, (m) => `une passe décisive avec ${m.names}`),
    putUnderKeeper: deed(f.mettre, (m) => `${m.cards} sous ${own(m.who, gardien)}`),
    turnUp: deed(devoiler, (m) => and(m.seen.map((d) => `${d.name} (niveau ${d.stats.level})`))),
    putUnder: deed(f.mettre, (m) => `${m.cards} sous ${own(m.who, pioche)}`),
    look: deed(regarder, (m) => `${m.n === 1 ? 'la première carte' : `les ${m.n} premières cartes`} ${de(own(m.who, pioche))}`),
    takeBack: deed(reprendre, (m) => m.names),
    toBench: deed(ramener, (m) => `${m.names} au banc`),
    sendOff: deed(f.mettre, (m) => `${m.names} dans ${own(m.who, pileDesSortis)}`),
  }),
  events: {
    toss: (x) => ({ who: x.who, verb: attaquer, rest: 'en premier' }),
    finished: (x) => ({ who: x.who, verb: f.avoir, rest: `terminé ${own(x.who, f.f('formation'))}` }),
    side: (x) => ({ who: x.who, verb: attaquer, rest: `du côté ${slotWords(Number(x.e.args.side)).side}` }),
    play: (x) => ({ who: x.who, verb: jouer, rest: x.named }),
    stacked: (x) => ({ who: { words: x.named }, verb: enflammer, rest: '' }),
    fever: () => `${grammar.label('fièvre du but')}\u00a0: une autre phase de tir suit.`,
    ...eventsBy(grammar, {
      character: 'un personnage',
      attack: attaquer,
      turn: (n) => `tour ${n}`,
      joins: (character, attack) => `${character} se joint ${attack ? "à l'attaque" : 'à la défense'}`,
      use: (what, character) => ({ verb: utiliser, rest: `${what} ${de(character)}` }),
      ability: 'la capacité',
      attacks: (attack, defence, broke) => `attaque ${attack} contre défense ${defence} : l'attaque ${broke ? 'réussit' : 'échoue'}`,
      ready: (character) => `${character} se redresse`,
      firedUp: (character) => `${character} s'enflamme`,
      kicks: (character) => `${character} tire`,
      shot: (shot, save) => `tireur ${shot} contre gardien ${save}`,
      level: ' : égalité, donc une carte de plus chacun',
      score: marquer,
      aGoal: 'un but',
      standing: (goals) => `Le score est de ${goals}.`,
      stopped: 'La phase de tir se termine sans but.',
      save: { verb: er('arrêt'), rest: 'le tir' },
      nobodyScores: 'personne ne marque',
      kick: (levels, result, count) => `tir au but, niveau ${levels} : ${result} ; le compte est de ${count}`,
    }),
  },
};
