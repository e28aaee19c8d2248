/** The top bar: what can be done at any time. */
import { memo } from 'react';
import { Icon } from '../art/Icon.tsx';
import { useTable } from './table.ts';

export interface Tool {
  /** None where the label is as short. */
  readonly icon: Parameters<typeof Icon>[0]['name'] | null;
  readonly label: string;
  /** What the label is short for. */
  readonly about?: string;
  /** The key that does the same. */
  readonly keyName?: string;
  readonly off?: boolean;
  /** Of use to a keyboard only. */
  readonly keyboard?: boolean;
  /** Only where there is room: it is elsewhere too. */
  readonly roomy?: boolean;
  /** It is off, and says why when it is pressed. */
  readonly refuse?: (() => void) | undefined;
  readonly onClick: () => void;
}

/** A ball on the line. */
export const Brand = () => (
  <svg viewBox="0 0 34 21" aria-hidden="true">
    <path d="M1 19h32" stroke="currentColor" strokeWidth="3" />
    <circle cx="17" cy="10" r="5.5" fill="var(--bib)" stroke="currentColor" strokeWidth="1.5" />
    <path d="M5 19v-5M29 19v-5" stroke="currentColor" strokeWidth="2" />
  </svg>
);

interface Props {
  readonly title: string;
  readonly note: string;
  readonly tools: readonly Tool[];
  readonly onHome: () => void;
}

export const Tools = memo(({ title, note, tools, onHome }: Props) => {
  const { words } = useTable();
  return (
    <header className="top" data-region="tools">
      <button type="button" className="tb brand" aria-label={`Touchline: ${words.home}`} onClick={onHome}>
        <Brand />
        <b>Touchline</b>
      </button>
      <h1 className="crumb">
        <b>{title}</b>
        {note && <i>{note}</i>}
      </h1>
      <span className="grow" />
      <nav className="tools" aria-label={words.tools}>
        {tools.map(({ icon, label, about, keyName, off, keyboard, roomy, refuse, onClick }) => (
          <button
            key={label}
            type="button"
            className={`tb ${keyboard ? 'keyboard' : ''} ${roomy ? 'roomy' : ''}`}
            disabled={off}
            aria-disabled={refuse ? true : undefined}
            onClick={refuse ?? onClick}
            title={about ?? label}
            aria-label={about}
          >
            {icon && <Icon name={icon} />}
            {icon ? <span>{label}</span> : <b>{label}</b>}
            {keyName && <kbd>{keyName}</kbd>}
          </button>
        ))}
      </nav>
    </header>
  );
});
