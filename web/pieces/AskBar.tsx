/** Whose move it is, what is asked, and the answers that have no place on the board. */
import { type ReactNode, useRef } from 'react';
import type { ShownAsk, ShownOption } from '../match/scene.ts';
import { useFocus } from '../match/useFocus.ts';
import { keyName } from '../words/words.ts';
import { Rich } from './Rich.tsx';
import { useAsked, useTable } from './table.ts';

interface Props {
  readonly phase: string;
  readonly ask: ShownAsk | null;
  readonly buttons: readonly ShownOption[];
  /** The menu they are from; '': none. */
  readonly menu: string;
  /** What is said while nobody is asked. */
  readonly waiting: string;
  /** How far those are who are waited for. */
  readonly progress?: ReactNode;
  /** Another one whenever somebody is to read it. */
  readonly question: string;
  readonly passKey: string;
  readonly onPick: (key: string) => void;
  readonly onCancel: () => void;
}

/** More answers than this do not stand beside their question. */
const BESIDE = 1;
/** More answers than this do not stand in one row, unless they are brief. */
const ROW = 5;
/** A question of more letters than this is printed smaller on a phone, so that all of it is in sight. */
const WORDY = 90;

export function AskBar({ phase, ask, buttons, menu, waiting, progress, question, passKey, onPick, onCancel }: Props) {
  const { words, language } = useTable();
  const { choice } = useAsked();
  const pointed = choice.chosen.length > 0 || menu !== '';
  const elsewhere = (ask?.options.length ?? 0) - buttons.length;
  const text = ask?.question ?? waiting;
  const many = ask !== null && buttons.length + Number(pointed) > BESIDE;
  const answer = (option: ShownOption, i: number) => (
    <Answer
      key={option.key}
      option={option}
      name={option.declines ? passKey : i < 9 ? String(i + 1) : ''}
      primary={choice.chosen.length > 0 && i === 0}
      onPick={onPick}
    />
  );
  return (
    <section className={ask ? `ask ${many ? 'many' : ''}` : 'ask idle'} data-region="ask" aria-label={words.asked}>
      <div className="ask-who">
        <span className={ask ? 'bibdot' : 'bibdot off'} />
        <b>{ask ? words.asked : phase}</b>
        {ask && <small>{phase}</small>}
      </div>
      <div className="ask-q">
        <h2 tabIndex={-1} className={text.length > WORDY ? 'long' : undefined}>
          <Rich text={text} />
        </h2>
        {!ask && progress}
        {ask && !pointed && elsewhere > 0 && <p>{words.onTheBoard(ask.options.length)}</p>}
        <Aloud question={question} text={text} />
      </div>
      {ask && (
        <div className="ask-o">
          <div className={buttons.filter(({ label }) => label.length > BRIEF).length > ROW ? 'answers wraps' : 'answers'}>
            {buttons.map((option, i) => !option.declines && answer(option, i))}
            {pointed && (
              <button type="button" className="btn sm" onClick={onCancel}>
                <b>{words.cancel}</b>
                <kbd>{keyName('escape', language)}</kbd>
              </button>
            )}
          </div>
          {buttons.map((option, i) => option.declines && answer(option, i))}
        </div>
      )}
    </section>
  );
}

/** Said aloud where the focus does not come to it. By itself: whether it does is known once everything is drawn. */
function Aloud({ question, text }: { readonly question: string; readonly text: string }) {
  const said = useRef<HTMLParagraphElement>(null);
  const stayed = useFocus(said, question);
  return (
    <p ref={said} className="sr" role="status">
      {stayed && <Rich text={text} />}
    </p>
  );
}

/** Letters of an answer that needs a line of its own, and of one that needs little more than its key. */
const LONG = 44;
const BRIEF = 6;

interface AnswerProps {
  readonly option: ShownOption;
  /** Of the key that gives it. */
  readonly name: string;
  readonly primary: boolean;
  readonly onPick: (key: string) => void;
}

function Answer({ option, name, primary, onPick }: AnswerProps) {
  const { language } = useTable();
  return (
    <button
      type="button"
      className={`btn ${primary ? 'pri' : ''} ${option.declines ? 'pass' : ''} ${option.label.length > LONG ? 'long' : option.label.length <= BRIEF ? 'brief' : ''}`}
      data-key={option.key}
      title={option.whole}
      aria-description={option.whole}
      onClick={() => onPick(option.key)}
    >
      <span>
        <b>
          <Rich text={option.label} />
        </b>
        {option.beside && (
          <small>
            <Rich text={option.beside} />
          </small>
        )}
      </span>
      <kbd>{keyName(name, language)}</kbd>
    </button>
  );
}
