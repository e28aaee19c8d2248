/** What can be answered, in French: each with what it costs and leaves. */
import { french as f } from '@touchline/text';
import { COLOURS } from '../../state.ts';
import type { TableWords } from '../vocabulary.ts';
import { markers, terms } from './terms.ts';
import { words } from './wording.ts';

const { about, after, change, exchanged, first, formation, lineUp, man, pays, place, plain, resourceOf, sides, tokens } = words;
const { building } = terms;
const build = (name: string) => plain(`bâtir : ${name}`);

export const verbs: TableWords['verbs'] = {
  // Set-up.
  retain: (o) => `garder ${first(o)}`,
  keep: () => 'le garder',
  bonus: (o) => `bonus ${f.de(first(o))}`,
  benchOut: (o) => `${first(o)} va sur le banc`,
  showA: (o) => `${first(o)} : attaque`,
  showD: (o) => `${first(o)} : défense`,
  benchSides: (o) => (o.option.on.length === 0 ? "tous montrent l'attaque" : `défense : ${sides(o)}`),
  // Dice.
  reroll: plain('relancer'),
  rerollFree: () => 'relancer gratuitement',
  // Monday.
  produce: about((card) => `utiliser ${card}`),
  colour: (o) => terms.colour[COLOURS[o.option.n] as 'red'],
  // Days.
  hireYoungster: plain('recruter le premier espoir'),
  action: about((card) => `utiliser ${card}`),
  paidAction: about((card) => `utiliser ${card} avec une action payée`),
  repay: (o) => `rembourser ${o.option.n} de la dette${after(o)}`,
  endDay: () => 'finir votre journée',
  // End of the week.
  overdue: (o) => `2 suspensions pour ${first(o)}`,
  players: () => 'remplacer les joueurs',
  staff: () => 'remplacer le staff',
  sponsors: () => 'remplacer les sponsors',
  hire: about((card) => `recruter ${card}`),
  hireStaff: about((card) => `recruter ${card}`),
  sell: about((card) => `vendre ${card}`),
  small: about((card) => `${card} : petit contrat`),
  adboard: about((card) => `${card} : panneau, pour le paiement`),
  adboardBonus: about((card) => `${card} : panneau, pour le bonus`),
  kit: about((card) => `${card}\u00a0: équipement, paiement et bonus`),
  lighting: build(building.lighting),
  store: build(building.store),
  boardroom: build(building.boardroom),
  training: build(building.training),
  stand3: build(building.stand3),
  stand4: build(building.stand4),
  adboard3: build(building.adboard3),
  office: plain("agrandir le siège d'un étage"),
  // Cards and effects.
  take: (o) => `prendre ${first(o)}`,
  loseSponsor: (o) => `perdre ${first(o)}`,
  discardTactic: (o) => `renoncer à ${first(o)}`,
  repeatBonus: (o) => `bonus ${f.de(first(o))}`,
  train: (o) => `former ${first(o)}`,
  lay: tokens,
  hit: tokens,
  heal: (o) => `soigner ${tokens(o)}`,
  pardon: (o) => `libérer ${tokens(o)}`,
  discardPlayer: (o) => `renoncer à ${first(o)}`,
  putBack: (o) => `remettre ${first(o)}`,
  joinTrained: (o) => `${first(o)} arrive formé`,
  joinUntrained: (o) => `${first(o)} arrive non formé`,
  receive: (o) => `gagner ${markers(1, resourceOf(o))}`,
  exchange: (o) => {
    const { from, to, count } = exchanged(o);
    return `${markers(count, from)} contre ${markers(count, to)}${after(o)}`;
  },
  raise: (o) => `monter la ${terms.stat[resourceOf(o)]}`,
  // Matchday.
  suggest: (o) => `${lineUp(o)}${after(o)}`,
  byHand: () => 'composer à la main',
  formation: (o) => `${formation(o.option.n)} avec ${first(o)}`,
  complete: () => 'compléter pour moi',
  startOver: () => 'tout recommencer',
  assign: about((card) => `${card} joue`),
  assignFree: (o) => `${first(o)} joue sans forme`,
  payEffect: about((card) => `payer l'effet ${f.de(card)}`),
  zone: (o) => `${first(o)} : ${place(o.option.n)}`,
  place: (o) => `${first(o)} : ${place(o.option.n)}`,
  serveInjury: (o) => `une blessure part (${first(o)})`,
  serveSuspension: (o) => `une suspension part (${first(o)})`,
  use: (o) => `utiliser ${first(o)}`,
  stands: (o) =>
    o.option.n === 0 ? 'plus aucun supporter' : `${markers(o.option.n, 'fan')} en tribune, pour ${pays(o)} après le match${after(o)}`,
  tactic: (o) => `jouer ${first(o)}`,
  none: () => 'ne pas jouer de tactique',
  ally: (o) => `${man(o)} ${change(o)}`,
  youngster: (o) => `${man(o)} ${change(o)}`,
  boost: (o) => `${man(o)} ${change(o)}`,
  foe: (o) => `${man(o)} ${change(o)}`,
  section: (o) => terms.sections[o.option.n],
  moveMarker: (o) => place(o.option.n),
  swapMarkers: (o) => `${man(o)} et ${man(o, 1)}`,
  scorer: (o) => man(o),
  save: (o) => `arrêter : ${man(o)}`,
  letIn: (o) => `laisser passer : ${man(o)}`,
  form: tokens,
  injure: tokens,
  done: (o) => (o.ask.name === 'assign' ? 'tous sont alignés' : 'rien de plus'),
  decline: () => 'y renoncer',
};
