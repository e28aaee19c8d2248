/** A button for what cannot be taken back: it asks once more. */
import { useState } from 'react';

interface Props {
  readonly className: string;
  readonly label: string;
  readonly really: string;
  /** What it is done to, for whoever does not see where the button stands. */
  readonly about?: string;
  readonly onClick: () => void;
}

export function Sure({ className, label, really, about, onClick }: Props) {
  const [asked, setAsked] = useState(false);
  const words = asked ? really : label;
  return (
    <button
      type="button"
      className={`${className} ${asked ? 'asked' : ''}`}
      aria-label={about ? `${words} ${about}` : undefined}
      onBlur={() => setAsked(false)}
      onClick={() => {
        if (asked) onClick();
        setAsked(!asked);
      }}
    >
      <b>{words}</b>
    </button>
  );
}
