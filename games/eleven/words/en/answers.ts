/** What can be answered, in English: each with what it costs and leaves. */
import type { TableWords } from '../vocabulary.ts';
import { markers, terms } from './terms.ts';
import { words } from './wording.ts';

const { about, after, exchanged, first, formation, place, plain, resourceOf, second, sides } = words;
const { building } = terms;
const build = (name: string) => plain(`build ${name}`);

export const verbs: TableWords['verbs'] = {
  // Set-up.
  keep: (o) => (o.ask.name === 'reroll' ? 'keep it' : `keep ${first(o)}`),
  benchOut: (o) => `${first(o)} goes to the bench`,
  showA: (o) => `${first(o)} shows attack`,
  showD: (o) => `${first(o)} shows defence`,
  benchSides: (o) => `bench shows ${sides(o)}`,
  // Dice.
  reroll: (o) => `roll again for 1 fan${after(o)}`,
  rerollFree: () => 'roll again for nothing',
  // Days.
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
  lay: (o) => first(o),
  hit: (o) => first(o),
  heal: (o) => `heal ${first(o)}`,
  pardon: (o) => `free ${first(o)}`,
  discardPlayer: (o) => `give up ${first(o)}`,
  putBack: (o) => `put back ${first(o)}`,
  joinTrained: (o) => `${first(o)} joins Trained`,
  joinUntrained: (o) => `${first(o)} joins Untrained`,
  receive: (o) => `gain ${markers(1, resourceOf(o))}`,
  exchange: (o) => {
    const { from, to, count } = exchanged(o);
    return `${markers(count, from)} for ${markers(count, to)}`;
  },
  raise: (o) => `raise the ${terms.stat[resourceOf(o)]}`,
  // Matchday.
  suggest: (o) => `${['the best line-up', 'a bold line-up', 'a safe line-up', 'as last week'][o.option.n]}${after(o)}`,
  byHand: () => 'line up by hand',
  formation: (o) => `${formation(o.option.n)} with ${first(o)}`,
  complete: () => 'complete it for me',
  assign: about((card) => `${card} plays`),
  assignFree: (o) => `${first(o)} plays for no fitness`,
  payEffect: about((card) => `pay the effect of ${card}`),
  bring: (o) => `${first(o)} comes on for ${second(o)}`,
  zone: (o) => `${first(o)}: ${place(o.option.n)}`,
  place: (o) => `${first(o)}: ${place(o.option.n)}`,
  done: (o) => (o.ask.name === 'raise' ? 'no more' : 'everybody is assigned'),
  decline: () => 'leave it',
};
