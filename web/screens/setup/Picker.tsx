/** An option whose values bring much with them: each with all it asks for and changes, the chosen one unfolded. */
import { valuesLeft } from '@touchline/kit';
import type { NamedOption, SetUpWords } from '../../library/setUp.ts';
import { type SetUp, withOption } from '../../page/setUp.ts';

interface Props {
  readonly option: NamedOption;
  readonly offered: SetUpWords;
  readonly setUp: SetUp;
  readonly onChange: (next: SetUp) => void;
}

/** Options that are picked here rather than from a list, as long as there is something to pick. */
export const pickedIn = ({ options, offers }: SetUpWords, { options: chosen, seats }: SetUp): readonly NamedOption[] =>
  options.filter(
    ({ id, values }) => values.some(({ details }) => details.length > 0) && valuesLeft(offers, id, chosen, seats.length).length > 1,
  );

export function Picker({ option: { id, name, values }, offered: { offers }, setUp, onChange }: Props) {
  const left = valuesLeft(offers, id, setUp.options, setUp.seats.length);
  return (
    <fieldset className="picker" data-picker={id}>
      <legend>{name}</legend>
      {values
        .filter(({ value }) => left.includes(value))
        .map(({ value, name: called, about, details }) => {
          const chosen = setUp.options[id] === value;
          return (
            <div key={String(value)} className={chosen ? 'chosen' : ''}>
              <label>
                <input
                  type="radio"
                  name={`picker ${id}`}
                  value={String(value)}
                  checked={chosen}
                  onChange={() => onChange(withOption(offers, setUp, id, value))}
                />
                <span>
                  <b>{called}</b>
                  <small>{about}</small>
                </span>
              </label>
              {chosen && (
                <dl>
                  {details.map(({ title, lines }) => (
                    <div key={title}>
                      <dt>{title}</dt>
                      {lines.map((line) => (
                        <dd key={line}>{line}</dd>
                      ))}
                    </div>
                  ))}
                </dl>
              )}
            </div>
          );
        })}
    </fieldset>
  );
}
