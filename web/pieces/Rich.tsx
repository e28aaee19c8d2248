/** Words of a card: what stands in braces is when it works, what stands in square brackets what it costs. */
import { Fragment } from 'react';

const MARKS = /(\{[^}]+\}|\[[^\]]+\])/;

export function Rich({ text }: { readonly text: string }) {
  if (!MARKS.test(text)) return text;
  return text.split(MARKS).map((part, i) => {
    const mark = part[0] === '{' || part[0] === '[';
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence
    if (!mark || /^\[[A-Z]+-R?\d+\]$/.test(part)) return <Fragment key={i}>{part}</Fragment>;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence
      <span key={i} className={part[0] === '{' ? 'mark when' : 'mark cost'}>
        {part.slice(1, -1)}
      </span>
    );
  });
}
