/** Cards of a pile, laid out over the board to be looked at. Choosing one of them, or anything outside, closes it. */
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../art/Icon.tsx';
import type { ShownCard } from '../match/scene.ts';
import { Card } from './Card.tsx';
import { useAsked, useTable } from './table.ts';
import { Why } from './Why.tsx';
import './sheet.css';

export interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function Sheet({ title, onClose, children }: SheetProps) {
  const { words } = useTable();
  const { why } = useAsked();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className="sheet on-ground"
      aria-label={title}
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        const outside = target === currentTarget;
        if (outside || (target as Element).closest('[data-lit]')) currentTarget.close();
      }}
    >
      <header>
        <h2>{title}</h2>
        <button type="button" className="tb ico" aria-label={words.close} onClick={() => dialog.current?.close()}>
          <Icon name="cross" />
        </button>
      </header>
      {children}
      {why && <Why text={why.text} onClose={why.onClose} />}
    </dialog>
  );
}

/** All that is seen of a pile. */
export function SheetCards({ cards }: { readonly cards: readonly ShownCard[] }) {
  const { words } = useTable();
  if (cards.length === 0) return <p className="none">{words.empty}</p>;
  return (
    <ul>
      {cards.map((card) => (
        <li key={card.handle}>
          <Card card={card} size="m" />
        </li>
      ))}
    </ul>
  );
}
