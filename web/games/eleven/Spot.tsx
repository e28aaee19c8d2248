/** A place on the board that stands for an answer without a card. The same answer is a button of the question, which says what it does. */
import type { ReactNode } from 'react';
import { menuKey } from '../../match/choice.ts';
import type { ShownOption } from '../../match/scene.ts';
import { useAsked, useTable } from '../../pieces/table.ts';

interface Props {
  readonly className: string;
  /** Which answers it stands for: one of them, or all that lie behind one button. */
  readonly verbs: readonly string[];
  readonly children: ReactNode;
}

/** What pressing a place does: gives the only answer that is left, or shows those there are. */
export function useSpot(verbs: readonly string[]): Pick<ShownOption, 'key' | 'label' | 'whole'> | null {
  const { asked, choice } = useAsked();
  if (!asked) return null;
  const fitting = choice.left.filter(({ verb }) => verbs.includes(verb));
  const [first, ...more] = fitting;
  if (!first || more.length === 0) return first ?? null;
  const { menu } = first;
  return menu !== undefined && more.every((other) => other.menu === menu) ? { key: menuKey(menu), label: menu } : null;
}

export function Spot({ className, verbs, children }: Props) {
  const { onPick, onWhyNot } = useTable();
  const { asked } = useAsked();
  const option = useSpot(verbs);
  if (!option || !onPick)
    return asked && onWhyNot && verbs.length > 0 ? (
      <button type="button" className={className} onClick={() => onWhyNot(verbs[0])}>
        {children}
      </button>
    ) : (
      <span className={className}>{children}</span>
    );
  return (
    <button type="button" className={`${className} legal`} onClick={() => onPick(option.key)}>
      {children}
      <span className="sr">{option.whole ?? option.label}</span>
    </button>
  );
}
