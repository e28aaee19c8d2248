/** What an answer comes to, where its words do not say it: values of a card, chances, which defence is the one for a shot. */
import type { Ask, AskOption, SeenCard } from '@touchline/engine';
import { game, prospectsOf, standingOf } from '../../../games/tsubasa/index.ts';
import { defOf, type Scene } from '../../table/scene.ts';
import { phaseOf, valuesText, wordsOf } from './cards.ts';

export function beside(s: Scene, ask: Ask, option: AskOption): string {
  const said = note(s, ask, option);
  return said === '' ? '' : `(${said})`;
}

function note(s: Scene, ask: Ask, option: AskOption): string {
  const [card] = s.view.zones.flatMap(({ cards }) => cards).filter(({ handle }) => handle === option.on[0]);
  switch (option.verb) {
    case 'take':
    case 'play':
      return valuesText(s, card);
    case 'shoot':
      return declared(s, 'shot');
    case 'passBall':
      return declared(s, 'pass');
    case 'spend':
      return spending(s, ask, option.n);
    case 'choose':
      return phaseOf(s) === 'duel' ? pairText(s, card) : '';
    default:
      return '';
  }
}

/** The chance as it stands, and with all the points there are for it. */
function declared(s: Scene, of: 'shot' | 'pass'): string {
  const w = wordsOf(s);
  const [now, ...spent] = prospectsOf(game, s.view).flatMap(({ action, chances }) => (action === of ? chances : []));
  return spent.length > 0 ? w.withPoints(w.percent(now.best), w.percent(spent[spent.length - 1].best), spent.length) : w.percent(now.best);
}

/** The Attacker's chance, and what is left of it if all is answered; for the Defender the chance to stop it. */
function spending(s: Scene, ask: Ask, n: number): string {
  const w = wordsOf(s);
  const [{ chances, answered }] = prospectsOf(game, s.view);
  if (ask.seat !== standingOf(game, s.view).attacker) return w.stops(w.percent(1 - answered[n]));
  const { best, worst } = chances[n];
  const most = answered.length - 1;
  return most > 0 ? w.answered(w.percent(best), w.percent(worst), most) : w.percent(best);
}

/** The card of the other team with the same colour. */
function pairText(s: Scene, card: SeenCard): string {
  const w = wordsOf(s);
  const { id, kind, traits } = defOf(s.game, card.def);
  const other = s.game.defs.find((def) => def.id !== id && def.traits.key?.[0] === traits.key[0])!;
  const name = s.speaker.card(other).name;
  return `${w.colours[traits.key[0]]}, ${kind === 'specialShot' ? w.pair.blockedBy(name) : w.pair.blocks(name)}`;
}
