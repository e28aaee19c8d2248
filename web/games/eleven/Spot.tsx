/** A place on the board that stands for an answer without a card. The same answer is a button of the question, which says what it does. */
import type { ReactNode } from 'react';
import type { ShownOption } from '../../match/scene.ts';
import { useAsked, useTable } from '../../pieces/table.ts';

interface Props {
  readonly className: string;
  /** Which answers it stands for. */
  readonly verbs: readonly string[];
  readonly of?: (option: ShownOption) => boolean;
  readonly children: ReactNode;
}

/** The only answer that is left of those a place stands for. */
export function useSpot(verbs: readonly string[], of: (option: ShownOption) => boolean = () => true): ShownOption | null {
  const { asked, choice } = useAsked();
  if (!asked) return null;
  const fitting = choice.left.filter((option) => verbs.includes(option.verb) && of(option));
  return fitting.length === 1 ? fitting[0] : null;
}

export function Spot({ className, verbs, of, children }: Props) {
  const { onPick } = useTable();
  const option = useSpot(verbs, of);
  if (!option || !onPick) return <span className={className}>{children}</span>;
  return (
    <button type="button" className={`${className} legal`} onClick={() => onPick(option.key)}>
      {children}
      <span className="sr">{option.whole ?? option.label}</span>
    </button>
  );
}
