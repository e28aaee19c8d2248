/** The only thing at the table that is asked twice. */
import { Dialog } from '../pieces/Dialog.tsx';
import { useTable } from '../pieces/table.ts';
import { menuWords } from '../words/menu.ts';

interface Props {
  readonly onConcede: () => void;
  readonly onClose: () => void;
}

export function Concede({ onConcede, onClose }: Props) {
  const { language } = useTable();
  const words = menuWords(language).concede;
  return (
    <Dialog className="sure" title={words.title} onClose={onClose}>
      {(close) => (
        <>
          <p>{words.text}</p>
          <footer>
            {/* The first has the focus: whoever presses Enter too often plays on. */}
            <button type="button" className="btn pri" onClick={close}>
              <b>{words.stay}</b>
            </button>
            <button
              type="button"
              className="btn bad"
              data-concede
              onClick={() => {
                close();
                onConcede();
              }}
            >
              <b>{words.concede}</b>
            </button>
          </footer>
        </>
      )}
    </Dialog>
  );
}
