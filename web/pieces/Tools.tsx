/** The top bar: what is done most stands there by name, everything else in the menu. */
import { memo, Suspense, useState } from 'react';
import { Icon } from '../art/Icon.tsx';
import { useTable } from './table.ts';
import { Menu } from './wanted.tsx';

export interface Tool {
  /** What the menu calls it by. */
  readonly id?: string;
  /** None where the label is as short. */
  readonly icon: Parameters<typeof Icon>[0]['name'] | null;
  readonly label: string;
  /** What the label is short for. */
  readonly about?: string;
  /** The key that does the same. */
  readonly keyName?: string;
  /** Where it stands: always in the bar, there only if it is wide, or in the menu alone. */
  readonly bar?: 'always' | 'wide';
  readonly off?: boolean;
  /** Of use to a keyboard only. */
  readonly keyboard?: boolean;
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
  const [menu, setMenu] = useState(false);
  return (
    <>
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
          {tools
            .filter(({ bar }) => bar)
            .map(({ icon, label, about, keyName, bar, off, refuse, onClick }) => (
              <button
                key={label}
                type="button"
                className={`tb ${bar}`}
                disabled={off}
                aria-disabled={refuse ? true : undefined}
                onClick={refuse ?? onClick}
                title={about ?? label}
              >
                {icon && <Icon name={icon} />}
                <span>{label}</span>
                {keyName && <kbd>{keyName}</kbd>}
              </button>
            ))}
          <button type="button" className="tb always" aria-haspopup="dialog" onClick={() => setMenu(true)} data-menu>
            <Icon name="menu" />
            <span>{words.menu}</span>
          </button>
        </nav>
      </header>
      <Suspense>{menu && <Menu tools={tools} onClose={() => setMenu(false)} />}</Suspense>
    </>
  );
});
