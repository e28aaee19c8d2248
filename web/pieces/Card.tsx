/** A card in one of four sizes, drawn by its game. A card on the table is a button; a face-down one says nothing of itself. */
import { memo, useMemo } from 'react';
import type { Drawing, Size } from '../games/drawing.ts';
import type { Face, ShownCard } from '../match/scene.ts';
import { holdStill, press } from '../motion/press.ts';
import { Rich } from './Rich.tsx';
import { useAsked, useTable } from './table.ts';

/** Everything that is printed. */
interface DrawnProps {
  readonly face: Face;
  readonly drawing: Drawing;
  readonly size: Size;
  /** Its name is said by whatever it is drawn on. */
  readonly quiet?: true;
}

export const Drawn = memo(({ face, drawing, size, quiet }: DrawnProps) => {
  const { art, left, right, tag, meta, tip, stats, extra } = drawing;
  return (
    <>
      <span className="art" aria-hidden="true">
        {art}
      </span>
      {left !== undefined && (
        <span className="arc tl" aria-hidden={quiet}>
          {left}
        </span>
      )}
      {right !== undefined && (
        <span className="arc tr" aria-hidden={quiet}>
          {right}
        </span>
      )}
      <span className="plate" aria-hidden={quiet}>
        <b className="h4">{face.name}</b>
        <span className="meta">
          {tag && <b className="pos">{tag}</b>}
          {meta}
        </span>
        {tip && size !== 'l' && <span className="tip">{tip}</span>}
        {size === 'l' && (
          <span className="tx">
            {face.text.map((text) => (
              <span key={text}>
                <Rich text={text} />
              </span>
            ))}
          </span>
        )}
      </span>
      {stats && (
        <span className="stats" aria-hidden={quiet}>
          {stats}
        </span>
      )}
      {extra && (
        <span className="extra" aria-hidden={quiet}>
          {extra}
        </span>
      )}
    </>
  );
});

interface Props {
  readonly card: ShownCard;
  readonly size: Size;
  readonly tab?: string;
}

/** Whether it can be chosen changes with every question, what it looks like seldom: only what changes is drawn again. */
export function Card({ card, size, tab }: Props) {
  const { words } = useTable();
  const { choice, asked } = useAsked();
  const chosen = choice.chosen.includes(card.handle);
  const lit = asked && choice.lit.has(card.handle);
  // What choosing it does, for whoever hears the table.
  const named = choice.twins[card.handle] ?? card.handle;
  const answers = lit ? choice.left.filter(({ on }) => on.includes(named)).map(({ label }) => label) : [];
  const effect = lit ? words.canChoose(answers.length > MOST ? [] : answers) : '';
  const state = chosen ? 'sel' : lit ? (choice.chosen.length > 0 ? 'legal quiet' : 'legal') : '';
  // An element is one card for as long as it is there: a picture of it can fly away when it is gone.
  return <OneCard key={card.handle} card={card} size={size} tab={tab} lit={lit} chosen={chosen} effect={effect} state={state} />;
}

interface OneProps extends Props {
  readonly lit: boolean;
  readonly chosen: boolean;
  /** What choosing it does, in words. */
  readonly effect: string;
  readonly state: string;
}

/** More answers than this are not told of one card. */
const MOST = 3;

const OneCard = memo(({ card, size, tab, lit, chosen, effect, state }: OneProps) => {
  const { faces, look, language, onCard, onInspect, onZoom, choosing, onCancel } = useTable();
  const face = faces.get(card.def);
  const drawing = useMemo(() => face && look.draw(face, card, language), [look, face, card, language]);
  if (!face || !drawing) return <span className={`card ${size}`} />;
  return (
    // The picture is for the eye; what can be pressed lies over it and says what it is.
    <span className={`card ${size} ${drawing.className} ${state}`} style={drawing.style}>
      <Drawn face={face} drawing={drawing} size={size} quiet />
      {tab && (
        <span className="flagtab" aria-hidden="true">
          {tab}
        </span>
      )}
      <button
        type="button"
        className="cover"
        data-handle={card.handle}
        data-lit={lit || undefined}
        aria-pressed={lit ? chosen : undefined}
        aria-label={[face.name, drawing.spoken, tab, effect].filter(Boolean).join(', ')}
        ref={lit ? holdStill : undefined}
        onClick={() => onCard(card)}
        onPointerDown={({ nativeEvent, currentTarget }) =>
          press(nativeEvent, currentTarget, {
            onLong: () => onZoom(card.def, card),
            chosen: () => choosing?.(card.handle) ?? null,
            cancel: () => onCancel?.(),
          })
        }
        onContextMenu={(event) => {
          event.preventDefault();
          onInspect(card.def, card);
        }}
        onMouseEnter={() => onInspect(card.def, card)}
        onFocus={() => onInspect(card.def, card)}
      />
    </span>
  );
});

export function CardBack({ size, count }: { readonly size: Size; readonly count?: number }) {
  const { words } = useTable();
  return (
    <span className={`card back ${size}`} role="img" aria-label={count === undefined ? words.faceDown : `${words.faceDown}, ${count}`}>
      <i />
      {count !== undefined && <b className="cnt">{count}</b>}
    </span>
  );
}
