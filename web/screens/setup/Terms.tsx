/** What is agreed for a table at the server besides the rules: the clock, and who may look on. */
import { Icon } from '../../art/Icon.tsx';
import { hasDecks } from '../../games/shelf.ts';
import type { Watch } from '../../match/remote/terms.ts';
import { useSettings } from '../../page/settings.ts';
import { onlineWords } from '../../words/online.ts';
import { delays, type TableTerms } from './open.ts';

interface Props {
  readonly game: string;
  readonly terms: TableTerms;
  readonly onChange: (terms: TableTerms) => void;
}

const WATCHES: readonly Watch[] = ['none', 'link', 'all'];

export function Terms({ game, terms, onChange }: Props) {
  const words = onlineWords(useSettings().language).terms;
  const change = (more: Partial<TableTerms>) => onChange({ ...terms, ...more });
  return (
    <>
      <h3>{words.title}</h3>
      <div className="options" data-terms>
        <Choice
          id="clock"
          name={words.clock}
          about={words.clocks[terms.clock].about}
          all={words.clocks.map(({ name }) => name)}
          chosen={terms.clock}
          onChoose={(clock) => change({ clock })}
        />
        <Choice
          id="watch"
          name={words.watch}
          about={words.watches[terms.watch].about}
          all={WATCHES.map((one) => words.watches[one].name)}
          chosen={WATCHES.indexOf(terms.watch)}
          onChoose={(one) => change({ watch: WATCHES[one] })}
        />
        {terms.watch !== 'none' && (
          <Choice
            id="delay"
            name={words.delay}
            about=""
            all={delays.map(words.delays)}
            chosen={delays.indexOf(terms.delay)}
            onChoose={(one) => change({ delay: delays[one] })}
          />
        )}
        {hasDecks(game) && (
          <Switch id="lists" name={words.listsOpen} about={words.listsAbout} on={terms.open} onTurn={(open) => change({ open })} />
        )}
        <Switch id="listed" name={words.public} about={words.publicAbout} on={terms.listed} onTurn={(listed) => change({ listed })} />
      </div>
    </>
  );
}

interface ChoiceProps {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly all: readonly string[];
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}

const Choice = ({ id, name, about, all, chosen, onChoose }: ChoiceProps) => (
  <label className="opt">
    <span>
      <b>{name}</b>
      {about && <small>{about}</small>}
    </span>
    <span className="value">
      <select data-term={id} value={chosen} onChange={(event) => onChoose(Number(event.target.value))}>
        {all.map((one, i) => (
          <option key={one} value={i}>
            {one}
          </option>
        ))}
      </select>
      <Icon name="chev" />
    </span>
  </label>
);

interface SwitchProps {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly on: boolean;
  readonly onTurn: (on: boolean) => void;
}

const Switch = ({ id, name, about, on, onTurn }: SwitchProps) => (
  <button type="button" className="opt" role="switch" aria-checked={on} data-term={id} onClick={() => onTurn(!on)}>
    <span>
      <b>{name}</b>
      <small>{about}</small>
    </span>
    <i className="switch" aria-hidden="true" />
  </button>
);
