/** What an answer comes to, where its words do not say it: what a card is, a contract pays, a line-up hopes for. */
import type { Ask, AskOption, CardDef, Seat } from '@touchline/engine';
import { rollingTexts } from '../../../games/eleven/index.ts';
import { defOf, type Scene } from '../../table/scene.ts';
import { comesTo, lineUps, playerText, wordsOf } from './cards.ts';

export function beside(s: Scene, ask: Ask, option: AskOption): string {
  const said = note(s, ask.seat, option);
  return said === '' ? '' : `(${said})`;
}

function note(s: Scene, seat: Seat, { key, verb, on, figures }: AskOption): string {
  const card = s.view.zones.flatMap(({ cards }) => cards).find(({ handle }) => handle === on[0]);
  const text = () => (card ? s.speaker.card(defOf(s.game, card.def)) : null);
  switch (verb) {
    case 'retain': {
      const face = text();
      return face ? [face.line, ...face.text].join(' ') : '';
    }
    case 'train':
      return card ? trained(s, defOf(s.game, card.def)) : '';
    case 'hire':
    case 'sell':
    case 'assign':
      return card && defOf(s.game, card.def).kind === 'player' ? playerText(s, card) : '';
    case 'small':
    case 'adboard':
    case 'adboardBonus':
    case 'kit':
      return card ? contract(s, seat, verb, defOf(s.game, card.def)) : '';
    case 'tactic':
      return text()?.text.join(' ') ?? '';
    case 'keep':
      return rolledBy(s, figures?.card ?? -1);
    case 'suggest':
      return suggested(s, key);
    default:
      return '';
  }
}

/** The text that has a die rolled. */
function rolledBy({ game, speaker }: Scene, card: number): string {
  return card < 0 ? '' : rollingTexts(game.defs[card], speaker.card(game.defs[card]).text).join(' ');
}

/** `wins 80 %, draws 20 % · 4-4-2, High Line, Achebe, Vance`: what it hopes for, and who would play. */
function suggested(s: Scene, key: string): string {
  const found = lineUps(s).find(({ names }) => key === `suggest:${names[0]}`);
  if (found === undefined) return '';
  const name = (def: string) => s.speaker.card(defOf(s.game, def)).name;
  const players = [...found.men.map(({ def }) => def), found.keeper].filter((def) => def !== '').map(name);
  const { wins, draws, goals, against } = found.hopes;
  const hopes = wordsOf(s).hopes(Math.round(100 * wins), Math.round(100 * draws), goals, against);
  return [hopes, [found.formation, name(found.tactic), ...players].join(', ')].join(' · ');
}

/** What Training makes of somebody: `D2 → D3`. */
function trained(s: Scene, { traits, stats }: CardDef): string {
  const task = wordsOf(s).tasks[traits.task[0] as 'A' | 'D' | 'GK'];
  return `${task}${stats.strength} → ${task}${stats.strengthT}`;
}

/** What a contract pays, in the numbers of whoever signs; a bonus in its own words. */
function contract(s: Scene, seat: Seat, verb: string, def: CardDef): string {
  const bonus =
    s.speaker
      .card(def)
      .text.at(-1)
      ?.replace(/^\{[^}]*\} /, '') ?? '';
  return [comesTo(s, seat, def, verb), verb === 'kit' || verb === 'adboardBonus' ? bonus : ''].filter(Boolean).join(' · ');
}
