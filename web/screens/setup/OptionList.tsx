/** The options of the table. The first few are in sight, and whatever was changed; the others are folded. */
import { valuesLeft } from '@touchline/kit';
import { Icon } from '../../art/Icon.tsx';
import type { NamedOption, SetUpWords } from '../../library/setUp.ts';
import { useSettings } from '../../page/settings.ts';
import { type SetUp, withOption } from '../../page/setUp.ts';
import { setUpWords } from '../../words/setUp.ts';
import { pickedIn } from './Picker.tsx';

interface Props {
  readonly offered: SetUpWords;
  readonly setUp: SetUp;
  readonly changed: readonly string[];
  readonly onChange: (next: SetUp) => void;
}

const IN_SIGHT = 4;

export function OptionList({ offered, setUp, changed, onChange }: Props) {
  const words = setUpWords(useSettings().language);
  const picked = pickedIn(offered, setUp).map(({ id }) => id);
  const all = offered.options.filter(({ id }) => offered.offers.options[id].per !== 'seat' && !picked.includes(id));
  if (all.length === 0) return null;
  // One more row takes no more room than the line that hides it.
  const shown = all.length <= IN_SIGHT + 1 ? all.length : IN_SIGHT;
  const row = (option: NamedOption) => <OptionRow key={option.id} {...{ option, offered, setUp, onChange }} />;
  const folded = all.slice(shown);
  return (
    <>
      <h3>
        {words.options}
        {changed.length > 0 && <span className="quiet"> · {words.changed(changed.length)}</span>}
      </h3>
      <div className="options">{all.slice(0, shown).map(row)}</div>
      {folded.length > 0 && (
        <details className="options" open={folded.some(({ id }) => changed.includes(id)) || undefined}>
          <summary>
            <span>
              <b>{words.more(folded.length)}</b>
              <small>{folded.map(({ name }) => name).join(', ')}</small>
            </span>
            <Icon name="chev" />
          </summary>
          {folded.map(row)}
        </details>
      )}
    </>
  );
}

interface RowProps extends Omit<Props, 'changed'> {
  readonly option: NamedOption;
}

function OptionRow({ option: { id, name, about, values }, offered: { offers }, setUp, onChange }: RowProps) {
  const words = setUpWords(useSettings().language);
  const value = setUp.options[id];
  const left = valuesLeft(offers, id, setUp.options, setUp.seats.length);
  const isFixed = left.length < 2;
  const chosen = values.find((one) => one.value === value);
  const choose = (next: NamedOption['values'][number]['value']) => onChange(withOption(offers, setUp, id, next));
  const said = (
    <span>
      <b>{name}</b>
      <small>{isFixed ? words.fixed : (chosen?.about ?? about)}</small>
    </span>
  );
  if (typeof value === 'boolean')
    return (
      <button
        type="button"
        className="opt"
        role="switch"
        aria-checked={value}
        data-option={id}
        disabled={isFixed}
        onClick={() => choose(!value)}
      >
        {said}
        <i className="switch" aria-hidden="true" />
      </button>
    );
  return (
    <label className="opt">
      {said}
      <span className="value">
        <select
          data-option={id}
          value={String(value)}
          disabled={isFixed}
          onChange={(event) => choose(values.find((one) => String(one.value) === event.target.value)!.value)}
        >
          {values.map((one) => (
            <option key={String(one.value)} value={String(one.value)} disabled={!left.includes(one.value)}>
              {one.name}
            </option>
          ))}
        </select>
        <Icon name="chev" />
      </span>
    </label>
  );
}
