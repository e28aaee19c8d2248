/** Whose move it is, what is asked, and the answers that have no place on the board. */
import type { ShownOption } from '../match/scene.ts';
import { Rich } from './Rich.tsx';
import { useTable } from './table.ts';

interface Props {
  readonly phase: string;
  readonly question: string;
  readonly options: readonly ShownOption[];
  readonly onPick: (key: string) => void;
  readonly onCancel: () => void;
  readonly waiting: string | null;
}

/** More than this many answers are left to the board, as far as they have a place there. */
const FEW = 4;

export function AskBar({ phase, question, options, onPick, onCancel, waiting }: Props) {
  const { words, choice } = useTable();
  if (waiting !== null)
    return (
      <section className="ask idle" aria-label={words.asked}>
        <div className="ask-who">
          <span className="bibdot off" />
          <b>{phase}</b>
        </div>
        <div>
          <h2>
            <Rich text={waiting} />
          </h2>
        </div>
      </section>
    );
  const shown = buttonsFor(options, choice.chosen.length > 0, choice.left);
  const elsewhere = options.length - shown.length;
  return (
    <section className="ask" aria-label={words.asked}>
      <div className="ask-who">
        <span className="bibdot" />
        <b>{words.asked}</b>
        <small>{phase}</small>
      </div>
      <div>
        <h2>
          <Rich text={question} />
        </h2>
        {choice.chosen.length === 0 && elsewhere > 0 && <p>{words.onTheBoard(options.length)}</p>}
      </div>
      <div className="ask-o">
        {shown.map((option, i) => (
          <Answer
            key={option.key}
            option={option}
            n={options.indexOf(option) + 1}
            primary={choice.chosen.length > 0 && i === 0}
            onPick={onPick}
          />
        ))}
        {choice.chosen.length > 0 && (
          <button type="button" className="btn sm" onClick={onCancel}>
            <b>{words.cancel}</b>
            <kbd>Esc</kbd>
          </button>
        )}
      </div>
    </section>
  );
}

/** What was pointed at leaves a few; otherwise buttons, and everything else if it is little. */
function buttonsFor(options: readonly ShownOption[], pointed: boolean, left: readonly ShownOption[]): readonly ShownOption[] {
  if (pointed) return left;
  if (options.length <= FEW) return options;
  return options.filter(({ on }) => on.length === 0);
}

interface AnswerProps {
  readonly option: ShownOption;
  readonly n: number;
  readonly primary: boolean;
  readonly onPick: (key: string) => void;
}

function Answer({ option, n, primary, onPick }: AnswerProps) {
  return (
    <button
      type="button"
      className={`btn ${primary ? 'pri' : ''} ${option.declines ? 'pass' : ''}`}
      data-key={option.key}
      onClick={() => onPick(option.key)}
    >
      <span>
        <b>
          <Rich text={option.label} />
        </b>
        {option.beside && <small>{option.beside}</small>}
      </span>
      <kbd>{option.declines ? '␣' : n <= 9 ? n : ''}</kbd>
    </button>
  );
}

export const passOf = (options: readonly ShownOption[]): ShownOption | undefined => options.find(({ declines }) => declines);
