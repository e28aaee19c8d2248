/** What waits to be carried out, the newest first: where it comes from, whose it is, what it says and what it has chosen. */
import { Icon } from '../art/Icon.tsx';
import type { ShownCard } from '../match/scene.ts';
import { Card } from './Card.tsx';
import { Rich } from './Rich.tsx';
import './stack.css';

export interface StackEntry {
  /** What is drawn and can be pointed at; null where no card stands for it. */
  readonly card: ShownCard | null;
  readonly name: string;
  readonly kind: string;
  readonly owner: string;
  readonly mine: boolean;
  readonly text: string;
  readonly targets: readonly string[];
}

interface Props {
  readonly title: string;
  readonly note?: string;
  /** What happens to the first of them, and when. */
  readonly foot?: string;
  readonly items: readonly StackEntry[];
}

export function StackView({ title, note, foot, items }: Props) {
  return (
    <section className="stackv" aria-label={title}>
      <h3>
        {title}
        {note && <i>{note}</i>}
      </h3>
      <ol>
        {items.map(({ card, name, kind, owner, mine, text, targets }, i) => (
          <li key={card?.handle ?? name} data-item={card?.handle} className={`${mine ? 'you' : 'opp'} ${i === 0 ? 'top1' : 'under'}`}>
            {card ? <Card card={card} size="xs" /> : <span className="blank" />}
            <div>
              <b>{name}</b>
              <small>
                <span className={`seat ${mine ? 'you' : 'opp'}`} aria-hidden="true" />
                {owner} · {kind}
              </small>
              <p>
                <Rich text={text} />
              </p>
              {targets.length > 0 && (
                <p className="on">
                  <Icon name="arrow" />{' '}
                  {targets.map((target, n) => (
                    // Two of the same name can be chosen.
                    // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells them apart
                    <u key={n}>{target}</u>
                  ))}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
      {foot && <p className="foot">{foot}</p>}
    </section>
  );
}
