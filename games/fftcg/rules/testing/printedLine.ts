/** What is printed on a card besides its text, in one line. */
import type { CardDef } from '@touchline/engine';
import { game } from '../../index.ts';

/** With bars between: number, name | type, Element, cost, power | icons, keywords | job, category. */
export function printed(c: CardDef): string {
  const words = (...traits: readonly string[]) => traits.flatMap((trait) => c.traits[trait]).join(' ');
  return `${c.id} ${c.name} | ${words('type', 'element')} ${c.stats.cost} ${c.stats.power} | ${words('icon', 'keyword')} | ${words('job', 'category')}`.replaceAll(
    '  ',
    ' ',
  );
}

/** Without bars: number, name, type, cost, power, icons, job, category, keywords. */
export function printOf(id: string): string {
  const { name, stats, traits } = game.defs[game.defIndex.get(id)!];
  const all = [id, name, ...traits.type, stats.cost, stats.power, ...traits.icon, ...traits.job, ...traits.category, ...traits.keyword];
  return all.join(' ');
}
