/** Two totals against each other, their parts without opening anything, and what is needed. The own side is on the left. */
import { Icon } from '../art/Icon.tsx';
import './meter.css';

export interface MeterPart {
  readonly label: string;
  readonly value: string;
  /** `may`: what the chosen answer would add; `unknown`: what nobody knows yet. */
  readonly kind?: 'may' | 'unknown';
}

export interface MeterSide {
  readonly name: string;
  readonly total: number;
  /** What the total is made of, where each has a piece of the bar. */
  readonly shares?: readonly number[];
  readonly parts: readonly MeterPart[];
  /** The total with the chosen answer, as it is written, and the least it can be. */
  readonly then?: { readonly text: string; readonly least: number };
}

interface Props {
  readonly near: MeterSide;
  readonly far: MeterSide;
  /** What fights what, and when. */
  readonly title: string;
  readonly note: string;
  /** What is needed, in a sentence, where title and note do not say it. */
  readonly need?: string;
  /** The whole in words. */
  readonly spoken: string;
}

export function DuelMeter({ near, far, title, note, need, spoken }: Props) {
  const [a, b] = [near.then?.least ?? near.total, far.then?.least ?? far.total];
  const sum = Math.max(a + b, 1);
  const share = (n: number) => ({ flexGrow: Math.max(n, 0) / sum });
  return (
    <section className="meter" aria-label={spoken}>
      <div className="tot">
        <Total side={near} className="a" />
        <span>
          <strong>{title}</strong>
          {note}
        </span>
        <Total side={far} className="b" />
      </div>
      <div className="mbar" aria-hidden="true">
        <Shares className="a1" of={sharesOf(near, a)} share={share} />
        {a > near.total && <i className="may" style={share(a - near.total)} />}
        {b > far.total && <i className="may" style={share(b - far.total)} />}
        <Shares className="b1" of={sharesOf(far, b)} share={share} />
      </div>
      <div className="brk">
        <Parts side={near} />
        <Parts side={far} />
      </div>
      {need && <p className="need">{need}</p>}
    </section>
  );
}

/** What is taken away is taken from the whole. */
const sharesOf = ({ total, shares }: MeterSide, then: number): readonly number[] =>
  shares && then >= total ? shares : [Math.min(total, then)];

interface SharesProps {
  readonly className: string;
  readonly of: readonly number[];
  readonly share: (n: number) => { readonly flexGrow: number };
}

const Shares = ({ className, of, share }: SharesProps) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: a share is its place
  of.map((n, i) => <i key={i} className={className} style={share(n)} />);

function Total({ side, className }: { readonly side: MeterSide; readonly className: string }) {
  return (
    <b className={className}>
      {side.total}
      {side.then && (
        <em>
          <Icon name="chev" /> {side.then.text}
        </em>
      )}
    </b>
  );
}

function Parts({ side }: { readonly side: MeterSide }) {
  return (
    <ul aria-label={side.name}>
      {side.parts.map(({ label, value, kind }, i) => (
        // Parts are told in the order they came; two may be equal.
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a part is
        <li key={i} className={kind}>
          <span>{label}</span> <b>{value}</b>
        </li>
      ))}
    </ul>
  );
}
