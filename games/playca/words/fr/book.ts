/** PlayCa in French: what its cards say. */
import type { CardDef } from '@touchline/engine';
import { type Clause, french as f, fr, type Said, type Say, type Who } from '@touchline/text';
import type { Effect, Spoken } from '../../kinds.ts';
import { factsOf, onlyTeam } from '../../read/seen.ts';
import type { PlayCaWords } from '../vocabulary.ts';
import {
  cardKinds,
  carte,
  carteActive,
  cartes,
  compter,
  couter,
  defausser,
  devoiler,
  gagner,
  gardien,
  hissatsu,
  kindNoun,
  payer,
  subir,
  zones,
} from './nouns.ts';
import { setUp } from './setUp.ts';
import { table } from './table.ts';

const { grammar, er, verb, vous, de, un, whose } = f;
const { and, quote, signed, some } = grammar;

// ---------------------------------------------------------------- effects

const firstBattle = 'dans le premier duel que dispute cette carte';
/** EPC-R12: a text at a flip reaches into the battle that follows; elsewhere "this battle" is the one being fought. */
const battleOf = (say: Say, otherwise: string) => (say.timings.includes('flip') ? firstBattle : otherwise);

function power(x: Spoken<'power'>, say: Say): Said {
  const changed = (['of', 'df'] as const).filter((s) => x[s] !== undefined);
  const who = {
    opponent: whose('opponent', carteActive),
    ownGoalkeeper: whose('you', gardien),
    opponentGoalkeeper: whose('opponent', gardien),
    team: f.votre(cardKinds.character, true, team(x.team ?? '')),
  };
  const standard = say.timings.includes('pass') ? { words: 'le personnage qui reçoit la passe' } : vous;
  const lasting = x.until === undefined ? battleOf(say, '') : playcaFr.scopes[x.until];
  return {
    who: x.who ? who[x.who] : standard,
    verb: changed.every((s) => Number(x[s]) < 0) ? subir : gagner,
    rest: [and(changed.map((s) => `${signed(Number(x[s]))} ${s.toUpperCase()}`)), lasting].join(' ').trimEnd(),
    stated: true,
  };
}

const team = (name: string): string => `de l'équipe ${quote(name)}`;

/** A bonus is the player's; a minus is meant for a card of the opponent's, and without one it was for nobody. */
const powerFor =
  (value: string) =>
  (player: Who, _how: string, by: number | string): Clause | null =>
    Number(by) < 0 ? null : { who: player, verb: gagner, rest: `${signed(Number(by))} ${value}` };

// ---------------------------------------------------------------- the book

