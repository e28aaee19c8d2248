/** Where in the match we are: a line with a mark that can be moved. */

import { Icon } from '../art/Icon.tsx';
import { screenWords } from '../words/screens.ts';
import { useTable } from './table.ts';

interface Props {
  readonly step: number;
  readonly steps: number;
  /** What stands at this step. */
  readonly text: string;
  readonly onStep: (step: number) => void;
}

export function Scrubber({ step, steps, text, onStep }: Props) {
  const words = screenWords(useTable().language).replay;
  return (
    <div className="scrub">
      <button type="button" className="tb ico" aria-label={words.back} onClick={() => onStep(step - 1)} disabled={step === 0}>
        <Icon name="minus" />
      </button>
      <input
        type="range"
        min={0}
        max={steps}
        value={step}
        aria-label={words.replay}
        aria-valuetext={`${step} / ${steps}, ${text}`}
        onChange={(event) => onStep(Number(event.target.value))}
      />
      <button type="button" className="tb ico" aria-label={words.forth} onClick={() => onStep(step + 1)} disabled={step === steps}>
        <Icon name="plus" />
      </button>
      <output>
        {step} / {steps}
      </output>
    </div>
  );
}
