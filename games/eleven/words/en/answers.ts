/** What can be answered, in English: each with what it costs and leaves. */
import { COLOURS } from '../../state.ts';
import type { TableWords } from '../vocabulary.ts';
import { markers, terms } from './terms.ts';
import { words } from './wording.ts';

const { about, after, change, exchanged, first, formation, lineUp, man, pays, place, plain, resourceOf, sides, tokens } = words;
const { building } = terms;
const build = (name: string) => plain(`build ${name}`);

export const verbs: TableWords['verbs'] = {
  // Set-up.
  retain: (o) => `keep ${first(o)}`,
  keep: () => 'keep it',
  bonus: (o) => `bonus of ${first(o)}`,
  benchOut: (o) => `${first(o)} goes to the bench`,
  showA: (o) => `${first(o)} shows attack`,
  showD: (o) => `${first(o)} shows defence`,
  benchSides: (o) => (o.option.on.length === 0 ? 'all of them show attack' : `defence: ${sides(o)}`),
  // Dice.
  reroll: plain('roll again'),
  rerollFree: () => 'roll again for nothing',
  // Monday.
  produce: about((card) => `use ${card}`),
  colour: (o) => terms.colour[COLOURS[o.option.n] as 'red'],
  // Days.
  hireYoungster: plain('hire the top Youngster'),
  action: about((card) => `use ${card}`),
  paidAction: about((card) => `use ${card} with a Paid action`),
  repay: (o) => `repay ${o.option.n} of the Debt${after(o)}`,
  endDay: () => 'end your day',
  // End of the week.
  overdue: (o) => `2 Suspensions on ${first(o)}`,
  players: () => 'replace the Players',
  staff: () => 'replace the Staff',
  sponsors: () => 'replace the Sponsors',
  hire: about((card) => `hire ${card}`),
  hireStaff: about((card) => `hire ${card}`),
  sell: about((card) => `sell ${card}`),
  small: about((card) => `${card}: Small contract`),
  adboard: about((card) => `${card}: Adboard, for its payment`),
  adboardBonus: about((card) => `${card}: Adboard, for its bonus`),
  kit: about((card) => `${card}: Kit, payment and bonus`),
  lighting: build(building.lighting),
  store: build(building.store),
  boardroom: build(building.boardroom),
  training: build(building.training),
  stand3: build(building.stand3),
  stand4: build(building.stand4),
  adboard3: build(building.adboard3),
  office: plain('move the Office up one space'),
  // Cards and effects.
  take: (o) => `take ${first(o)}`,
  loseSponsor: (o) => `lose ${first(o)}`,
  discardTactic: (o) => `give up ${first(o)}`,
  repeatBonus: (o) => `bonus of ${first(o)}`,
  train: (o) => `train ${first(o)}`,
  lay: tokens,
  hit: tokens,
  heal: (o) => `heal ${tokens(o)}`,
  pardon: (o) => `free ${tokens(o)}`,
  discardPlayer: (o) => `give up ${first(o)}`,
  putBack: (o) => `put back ${first(o)}`,
  joinTrained: (o) => `${first(o)} joins Trained`,
  joinUntrained: (o) => `${first(o)} joins Untrained`,
  receive: (o) => `gain ${markers(1, resourceOf(o))}`,
  exchange: (o) => {
    const { from, to, count } = exchanged(o);
    return `${markers(count, from)} for ${markers(count, to)}${after(o)}`;
  },
  raise: (o) => `raise the ${terms.stat[resourceOf(o)]}`,
  // Matchday.
  suggest: (o) => `${lineUp(o)}${after(o)}`,
  byHand: () => 'line up by hand',
  formation: (o) => `${formation(o.option.n)} with ${first(o)}`,
  complete: () => 'complete it for me',
  startOver: () => 'start over',
  assign: about((card) => `${card} plays`),
  assignFree: (o) => `${first(o)} plays for no fitness`,
  payEffect: about((card) => `pay the effect of ${card}`),
  zone: (o) => `${first(o)}: ${place(o.option.n)}`,
  place: (o) => `${first(o)}: ${place(o.option.n)}`,
  serveInjury: (o) => `an Injury of ${first(o)} goes`,
  serveSuspension: (o) => `a Suspension of ${first(o)} goes`,
  use: (o) => `use ${first(o)}`,
  stands: (o) =>
    o.option.n === 0 ? 'no more fans' : `${markers(o.option.n, 'fan')} on the Stands, for ${pays(o)} after the match${after(o)}`,
  tactic: (o) => `play ${first(o)}`,
  none: () => 'play no Tactic',
  ally: (o) => `${man(o)} ${change(o)}`,
  youngster: (o) => `${man(o)} ${change(o)}`,
  boost: (o) => `${man(o)} ${change(o)}`,
  foe: (o) => `${man(o)} ${change(o)}`,
  section: (o) => terms.sections[o.option.n],
  moveMarker: (o) => place(o.option.n),
  swapMarkers: (o) => `${man(o)} and ${man(o, 1)}`,
  scorer: (o) => man(o),
  save: (o) => `save: ${man(o)}`,
  letIn: (o) => `let in: ${man(o)}`,
  form: tokens,
  injure: tokens,
  done: (o) => (o.ask.name === 'assign' ? 'everybody is assigned' : 'no more'),
  decline: () => 'leave it',
};
