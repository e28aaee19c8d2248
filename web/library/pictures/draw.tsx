/**
 * The pictures of a few cards of each game, taken apart: which elements they are drawn with, and nothing of how one comes to them. Worked
 * out while the table is built (`worked` in `vite.config.ts`): the first screen loads these, and neither the games nor how they draw.
 */
import { Fragment, isValidElement, type ReactNode } from 'react';
import { drawings } from '../../art/drawings.ts';
import { drawOf } from '../../games/looks.ts';
import { gameOf } from '../../games/packages.ts';
import { gameIds } from '../../games/shelf.ts';
import type { Language } from '../../match/scene.ts';
import { FacePicture } from '../../pieces/FaceCard.tsx';
import { examplesOf } from '../examples.ts';

/** An element or one of our drawings, with its properties and what is in it, or text. */
export type Picture = string | { readonly tag: string; readonly properties: object; readonly inside: readonly Picture[] };

type Drawer = (properties: object) => ReactNode;
/** One that is remembered is wrapped. */
const drawerOf = (type: unknown): Drawer => (typeof type === 'function' ? (type as Drawer) : (type as { readonly type: Drawer }).type);

function apart(node: ReactNode): readonly Picture[] {
  if (Array.isArray(node)) return node.flatMap(apart);
  if (typeof node === 'string' || typeof node === 'number') return [String(node)];
  if (!isValidElement<{ readonly children?: ReactNode }>(node)) return [];
  const { type, props } = node;
  if (type === Fragment) return apart(props.children);
  const { children, ...properties } = props;
  const drawing = Object.entries(drawings).find(([, one]) => one === (type as unknown))?.[0];
  if (drawing) return [{ tag: drawing, properties, inside: [] }];
  if (typeof type !== 'string') return apart(drawerOf(type)(props));
  return [{ tag: type, properties, inside: apart(children) }];
}

export async function picturesIn(language: Language): Promise<{ readonly [game: string]: readonly Picture[] }> {
  const drawn = gameIds.map(async (game) => {
    const [pack, draw] = [await gameOf(game, language), await drawOf(game, language)];
    const faces = examplesOf(pack, language);
    return [game, faces.flatMap((face) => apart(FacePicture({ face, draw, language, size: 'm' })))] as const;
  });
  return Object.fromEntries(await Promise.all(drawn));
}
