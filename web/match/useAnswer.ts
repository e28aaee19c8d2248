/** Answering at the table: what is asked and not yet answered, what was pointed at, and why something cannot be done. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { buttonsOf, type Choice, choiceOf, point } from './choice.ts';
import type { Scene, ShownAsk, ShownCard, ShownOption } from './scene.ts';
import type { Playing } from './useMatch.ts';

export interface Answering {
  readonly ask: ShownAsk | null;
  /** Another one for each question, also for two that are asked one after the other; empty while nothing is asked. */
  readonly question: string;
  readonly choice: Choice;
  /** Answers that have a button. */
  readonly buttons: readonly ShownOption[];
  readonly why: string;
  readonly pick: (key: string) => void;
  /** At a card: chooses it if it is lit, else says why not. */
  readonly pointAt: (card: ShownCard) => void;
  /** Why a card cannot be chosen, or what choosing it does; without a card, why one cannot just go on. */
  readonly explain: (card: ShownCard | null) => void;
  /** Takes back what was pointed at. */
  readonly cancel: () => void;
  readonly say: (why: string) => void;
}

/** What is said of a card. */
interface Said {
  readonly ofCard: (name: string, what: string) => string;
  readonly canChoose: (answers: readonly string[]) => string;
  readonly equalCard: string;
}

/** More answers than this are not told of one card. */
const MOST = 3;

export function useAnswer({ call, faces }: Playing, scene: Scene, words: Said): Answering {
  // An answer that is on its way is not given twice: others may answer theirs before it has arrived.
  const [answered, setAnswered] = useState<Scene | null>(null);
  const [onItsWay, setOnItsWay] = useState(false);
  const ask = onItsWay || answered === scene ? null : scene.ask;
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [why, say] = useState('');
  const choice = useMemo(() => choiceOf(ask, chosen), [ask, chosen]);
  const drawn = useMemo(() => new Set(scene.zones.flatMap(({ cards }) => cards.flatMap((card) => card?.handle ?? []))), [scene]);
  const buttons = useMemo(() => buttonsOf(ask, choice, drawn), [ask, choice, drawn]);

  const question = ask ? questionOf(ask) : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question begins with nothing chosen
  useEffect(() => {
    setChosen([]);
    say('');
  }, [question]);

  const pick = useCallback(
    (key: string) => {
      setAnswered(scene);
      setOnItsWay(true);
      call('pick', { key })
        .catch((error: Error) => {
          setAnswered(null);
          say(error.message);
        })
        .finally(() => setOnItsWay(false));
    },
    [call, scene],
  );
  const explain = useCallback(
    async (card: ShownCard | null) => {
      const told = (text: string) => say(card ? words.ofCard(faces.get(card.def)?.name ?? '', text) : text);
      const offered = card && ask ? ask.options.filter(({ on }) => on.includes(card.handle)) : [];
      if (offered.length > 0) return told(words.canChoose(offered.length > MOST ? [] : offered.map(({ label }) => label)));
      const reason = await call('why', { thing: card?.handle ?? 'decline' });
      // What is offered and not lit has an equal that is.
      if (reason) told(reason.text);
      else if (card) told(words.equalCard);
    },
    [ask, call, faces, words],
  );
  const pointAt = useCallback(
    (card: ShownCard) => {
      if (!ask || !choice.lit.has(card.handle)) return void explain(card);
      const next = point(ask, choice, card.handle);
      if ('pick' in next) pick(next.pick);
      else setChosen(next.chosen);
    },
    [ask, choice, pick, explain],
  );
  const cancel = useCallback(() => setChosen([]), []);
  return { ask, question, choice, buttons, why, pick, pointAt, explain, cancel, say };
}

/** It stays the same while others answer theirs at the same time. */
const questionOf = ({ seat, name, options }: ShownAsk): string =>
  [seat, name, ...options.map(({ key, on }) => `${key}@${on.join()}`)].join(' ');
