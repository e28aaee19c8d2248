/** Why something cannot be done. */
import { Icon } from '../art/Icon.tsx';
import { Rich } from './Rich.tsx';
import { useTable } from './table.ts';

export function Why({ text, onClose }: { readonly text: string; readonly onClose: () => void }) {
  const { words } = useTable();
  return (
    <div className="why" role="alert">
      <Rich text={text} />
      <button type="button" className="tb ico" aria-label={words.close} onClick={onClose}>
        <Icon name="cross" />
      </button>
    </div>
  );
}
