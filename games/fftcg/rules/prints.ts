/** What is printed on a card besides its text, in one line. */
import type { CardDef } from '@touchline/engine';

export function printed(c: CardDef): string {
  const words = (...traits: readonly string[]) => traits.flatMap((trait) => c.traits[trait]).join(' ');
  return `${c.id} ${c.name} | ${words('type', 'element')} ${c.stats.cost} ${c.stats.power} | ${words('icon', 'keyword')} | ${words('job', 'category')}`.replaceAll(
    '  ',
    ' ',
  );
}
