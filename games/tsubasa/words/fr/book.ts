/** The game in French: what its cards say. */
import type { CardDef } from '@touchline/engine';
import { french as f, type Say, type Who } from '@touchline/text';
import type { Spoken } from '../../kinds.ts';
import { priceOf, runsOf } from '../../read/seen.ts';
import { KINDS, type Kind, kindsIn } from '../../state.ts';
import type { TsubasaWords } from '../vocabulary.ts';
import { log } from './log.ts';
import {
  cardKinds,
  carte,
  changer,
  choisir,
  colours,
  defausser,
  eliminer,
  gagner,
  jouer,
  kindName,
  kindOfCard,
  lancer,
  piocher,
  points,
  prendre,
  price,
  recevoir,
  relancer,
  retirer,
  saved,
  team,
  titles,
  zones,
} from './nouns.ts';
import { setUp } from './setUp.ts';
import { table } from './table.ts';

const { grammar, vous } = f;
const { and, or, signed } = grammar;

/** One of these, by choice; a card that means itself is no choice. */
const one = ({ from }: { readonly from: Spoken<'choose'>['from'] }, say: Say): string =>
  say.thing({ ...from, chosen: { count: 1, upTo: false } }).words;

const oneThen = (x: Spoken<'discard' | 'eliminate'>, say: Say): string => `${one(x, say)}${x.then ? `, puis ${say.effects(x.then)}` : ''}`;

function gained({ of, times = 1, each }: Spoken<'points'>): string {
  const kinds = kindsIn(of);
  if (each) return kinds.length === KINDS.length ? '1 point de chaque sorte' : and(kinds.map((kind) => points(1, kind)));
  const what = kinds.length === KINDS.length ? '1 point au choix' : `1 point de ${or(kinds.map((kind) => kindName[kind]))}`;
  return times === 1 ? what : `${what}, ${times === 2 ? 'deux fois' : `${times} fois`}`;
}

const faces = (table: readonly string[]): string =>
  and(
    runsOf(table).map(
      ({ from, to, result }) => `${saved[result]} sur ${from === to ? from : `${from}${to === from + 1 ? ' ou ' : ' à '}${to}`}`,
    ),
  );

/** A total is nobody's card: it is the player's. */
const total = (kind: Kind) => ({
  name: `total de ${kindName[kind]}`,
  change: (who: Who, _how: string, by: number | string) => ({
    who: { words: who.you ? `votre total de ${kindName[kind]}` : `le total de ${kindName[kind]} adverse` },
    verb: changer,
    rest: `de ${signed(Number(by))}`,
    told: true as const,
  }),
  // The ability that did it is told of already.
  changeFor: () => null,
});

export const tsubasaFr: TsubasaWords = {
  lang: 'fr',
  title: 'Captain Tsubasa',
  card: carte,
  titles,
  cardKinds,
  zones,
  stats: {
    shot: { name: 'Tir' },
    pass: { name: 'Passe', f: true },
    defence: { name: 'Défense', f: true },
    redShot: { name: 'Tir côté rouge' },
    redPass: { name: 'Passe côté rouge', f: true },
    redDefence: { name: 'Défense côté rouge', f: true },
    shotTotal: total('shot'),
    passTotal: total('pass'),
    defenceTotal: total('defence'),
  },
  traits: {
    deck: { after: (v) => `de la pile ${v}`, says: (v) => `est de la pile ${v}` },
    team: { after: (v) => `de ${team[v]}`, says: (v) => `est de ${team[v]}` },
    player: { after: (v) => v, definite: true, says: (v) => `est ${v}` },
    key: { after: (v) => colours[v], says: (v) => `est ${colours[v]}` },
  },
  timings: { play: '', reroll: '{Relance}', save: '{Arrêt}' },
  scopes: { round: 'pour cette manche', 'per round': 'par manche' },
  marks: {
    red: { beside: () => 'côté rouge', says: () => 'est rouge' },
    parting: { beside: () => 'sur le départ', says: () => 'est sur le départ' },
  },
  effects: {
    points: (x) => ({ who: vous, verb: gagner, rest: gained(x) }),
    draw: (x) => ({ who: vous, verb: piocher, rest: grammar.some(x.n, carte) }),
    playMore: () => ({ who: vous, verb: jouer, rest: '1 carte de plus' }),
    eliminate: (x, say) => ({ who: vous, verb: eliminer, rest: oneThen(x, say) }),
    discard: (x, say) => ({ who: vous, verb: defausser, rest: oneThen(x, say) }),
    discardRandom: () => ({ who: f.adversaire, verb: defausser, rest: '1 carte de sa main au hasard' }),
    zero: (x, say) => ({
      who: vous,
      verb: choisir,
      rest: `${one(x, say)} : ${and(kindsIn(x.of).map((kind) => (kind === 'shot' ? 'son Tir' : `sa ${kindName[kind]}`)))} ${x.of.length > 1 ? 'comptent' : 'compte'} 0 pour cette manche`,
    }),
    fatigue: (x) => ({ who: vous, verb: prendre, rest: grammar.some(x.n, cardKinds.fatigue) }),
    book: () => ({ who: vous, verb: recevoir, rest: 'un carton jaune' }),
    forgive: () => ({ who: vous, verb: retirer, rest: 'votre carton jaune' }),
    advance: () =>
      "mettez fin à la phase d'attaque : cette carte va dans la boîte, les autres cartes jouées sont défaussées, et vous gardez le ballon comme après une Passe réussie",
    specialShot: () =>
      "mettez fin à la phase d'attaque : cette carte va dans la boîte, les autres cartes jouées sont défaussées, et votre tir spécial affronte une parade spéciale",
    reroll: () => ({ who: vous, verb: relancer, rest: 'un dé de cette manche' }),
    save: (x) => ({ who: vous, verb: lancer, rest: `un dé après un Tir encaissé : ${faces(x.table)}` }),
    part: () => ({ who: vous, verb: eliminer, rest: 'cette carte à la phase de défausse de cette manche' }),
    mandatory: (x, say) => `obligatoire : ${say.effects(x.then)}`,
  },
  conditions: {
    attacking: () => "vous êtes l'attaquant",
    defending: () => 'vous êtes le défenseur',
    ownTeam: (_value, say) => `votre équipe est ${team[say.self?.traits.team?.[0] ?? ''] ?? 'celle de la carte'}`,
    behind: () => "vous avez moins de buts que l'adversaire",
  },
  bracket: (cond, say) => {
    if ('is' in cond && (cond.is === 'attacking' || cond.is === 'defending')) return cond.is === 'attacking' ? 'Attaquant' : 'Défenseur';
    return 'all' in cond ? `Attaquant, ${team[say.self?.traits.team?.[0] ?? '']}` : null;
  },
  usualLimit: () => true,
  line,
  problem: () => 'ce jeu se joue sans paquets',
  ...table,
  ...log,
  ...setUp,
};

function line(def: CardDef): string {
  const { kind, stats, traits } = def;
  const cost = priceOf(def);
  return [
    ...(traits.deck[0] === 'motivation' ? ['Motivé'] : traits.deck[0] === 'signing' ? ['Recrue'] : []),
    grammar.label(kindOfCard(kind)),
    ...(traits.team ? [team[traits.team[0]]] : []),
    ...(kind === 'specialShot' || kind === 'specialDefence'
      ? [grammar.label(colours[traits.key[0]])]
      : [KINDS.map((k) => `${kindName[k]} ${stats[k] < 0 ? `−${-stats[k]}` : stats[k]}`).join(', ')]),
    ...(cost.length > 0 ? [`Coûte ${price(cost)}`] : []),
  ].join(' · ');
}
