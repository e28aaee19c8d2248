/** Why a match cannot be opened or begun. */
import { type MatchProblem, refusal } from '@touchline/host';
import { useSettings } from '../page/settings.ts';
import { refusalWords } from '../words/refusals.ts';

interface Props {
  readonly problem: MatchProblem;
  /** Of its file; '' if it has none. */
  readonly name: string;
}

export function Refusal({ problem, name }: Props) {
  return refusal(refusalWords(useSettings().language), problem, name);
}
