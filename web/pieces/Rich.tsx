/** Words of a card: what stands in braces is when it works, what stands in square brackets what it costs, or the clause that says so. Arrows are drawn. */
import { Fragment } from 'react';
import { Icon } from '../art/Icon.tsx';
import { Clause } from './Clause.tsx';

const MARKS = /(\{[^}]+\}|\[[^\]]+\]|→)/;

export function Rich({ text }: { readonly text: string }) {
  if (!MARKS.test(text)) return text;
  return text.split(MARKS).map((part, i) => {
    // The fonts have no arrow.
    if (part === '→')
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence
        <span key={i} className="to">
          <Icon name="arrow" />
          <span className="sr">→</span>
        </span>
      );
    const mark = part[0] === '{' || part[0] === '[';
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence
    if (!mark) return <Fragment key={i}>{part}</Fragment>;
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence
    if (/^\[[A-Z]+-R?\d+\]$/.test(part)) return <Clause key={i} id={part.slice(1, -1)} />;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence
      <span key={i} className={part[0] === '{' ? 'mark when' : 'mark cost'}>
        {part.slice(1, -1)}
      </span>
    );
  });
}
