/** Why something cannot be done. */
import type { ReactNode } from 'react';
import { Icon } from '../art/Icon.tsx';
import { Rich } from './Rich.tsx';
import { useTable } from './table.ts';

interface Props {
  readonly text?: string;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

export function Why({ text = '', onClose, children }: Props) {
  const { words } = useTable();
  return (
    <div className="why" role="alert">
      <Rich text={text} />
      {children}
      <button type="button" className="tb ico" aria-label={words.close} onClick={onClose}>
        <Icon name="cross" />
      </button>
    </div>
  );
}
