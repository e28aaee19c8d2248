/** A card of Final Fantasy TCG: element colour and glyph, cost, a sigil framed by its type, power, and what lies on it. */
import type { CSSProperties } from 'react';
import { Icon } from '../../art/Icon.tsx';
import type { IconName } from '../../art/icons.ts';
import { Sigil } from '../../art/Sigil.tsx';
import type { Face, Language, ShownCard } from '../../match/scene.ts';
import type { Drawing } from '../drawing.ts';
import { type BoardWords, wordsFor } from './words/words.ts';
import './cards.css';

/** Marks that are shown in a way of their own; all others are counters. */
const NO_COUNTERS = ['dull', 'damage', 'frozen', 'fresh', 'attacks', 'attacking', 'blocking'];

/** A trait as it is now where texts work on the card, else as it is printed. */
export const traitOf = (face: Face, card: ShownCard | null, trait: string): readonly string[] =>
  card?.traits[trait] ?? face.traits[trait] ?? [];

/** What a card counts as on the field: one that has become a Forward stands among them. */
export function standsAs(face: Face, card: ShownCard): 'forward' | 'backup' | 'monster' {
  const types = traitOf(face, card, 'type');
  return types.includes('forward') ? 'forward' : types.includes('backup') ? 'backup' : 'monster';
}

/** The first text; where there is no room to mark what it costs and when it works, that stands before a colon. */
const tipOf = ({ text: [first] }: Face): string | undefined =>
  first?.replace(
    /^((?:(?:\{[^}]+\}|\[[^\]]+\]) *)+)((?:\u00a0?[:,])?)/,
    (_, marks: string, joint: string) => `${marks.match(/[^{}[\] ][^{}[\]]*/g)!.join(', ')}${joint === '' ? ': ' : joint}`,
  );

export function draw(face: Face, card: ShownCard | null, language: Language): Drawing {
  const words = wordsFor(language);
  const [type = 'item'] = face.traits.type ?? [];
  const elements = traitOf(face, card, 'element');
  const icons = face.traits.icon ?? [];
  const marks = card?.marks ?? {};
  const counters = Object.entries(marks).filter(([mark]) => !NO_COUNTERS.includes(mark) && !mark.startsWith('paid:'));
  const cost = costOf(face, card);
  return {
    className: ['fft', type, elements.length > 1 && 'multi', marks.dull && 'dull', marks.frozen && 'frozen'].filter(Boolean).join(' '),
    style: colours(elements),
    art: <Sigil id={face.id} name={face.name} frame={type} />,
    ...(type !== 'item' && { left: <span className={cost.now === cost.printed ? '' : 'mod'}>{cost.now}</span>, right: glyphs(elements) }),
    tag: words.tags[type],
    meta: (face.traits.job ?? []).join('/'),
    tip: tipOf(face),
    stats: power(face, card, words)?.drawn,
    extra: (
      <>
        {icons.includes('burst') && <span className="ex">EX</span>}
        {icons.includes('generic') && (
          <span className="gen">
            <Icon name="multi" />
          </span>
        )}
        {marks.damage && <span className="dmg">−{marks.damage}</span>}
        {counters.length > 0 && <span className="marks">{counters.map(counterText).join(', ')}</span>}
      </>
    ),
    spoken: [
      words.types[type],
      elements.map((element) => words.elements[element]).join('/'),
      words.cost(cost.now),
      power(face, card, words)?.spoken,
      ...traitOf(face, card, 'keyword').map((keyword) => words.keywords[keyword] ?? keyword),
      marks.dull && words.dull,
      marks.frozen && words.frozen,
      marks.damage && words.damaged(marks.damage),
      marks.attacking && words.attacking,
      marks.blocking && words.blocking,
      icons.includes('burst') && words.burst,
      icons.includes('generic') && words.generic,
      ...counters.map(counterText),
    ]
      .filter(Boolean)
      .join(', '),
  };
}

const counterText = ([name, n]: readonly [string, number]) => `${name[0].toUpperCase()}${name.slice(1)} ×${n}`;

/** In the hand, what it would cost now; elsewhere what is printed. */
function costOf(face: Face, card: ShownCard | null): { readonly now: number; readonly printed: number } {
  const printed = face.stats.cost ?? 0;
  const { price, leastPrice } = card?.sums ?? {};
  const inHand = price !== undefined && card?.traits.type === undefined;
  return { printed, now: inHand ? Math.max(0, price.value, leastPrice?.value ?? 0) : printed };
}

/** Forwards have power, and whatever counts as one now. */
function power(face: Face, card: ShownCard | null, words: BoardWords) {
  if (!traitOf(face, card, 'type').includes('forward')) return undefined;
  const printed = face.stats.power ?? 0;
  const now = card?.sums.power?.value ?? printed;
  const changed = now === printed ? '' : now > printed ? 'mod' : 'mod less';
  return { drawn: <b className={`sp ${changed}`}>{now}</b>, spoken: words.power(now) };
}

/** One colour, or as many stripes as it has Elements. */
function colours(elements: readonly string[]): CSSProperties {
  const of = (element: string) => `var(--el-${element})`;
  const [first] = elements;
  if (!first) return { '--el': '#4a4560' };
  const part = 100 / elements.length;
  const stripes = elements.map((element, i) => `${of(element)} ${i * part}% ${(i + 1) * part}%`);
  return {
    '--el': of(first),
    ...(elements.length > 1 && { '--els': `linear-gradient(115deg, ${stripes.join(', ')})` }),
  };
}

const glyphs = (elements: readonly string[]) => elements.map((element) => <Icon key={element} name={element as IconName} />);
