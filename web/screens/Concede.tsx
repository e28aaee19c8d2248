/** The only thing at the table that is asked twice. */
import { Dialog } from '../pieces/Dialog.tsx';
import { useTable } from '../pieces/table.ts';
import { menuWords } from '../words/menu.ts';

interface Props {
  readonly onConcede: () => void;
  readonly onClose: () => void;
}

const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

export function Concede({ onConcede, onClose }: Props) {
  const { language } = useTable();
  const words = menuWords(language).concede;
  return (
    <Dialog className="sure" title={words.title} onClose={onClose}>
      {(close) => (
        <>
          <p>{words.text}</p>
          <footer>
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
            <button ref={takeFocus} type="button" className="btn pri" onClick={close}>
              <b>{words.stay}</b>
            </button>
          </footer>
        </>
      )}
    </Dialog>
  );
}
