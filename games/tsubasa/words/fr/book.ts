/** The game in French: what its cards say. */
import { french as f } from '@touchline/text';
import { type Kind, kindsIn } from '../../state.ts';
import { bracketBy, effectsBy, lineBy, ownTeamBy, totalBy } from '../onCards.ts';
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
const { and, signed } = grammar;

const { one, oneThen, gained, faces } = effectsBy(grammar, {
  kindName,
  points,
  saved,
  then: (effects) => `, puis ${effects}`,
  eachKind: '1 point de chaque sorte',
  anyKind: '1 point au choix',
  oneOf: (kinds) => `1 point de ${kinds}`,
  times: (n) => (n === 2 ? 'deux fois' : `${n} fois`),
  brings: (faces, result) => `${result} sur ${faces}`,
  orFace: 'ou',
  toFace: 'à',
});

const total = (kind: Kind) =>
  totalBy(`total de ${kindName[kind]}`, (who, by) => ({
    who: {
      words: who.you
        ? `votre total de ${kindName[kind]}`
        : who.words.includes('adversaire')
          ? `le total de ${kindName[kind]} adverse`
          : `le total de ${kindName[kind]} ${f.de(who.words)}`,
    },
    verb: changer,
    rest: `de ${signed(by)}`,
  }));

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
    ownTeam: ownTeamBy(team, 'celle de la carte', (team) => `votre équipe est ${team}`),
    behind: () => "vous avez moins de buts que l'adversaire",
  },
  bracket: bracketBy(team, 'Attaquant', 'Défenseur'),
  usualLimit: () => true,
  line: lineBy(grammar, {
    kindName,
    cardKinds,
    team,
    colours,
    decks: { motivation: 'Motivé', signing: 'Recrue' },
    price,
    costs: (price) => `Coûte ${price}`,
  }),
  problem: () => 'ce jeu se joue sans paquets',
  ...table,
  ...log,
  ...setUp,
};
