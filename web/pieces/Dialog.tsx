/** A question or a form above the table: Escape and anything outside close it. */
import { type ReactNode, useEffect, useRef } from 'react';
import '../style/dialogs.css';
import './menu.css';

interface Props {
  readonly className: string;
  readonly title: string;
  readonly onClose: () => void;
  /** `close`: as Escape does. */
  readonly children: (close: () => void) => ReactNode;
}

export function Dialog({ className, title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className={`slip ${className}`}
      aria-label={title}
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      <h2>{title}</h2>
      {children(() => dialog.current?.close())}
    </dialog>
  );
}
