/** What the cards of a game look like. They come a moment after the rest, and nothing waits for them. */
import { createElement, type ElementType, type ReactNode } from 'react';
import { drawings } from '../art/drawings.ts';
import { useLoaded } from '../library/client.ts';
import type { Picture } from '../library/pictures/draw.tsx';
import { useSettings } from '../page/settings.ts';

export function Fan({ game, most }: { readonly game: string; readonly most: number }) {
  const { language } = useSettings();
  const { value: drawing } = useLoaded(async () => (await pictures[`../library/pictures/${language}.ts`]())[game], [game, language]);
  return createElement('div', { className: 'fan', 'aria-hidden': true }, ...(drawing ?? []).slice(0, most).map(drawn));
}

const pictures = import.meta.glob<{ readonly [game: string]: readonly Picture[] }>('../library/pictures/??.ts', { import: 'pictures' });

function drawn(picture: Picture): ReactNode {
  if (typeof picture === 'string') return picture;
  const { tag, properties, inside } = picture;
  const type: ElementType = drawings[tag as keyof typeof drawings] ?? tag;
  return createElement(type, properties, ...inside.map(drawn));
}
