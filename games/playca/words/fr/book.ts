/** PlayCa in French: what its cards say. */
import { french as f, fr } from '@touchline/text';
import { factsOf, onlyTeam } from '../../read/seen.ts';
import { battleOf, notesBy, powerBy, powerFor, tpCost, usualLimit } from '../said.ts';
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
const { quote, some } = grammar;

// ---------------------------------------------------------------- effects

const team = (quoted: string): string => `de l'équipe ${quoted}`;
const firstBattle = 'dans le premier duel que dispute cette carte';
const scopes: PlayCaWords['scopes'] = {
  battle: 'dans ce duel',
  strategy: "jusqu'à la fin de la phase de stratégie",
  period: "jusqu'à la fin de la période",
  game: "jusqu'à la fin du match",
  'per battle': 'par duel',
  'per strategy': 'par phase de stratégie',
};

const power = powerBy(grammar, {
  who: (x) => ({
    opponent: whose('opponent', carteActive),
    ownGoalkeeper: whose('you', gardien),
    opponentGoalkeeper: whose('opponent', gardien),
    team: f.votre(cardKinds.character, true, team(quote(x.team ?? ''))),
  }),
  passedTo: 'le personnage qui reçoit la passe',
  gets: (changes) => (changes.every((by) => by < 0) ? subir : gagner),
  firstBattle,
  scopes,
});
const getsPower = powerFor(grammar, gagner);

// ---------------------------------------------------------------- the book

export const playcaFr: PlayCaWords = {
  lang: 'fr',
  title: 'Eleven PlayCa',
  card: carte,
  cardKinds,
  zones,
  marks: {
    faceDown: {
      beside: (f) => (f.is === 0 ? 'face visible' : 'face cachée'),
      says: (f) => (f.is === 0 ? 'est face visible' : 'est face cachée'),
    },
  },
  stats: {
    of: { name: 'OF', changeFor: getsPower('OF') },
    df: { name: 'DF', changeFor: getsPower('DF') },
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
      change: (who, how, by) =>
        how === 'add'
          ? { who, verb: couter, rest: Number(by) < 0 ? `${-Number(by)} PT de moins` : `${by} PT de plus`, stated: true }
          : { who, verb: couter, rest: `${how === 'set' ? '' : how === 'atLeast' ? 'au moins ' : 'au plus '}${by} PT`, stated: true },
      changeFor: (player, _how, by) => ({
        who: player,
        verb: payer,
        rest: Number(by) < 0 ? `${-Number(by)} PT de moins pour les Hissatsu` : `${by} PT de plus pour les Hissatsu`,
      }),
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
    team: { after: (v) => team(quote(v)), says: (v) => `est ${team(quote(v))}` },
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
  scopes,
  effects: {
    power,
    costLess: (x, say) => ({
      who: f.votre(x.type ? kindNoun(x.type) : hissatsu(''), true),
      verb: couter,
      rest: `${x.n} PT de moins ${battleOf(say, firstBattle, 'dans ce duel')}`,
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
    enteredByPass: 'cette carte est entrée par une passe dans ce duel',
    fewerGoals: "vous avez moins de buts que l'adversaire",
    hasBall: 'vous avez le ballon',
    usedType: (type) => `vous avez utilisé ${un(kindNoun(type)).words} dans ce duel`,
    usedName: (name) => `vous avez utilisé ${quote(name)} dans ce duel`,
  },
  bracket: (cond) => {
    const name = onlyTeam(cond);
    return name === null ? null : grammar.label(`réservé à l'équipe ${quote(name)}`);
  },
  bracketCost: tpCost('PT'),
  usualLimit,
  line: (def) => [grammar.label(kindNoun(def.kind).one), ...factsOf(def)].join(' · '),
  notes: notesBy(grammar, {
    onlyTeam: (name) => `utilisable seulement si votre carte active est ${team(name)}`,
    names: (names) => `cette carte répond aux noms ${names}`,
    override: (name) => `enchaînement ${name} : vous pouvez utiliser cette carte en plus de lui dans le même duel`,
    recycling: 'recyclage : après la période, vous pouvez reprendre cette carte dans votre main Hissatsu',
  }),
  ...table,
  ...setUp,
};
