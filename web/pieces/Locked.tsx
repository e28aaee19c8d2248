/** Why a card cannot be chosen while others can. */
import { useEffect, useState } from 'react';
import type { ShownCard } from '../match/scene.ts';
import { Rich } from './Rich.tsx';
import { useAsked, useTable } from './table.ts';

export function Locked({ card: { handle } }: { readonly card: ShownCard }) {
  const { whyNot } = useTable();
  const { asked, choice } = useAsked();
  const dark = asked && choice.lit.size > 0 && !choice.lit.has(handle);
  // A reason belongs to the question it was asked at: it is never shown with the next one.
  const [told, setTold] = useState({ handle: 0, choice, text: '' });
  useEffect(() => {
    let gone = false;
    const tell = (text: string) => {
      if (!gone) setTold({ handle, choice, text });
    };
    if (dark) whyNot?.(handle).then(tell, () => tell(''));
    return () => {
      gone = true;
    };
  }, [whyNot, handle, dark, choice]);
  if (!dark || told.handle !== handle || told.choice !== choice || told.text === '') return null;
  return (
    <p className="note locked">
      <Rich text={told.text} />
    </p>
  );
}