export const playcaFr: PlayCaWords = {
  lang: 'fr',
  title: 'Eleven PlayCa',
  card: carte,
  cardKinds,
  zones,
  stats: {
    of: { name: 'OF', changeFor: powerFor('OF') },
    df: { name: 'DF', changeFor: powerFor('DF') },
    hof: { name: 'HOF' },
    hdf: { name: 'HDF' },
    bcp: {
      name: 'BCP',
      change: (who, how, by) => ({ who, verb: compter, rest: how === 'add' ? `${by} BCP de plus` : `au moins ${by} BCP`, stated: true }),
      changeFor: (player, _how, by) => ({
        who: {
          words: player.you ? f.votre(cartes('de Chance brûlante'), true).words : `les cartes de Chance brûlante ${de(player.words)}`,
          many: true,
        },
        verb: compter,
        rest: `${by} BCP de plus`,
      }),
    },
    cost: {
      name: 'HCost',
      change: (who, _how, by) => ({ who, verb: couter, rest: `${-Number(by)} PT de moins`, stated: true }),
      changeFor: (player, _how, by) => ({ who: player, verb: payer, rest: `${-Number(by)} PT de moins pour les Hissatsu` }),
    },
    chanceCards: {
      name: 'cartes de Chance brûlante',
      change: (who, _how, by) => ({
        who,
        verb: devoiler,
        rest: `${some(Number(by), carte)} de plus pour la Chance brûlante`,
        stated: true,
      }),
      changeFor: (player, _how, by) => ({
        who: player,
        verb: verb('dévoiler', 'dévoilerez', 'dévoilera', 'dévoileront'),
        rest: `${some(Number(by), carte)} de plus pour la Chance brûlante`,
      }),
    },
    tpPerPeriod: { name: 'PT par période' },
  },
  traits: {
    team: { after: team, says: (v) => `est ${team(v)}` },
    position: { after: (v) => v, says: (v) => `a le poste ${v}` },
    name: { after: quote, definite: true, says: (v) => `est ${quote(v)}` },
    type: { after: (v) => `de type ${kindNoun(v).one}`, says: (v) => `est ${un(kindNoun(v)).words}` },
  },
  roles: { fighter: carteActive },
  timings: {
    shoot: '{Tir}',
    pass: '{Passe}',
    dribble: '{Dribble}',
    block: '{Blocage}',
    catch: '{Arrêt}',
    flip: '{Retournement}',
    burningChance: '{Chance brûlante}',
    battle: '{Duel}',
    support: '{Soutien}',
    use: '',
  },
  scopes: {
    battle: 'dans ce duel',
    period: "jusqu'à la fin de la période",
    game: "jusqu'à la fin du match",
    'per battle': 'par duel',
    'per strategy': 'par phase de stratégie',
  },
  effects: {
    power,
    costLess: (x, say) => ({
      who: f.votre(x.type ? kindNoun(x.type) : hissatsu(''), true),
      verb: couter,
      rest: `${x.n} PT de moins ${battleOf(say, 'dans ce duel')}`,
    }),
    addTp: (x) => ({ who: vous, verb: er('ajout'), rest: `${x.n} PT` }),
    payTp: (x) => ({ who: vous, verb: payer, rest: `${x.n} PT` }),
    replaceChance: () => ({
      who: vous,
      verb: defausser,
      rest: 'votre dernière carte de Chance brûlante',
      and: { verb: devoiler, rest: 'une autre carte à sa place' },
    }),
    showRandom: () => ({
      who: f.adversaire,
      verb: verb('révéler', 'révélez', 'révèle', 'révèlent'),
      rest: 'une carte de sa main Hissatsu prise au hasard',
    }),
    lookTop: (x, say) => fr.kinds.arrange({ do: 'arrange', zone: 'deck', through: 'looking', top: x.n }, say),
    takeBall: () => ({
      who: vous,
      verb: verb('prendre', 'prenez', 'prend', 'prennent'),
      rest: 'le ballon',
      and: { verb: verb('recommencer', 'recommencez', 'recommence', 'recommencent'), rest: 'le duel' },
    }),
  },
  conditions: {
    enteredByPass: () => 'cette carte est entrée par une passe dans ce duel',
    fewerGoals: () => "vous avez moins de buts que l'adversaire",
    hasBall: () => 'vous avez le ballon',
    usedType: (type) => `vous avez utilisé ${un(kindNoun(type)).words} dans ce duel`,
    usedName: (name) => `vous avez utilisé ${quote(name)} dans ce duel`,
  },
  bracket: (cond) => {
    const name = onlyTeam(cond);
    return name === null ? null : grammar.label(`réservé à l'équipe ${quote(name)}`);
  },
  bracketCost: (x: Effect) => (x.do === 'payTp' ? `PT:${x.n}` : null),
  // EPC-509, EPC-408: once a battle, once a Strategy Phase.
  usualLimit: (limit) => limit.times === 1,
  line: (def) => [grammar.label(kindNoun(def.kind).one), ...factsOf(def)].join(' · '),
  notes: notesOf,
  ...table,
  ...setUp,
};

function notesOf({ notes }: CardDef): string[] {
  const names = notes?.names as readonly string[] | undefined;
  return [
    ...(notes?.onlyTeam ? [grammar.sentence(`utilisable seulement si votre carte active est ${team(String(notes.onlyTeam))}`)] : []),
    ...(names ? [grammar.sentence(`cette carte répond aux noms ${and(names.map(quote))}`)] : []),
    ...(notes?.override ? [grammar.sentence(`enchaînement ${quote(String(notes.override))}`)] : []),
    ...(notes?.recycling ? ['Recyclage.'] : []),
  ];
}
