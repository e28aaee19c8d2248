/** Answering at the table: what is asked and not yet answered, what was pointed at, and why something cannot be done. */
import { useCallback, useMemo, useRef, useState } from 'react';
import { buttonsOf, type Choice, choiceOf, folded, menuIn, namedFor, point } from './choice.ts';
import type { Scene, ShownAsk, ShownCard, ShownOption } from './scene.ts';
import type { Playing } from './useMatch.ts';

export interface Answering {
  readonly ask: ShownAsk | null;
  /** Another one for each question, also for two that are asked one after the other; empty while nothing is asked. */
  readonly question: string;
  readonly choice: Choice;
  /** Answers that have a button. */
  readonly buttons: readonly ShownOption[];
  /** The menu that is open; '': none. */
  readonly menu: string;
  readonly why: string;
  readonly pick: (key: string) => void;
  /** At a card: chooses it if it is lit, else says why not. */
  readonly pointAt: (card: ShownCard) => void;
  /** Why a card cannot be chosen, or what choosing it does; without a card, why one cannot just go on. */
  readonly explain: (card: ShownCard | null) => void;
  /** Why something without a card cannot be done, by its verb. */
  readonly whyNotDo: (verb: string) => void;
  /** Why a card cannot be chosen; '' if it can, or if nothing is asked. */
  readonly whyNot: (handle: number) => Promise<string>;
  /** Takes back what was pointed at. */
  readonly cancel: () => void;
  readonly say: (why: string) => void;
  /** Of the table rather than of this question: it stays until somebody answers. */
  readonly note: (text: string) => void;
}

/** What is said of a card. */
interface Said {
  readonly ofCard: (name: string, what: string) => string;
  readonly canChoose: (answers: readonly string[]) => string;
}

/** Milliseconds a question stays after it was answered. */
const PATIENCE = 150;
const NO_REASON: { readonly question: string | null; readonly why: string } = { question: '', why: '' };
const NOTHING = { question: '', chosen: [] as readonly number[], menu: '' };
/** More answers than this are not told of one card. */
const MOST = 3;

/** `mark`: told when an answer has been sent, and when it has come back. */
export function useAnswer({ call, report, faces }: Playing, scene: Scene, words: Said, mark: (sent: boolean) => void): Answering {
  // An answer that is on its way is not given twice: others may answer theirs before it has arrived.
  const sent = useRef<Scene | null>(null);
  const onItsWay = useRef(false);
  const answers = useRef(0);
  /** The question goes only if the match is slow to answer: what follows is mostly there at once, and takes its place. */
  const [slow, setSlow] = useState<Scene | null>(null);
  const ask = slow === scene ? null : scene.ask;
  // The same question asked again is another one.
  const nth = sent.current === scene ? answers.current - 1 : answers.current;
  const question = ask ? `${nth} ${questionOf(ask)}` : '';
  // A new question begins with nothing chosen and nothing said.
  const [pointed, setPointed] = useState(NOTHING);
  const chosen = pointed.question === question ? pointed.chosen : NOTHING.chosen;
  const menu = pointed.question === question ? pointed.menu : '';
  const [told, setTold] = useState(NO_REASON);
  const why = told.question === question || told.question === null ? told.why : '';
  const say = useCallback((text: string) => setTold({ question, why: text }), [question]);
  const note = useCallback((text: string) => setTold({ question: null, why: text }), []);
  const choice = useMemo(() => choiceOf(ask, chosen), [ask, chosen]);
  const drawn = useMemo(() => new Set(scene.zones.flatMap(({ cards }) => cards.flatMap((card) => card?.handle ?? []))), [scene]);
  const buttons = useMemo(() => folded(buttonsOf(ask, choice, drawn), menu), [ask, choice, drawn, menu]);
  const isSent = useCallback(() => onItsWay.current || sent.current === scene, [scene]);

  const pick = useCallback(
    (key: string) => {
      if (isSent()) return;
      const opens = menuIn(key);
      if (opens !== null) return setPointed({ question, chosen: [], menu: opens });
      sent.current = scene;
      answers.current++;
      onItsWay.current = true;
      mark(true);
      report(null);
      setTold((now) => (now.question === null ? NO_REASON : now));
      const late = setTimeout(() => setSlow(scene), PATIENCE);
      call('pick', { key })
        .catch((error: unknown) => {
          sent.current = null;
          answers.current--;
          setSlow(null);
          mark(false);
          report(error);
        })
        .finally(() => {
          clearTimeout(late);
          onItsWay.current = false;
        });
    },
    [call, report, scene, question, isSent, mark],
  );
  const whyNot = useCallback(
    async (handle: number) => (ask && !isSent() ? ((await call('why', { thing: handle }))?.text ?? '') : ''),
    [ask, call, isSent],
  );
  const explain = useCallback(
    async (card: ShownCard | null) => {
      const tell = (text: string) => say(card ? words.ofCard(faces.get(card.def)?.name ?? '', text) : text);
      const offered = card && ask ? ask.options.filter(({ on }) => on.includes(namedFor(ask.twins, card.handle))) : [];
      if (offered.length > 0) return tell(words.canChoose(offered.length > MOST ? [] : offered.map(({ label }) => label)));
      try {
        const refused = await call('why', { thing: card?.handle ?? 'decline' });
        if (refused) tell(refused.text);
      } catch (error) {
        report(error);
      }
    },
    [ask, call, report, faces, words, say],
  );
  const whyNotDo = useCallback(
    async (verb: string) => {
      try {
        const refused = ask && !isSent() ? await call('why', { thing: verb }) : null;
        if (refused) say(refused.text);
      } catch (error) {
        report(error);
      }
    },
    [ask, call, report, say, isSent],
  );
  const pointAt = useCallback(
    (card: ShownCard) => {
      if (isSent()) return;
      if (!ask || !choice.lit.has(card.handle)) return void explain(card);
      const next = point(ask, choice, card.handle);
      if ('pick' in next) pick(next.pick);
      else setPointed({ question, chosen: next.chosen, menu: '' });
    },
    [ask, question, choice, pick, explain, isSent],
  );
  const cancel = useCallback(() => setPointed(NOTHING), []);
  return { ask, question, choice, buttons, menu, why, pick, pointAt, explain, whyNot, whyNotDo, cancel, say, note };
}

/** It stays the same while others answer theirs at the same time. */
const questionOf = ({ seat, name, options }: ShownAsk): string =>
  [seat, name, ...options.map(({ key, on }) => `${key}@${on.join()}`)].join(' ');
