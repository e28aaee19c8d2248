/** What every part of the board reads: the words, and cards in a few signs. */
import type { CardDef, Seat, SeenCard } from '@touchline/engine';
import { type Forecast, forecastOf, game, lineUpsOf, ownOf, shownOf } from '../../../games/eleven/index.ts';
import { markOn } from '../../../games/eleven/read/seen.ts';
import type { Eleven } from '../../../games/eleven/state.ts';
import { defOf, nameOf, type Scene, zoneAt } from '../../table/scene.ts';
import { type BoardWords, boardWords } from './words.ts';

export const wordsOf = (s: Scene): BoardWords => boardWords(s.speaker.lang);
export const own = (s: Scene): Eleven => ownOf(s.view);

/** What is worked out by the rules, once for a view. */
function once<R>(read: (view: Scene['view']) => R): (s: Scene) => R {
  const known = new WeakMap<Scene['view'], { readonly found: R }>();
  return ({ view }) => {
    const { found } = known.get(view) ?? { found: read(view) };
    known.set(view, { found });
    return found;
  };
}
export const shown = once((view) => shownOf(game, view));
export const lineUps = once((view) => lineUpsOf(game, view));

export const cardsIn = (s: Scene, zone: string, seat: Seat): readonly SeenCard[] => zoneAt(s, zone, seat).cards;

const ZONES = ['LD', 'CD', 'RD', 'LM', 'CM', 'RM', 'LF', 'CF', 'RF'];

/** ELV-606, ELV-R83: of a Player nobody has, the Untrained face. */
export function face(s: Scene, def: CardDef): CardDef {
  const isOwned = s.view.zones.some(({ zone, cards }) => zone === 'squad' && cards.some((card) => card.def === def.id));
  if (def.kind !== 'player' || isOwned) return def;
  const { strengthT: _strength, glovesT: _gloves, jerseyT: _jersey, ...stats } = def.stats;
  return { ...def, stats: { ...stats, m: 0, g: 0 }, abilities: def.abilities.filter(({ notes }) => notes?.face !== 'trained') };
}

/** `A2 LD LM #3`: Task, Strength now, Zones and number; a Goalkeeper shows gloves. */
export function playerText(s: Scene, { def, marks, handle }: Pick<SeenCard, 'def' | 'marks' | 'handle'>): string {
  const w = wordsOf(s);
  const { stats, traits } = defOf(s.game, def);
  const card = { def, marks, handle } as SeenCard;
  const face = markOn(card, 'trained') === 1 ? 'T' : '';
  const tokens = markOn(card, 'plusS') + markOn(card, 'plusP') - markOn(card, 'minusS') - markOn(card, 'minusP');
  const strength = Math.max(0, stats[`strength${face}`] + tokens);
  const task = traits.task[0] as 'A' | 'D' | 'GK';
  const number = stats[`jersey${face}`];
  const where =
    task === 'GK'
      ? [w.gloves(stats[`gloves${face}`])]
      : [...traits.zones.map((zone) => w.zones[ZONES.indexOf(zone)]), ...(number > 0 ? [`#${number}`] : [])];
  return [`${w.tasks[task]}${strength}`, ...where].join(' ');
}

/** What lies on a card: `Trained, 2 Injuries, exhausted`. */
export function marksText(s: Scene, card: SeenCard): string {
  const w = wordsOf(s);
  const { token } = w.terms;
  const some = (name: keyof typeof token) => {
    const n = markOn(card, name);
    return n === 0 ? [] : [`${n} ${n === 1 ? token[name].one : token[name].many}`];
  };
  const vp = markOn(card, 'vpM') + markOn(card, 'vpG');
  return [
    ...(markOn(card, 'trained') === 1 ? [w.trained] : []),
    ...some('inj'),
    ...some('sus'),
    ...(vp > 0 ? [`${vp} ${s.speaker.value('vp')}`] : []),
    ...(markOn(card, 'on') > 0 ? [w.plays] : []),
    ...(markOn(card, 'paid') > 0 ? [w.paid] : []),
    ...(markOn(card, 'exhausted') > 0 ? [w.exhausted] : []),
  ].join(', ');
}

/** `cash 5 → 7 · fan Stat 2 → 3`: what the text of a card that is used for this does to markers and Stats. */
export function comesTo(s: Scene, seat: Seat, def: CardDef, timing: string): string {
  const { terms } = wordsOf(s);
  const name = ({ of, stat }: Forecast) => (of === 'vp' ? s.speaker.value('vp') : (stat ? terms.stat : terms.resource)[of]);
  const changes = forecastOf(s.view, seat, def, [timing]);
  return changes.map((change) => `${name(change)} ${change.from} → ${change.to}`).join(' · ');
}

/** A card of a club with its marks: `Alba Reyes (exhausted)`. */
export function named(s: Scene, card: SeenCard, more = ''): string {
  const marks = marksText(s, card);
  return `${nameOf(s, card)}${more === '' ? '' : ` ${more}`}${marks === '' ? '' : ` (${marks})`}`;
}

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
