/** What an answer comes to, where its words do not say it: what a card is, a contract pays, a line-up hopes for. */
import type { Ask, AskOption } from '@touchline/engine';
import { defOf, type Scene } from '../../table/scene.ts';
import { lineUps, playerText } from './cards.ts';

export function beside(s: Scene, _ask: Ask, option: AskOption): string {
  const said = note(s, option);
  return said === '' ? '' : `(${said})`;
}

function note(s: Scene, { verb, on, n }: AskOption): string {
  const card = s.view.zones.flatMap(({ cards }) => cards).find(({ handle }) => handle === on[0]);
  const text = () => (card ? s.speaker.card(defOf(s.game, card.def)) : null);
  switch (verb) {
    case 'retain': {
      const face = text();
      return face ? [face.line, ...face.text].join(' ') : '';
    }
    case 'sell':
    case 'train':
    case 'assign':
      return card && defOf(s.game, card.def).kind === 'player' ? playerText(s, card) : '';
    case 'small':
    case 'adboard':
    case 'adboardBonus':
    case 'kit':
      return contract(s, verb, text()?.text ?? []);
    case 'tactic':
      return text()?.text.join(' ') ?? '';
    case 'suggest':
      return suggested(s, n);
    default:
      return '';
  }
}

/** `4-4-2, High Line: Achebe, Vance`: who would play. */
function suggested(s: Scene, n: number): string {
  const found = lineUps(s)[n];
  if (found === undefined) return '';
  const name = (def: string) => s.speaker.card(defOf(s.game, def)).name;
  const players = [...found.men.map(({ def }) => def), found.keeper].filter((def) => def !== '').map(name);
  return [found.formation, name(found.tactic), ...players].join(', ');
}

/** Texts of a Sponsor: Small, Adboard, Kit, bonus. */
const ORDER = { small: [0], adboard: [1], kit: [2, 3], adboardBonus: [3] } as const;
function contract(_s: Scene, verb: keyof typeof ORDER, texts: readonly string[]): string {
  return ORDER[verb].map((i) => (texts[i] ?? '').replace(/^\{[^}]*\} /, '')).join(' ');
}
