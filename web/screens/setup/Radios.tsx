/** One of a few, beside each other. What is chosen is chalk: a setting is no move. */
interface Props<V extends string> {
  readonly legend: string;
  /** Tells it apart from others on the screen. */
  readonly of: string;
  readonly all: readonly { readonly value: V; readonly label: string; readonly title?: string }[];
  readonly chosen: V;
  readonly onChoose: (value: V) => void;
  readonly className?: string;
  /** The legend is for screen readers only. */
  readonly quiet?: boolean;
}

export function Radios<V extends string>({ legend, of, all, chosen, onChoose, className = '', quiet }: Props<V>) {
  return (
    <fieldset className={`seg ${className}`} data-of={of}>
      <legend className={quiet ? 'sr' : undefined}>{legend}</legend>
      {all.map(({ value, label, title }) => (
        <label key={value} title={title}>
          <input type="radio" name={of} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
          <span>
            {label}
            {title && <span className="sr"> {title}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
