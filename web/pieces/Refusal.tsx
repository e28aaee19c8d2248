/** Why a match cannot be opened or begun, or a server did not do something. */
import { refusal } from '@touchline/host';
import { Suspense } from 'react';
import type { Failure } from '../match/failure.ts';
import { later } from '../page/later.ts';
import { useSettings } from '../page/settings.ts';
import { refusalWords } from '../words/refusals.ts';

const OnlineRefusal = later(async () => (await import('./OnlineRefusal.tsx')).OnlineRefusal);

interface Props {
  readonly why: Extract<Failure, { readonly code: 'match' | 'online' }>;
  /** Of its file; '' if it has none. */
  readonly name: string;
}

export function Refusal({ why, name }: Props) {
  const { language } = useSettings();
  if (why.code === 'match') return refusal(refusalWords(language), why.problem, name);
  return (
    <Suspense>
      <OnlineRefusal why={why.why} />
    </Suspense>
  );
}
