/** In front of one's own side: the board, the question, the hand, and everything that can be asked of the table. */

import { calledBy } from '@touchline/bots';
import type { Stop } from '@touchline/host';
import { memo, type ReactNode, Suspense, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Look } from '../games/drawing.ts';
import type { Lesson } from '../lessons/lesson.ts';
import { withOne } from '../match/choice.ts';
import { LetGo } from '../match/LetGo.ts';
import { asNow } from '../match/looked.ts';
import type { Begin, Scene } from '../match/scene.ts';
import { botOf, nearOf } from '../match/seen.ts';
import { type Answering, useAnswer } from '../match/useAnswer.ts';
import { useStops } from '../match/useFocus.ts';
import type { Playing } from '../match/useMatch.ts';
import { Flights } from '../motion/Flights.tsx';
import { headlineOf } from '../motion/frames.ts';
import { useSkip } from '../motion/useSkip.ts';
import { later } from '../page/later.ts';
import { keepSoon } from '../page/offline.ts';
import { useSettings } from '../page/settings.ts';
import { AskBar } from '../pieces/AskBar.tsx';
import { Held } from '../pieces/Held.tsx';
import { Inspector } from '../pieces/Inspector.tsx';
import { LogPanel } from '../pieces/LogPanel.tsx';
import { PhaseBar } from '../pieces/PhaseBar.tsx';
import { ScoreBoard } from '../pieces/ScoreBoard.tsx';
import { Thinking } from '../pieces/Thinking.tsx';
import { type Tool, Tools } from '../pieces/Tools.tsx';
import { type Asked, AskedProvider, type Table, TableProvider } from '../pieces/table.ts';
import { Why } from '../pieces/Why.tsx';
import { CardDialog, Hint, KeyList, OfflineNote, prepareStage, SoundOffer, SoundPanel, Stage } from '../pieces/wanted.tsx';
import { useSounds } from '../sound/useSounds.ts';
import type { Words } from '../words/words.ts';
import { Details, Said } from './Failed.tsx';
import { useDeeds } from './useDeeds.ts';
import { type Looking, useLooking } from './useLooking.ts';
import { useTableKeys } from './useTableKeys.ts';
import { useTools } from './useTools.ts';
import { useWide } from './useWide.ts';

const Result = later(async () => (await import('./result/Result.tsx')).Result);
const RulesBeside = later(async () => (await import('./RulesBeside.tsx')).RulesBeside);
const Concede = later(async () => (await import('./Concede.tsx')).Concede);
const ReportFault = later(async () => (await import('./ReportFault.tsx')).ReportFault);
const Explained = later(async () => (await import('../lessons/Explained.tsx')).Explained);

interface Props {
  readonly playing: Playing;
  readonly scene: Scene;
  readonly look: Look;
  readonly words: Words;
  /** Where the table passes while a key is held. */
  readonly held: Stop | null;
  readonly lesson?: Lesson;
  /** Where the match is kept. */
  readonly matchKey: string;
  readonly onHome: () => void;
  readonly onAgain?: () => void;
  readonly onBegin?: (match: Begin) => void;
  readonly around?: Around;
}

/** What stands around a match at a server. */
export interface Around {
  /** Behind the name of the game. */
  readonly note: string;
  /** Below the score. */
  readonly line: ReactNode;
  /** What somebody should answer: beside the board, over it where there is no room. */
  readonly beside: ReactNode;
  /** What everybody must read. */
  readonly banner: ReactNode;
  readonly tools: (tools: readonly Tool[]) => readonly Tool[];
  /** Asks the others to take back. */
  readonly takeBack: () => Promise<unknown>;
  readonly result: (onClose: () => void) => ReactNode;
}

export function Seat({ playing, scene, look, words, held, lesson, matchKey, onHome, onAgain, onBegin, around }: Props) {
  const { keys, soundOffered, offlineTold } = useSettings();
  const root = useRef<HTMLDivElement>(null);
  const wide = useWide();
  const looking = useLooking();
  const { inspected, zoomed, setZoomed } = looking;
  // Until what follows is there, the question stays and can be seen to be answered.
  const mark = useCallback((sent: boolean) => {
    root.current?.toggleAttribute('data-sent', sent);
    if (sent) prepareStage();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what follows is there
  useLayoutEffect(() => void mark(false), [scene]);
  const answering = useAnswer(playing, scene, words, mark);
  const { ask, question, choice, why, pick, cancel, say, note } = answering;
  useSounds(scene, why);
  const { frame, skip } = playing;
  useSkip(
    frame !== null,
    skip,
    useMemo(() => [keys.sound, keys.every, keys.skip, keys.keys], [keys]),
  );
  useStops(root, scene, choice);
  useEffect(() => {
    if (!held) return;
    note(words.stopIs[held]);
    return () => note('');
  }, [held, words, note]);
  useEffect(keepSoon, []);
  const { deeds, hint, open, setOpen, clause, onClause, closeRules } = useDeeds({
    ...looking,
    root,
    playing,
    scene,
    words,
    lesson,
    answering,
    takeBack: around?.takeBack,
  });
  useTableKeys(root, keys, answering, deeds);
  const closeSound = useCallback(() => setOpen((now) => (now === 'sound' ? null : now)), [setOpen]);
  const usual = useTools(scene, words, keys, deeds);
  const tools = around ? around.tools(usual) : usual;
  const table = useTableOf({ words, language: scene.language, look, faces: playing.faces, onClause }, answering, looking);
  const asked = useMemo<Asked>(
    () => ({ asked: ask !== null, choice, ...(why && { why: { text: why, onClose: () => say('') } }) }),
    [ask, choice, why, say],
  );
  const [closed, setClosed] = useState(false);
  const explained = lesson && onAgain && (
    <Suspense>
      <Explained lesson={lesson} scene={scene} onPick={pick} onAgain={onAgain} onHome={onHome} />
    </Suspense>
  );
  return (
    <TableProvider value={table}>
      <AskedProvider value={asked}>
        <div
          ref={root}
          className={`table ${open === 'log' ? 'drawer' : ''}`}
          data-game={scene.game}
          data-step={scene.step}
          data-viewer={scene.viewer}
          data-asked={ask?.name}
          data-over={scene.result ? true : undefined}
        >
          <Tools
            title={words.pitch[scene.game]?.name ?? scene.game}
            note={around?.note ?? (scene.practice > 0 ? words.practice : '')}
            tools={tools}
            onHome={onHome}
          />
          <section className="left" data-region="score" tabIndex={-1} aria-label={words.score}>
            <Standing scene={scene} look={look} />
            {around?.line}
            <Suspense>
              {!lesson && !around && (!soundOffered ? <SoundOffer question={question} /> : !offlineTold && <OfflineNote />)}
            </Suspense>
          </section>
          <main className="board" data-region="board">
            <DrawnBoard scene={scene} look={look} />
            {!wide && explained}
            {!wide && around?.beside}
            {around?.banner}
            <Suspense>{frame && <Stage frame={frame} scene={scene} />}</Suspense>
            <Notices playing={playing} words={words} why={why} onRead={() => say('')} />
          </main>
          <AskBar
            phase={scene.phase}
            ask={ask}
            buttons={answering.buttons}
            menu={answering.menu}
            waiting={frame ? headlineOf(frame.stage.at(-1)!) : waitingFor(scene, words)}
            progress={!frame && <Thinking scene={scene} />}
            question={question || (scene.result ? 'over' : '')}
            passKey={keys.pass}
            onPick={pick}
            onCancel={cancel}
          />
          <Held scene={scene} look={look} seat={nearOf(scene)}>
            {scene.result && (onBegin || around) && (
              <button type="button" className="btn pri" onClick={() => setClosed(false)}>
                <b>{words.result}</b>
              </button>
            )}
          </Held>
          <aside className="right" data-region="log" aria-label={words.log}>
            {wide && explained}
            {wide && around?.beside}
            {inspected && <Inspector {...asNow(scene, inspected)} />}
            <Suspense>{hint && ask && <Hint thought={hint} ask={ask} scene={scene} onPick={pick} />}</Suspense>
            <Log scene={scene} />
          </aside>
          <Suspense>{open === 'sound' && <SoundPanel onClose={closeSound} />}</Suspense>
          <LetGo question={question} />
          <Flights scene={scene} />
          <Suspense>
            {scene.result && onBegin && !closed && !frame && (
              <Result
                playing={playing}
                scene={scene}
                look={look}
                matchKey={matchKey}
                onSave={() => void deeds.file()}
                onBegin={onBegin}
                onHome={onHome}
                onClose={() => setClosed(true)}
              />
            )}
            {scene.result && !closed && !frame && around?.result(() => setClosed(true))}
            {open === 'rules' && <RulesBeside game={scene.game} clause={clause} onClose={closeRules} />}
            {open === 'concede' && <Concede onConcede={() => void deeds.reallyConcede()} onClose={() => setOpen(null)} />}
            {open === 'report' && (
              <ReportFault load={() => playing.call('file', {})} onFailed={playing.report} onClose={() => setOpen(null)} />
            )}
            {open === 'keys' && <KeyList keys={keys} onClose={() => setOpen(null)} />}
            {zoomed && <CardDialog {...asNow(scene, zoomed)} zoomKey={keys.zoom} onClose={() => setZoomed(null)} />}
          </Suspense>
        </div>
      </AskedProvider>
    </TableProvider>
  );
}

/** What pieces of the table use. What is called is always the newest, and who calls it need not be drawn again for that. */
function useTableOf(
  fixed: Pick<Table, 'words' | 'language' | 'look' | 'faces' | 'onClause'>,
  answering: Answering,
  looking: Looking,
): Table {
  const { words, language, look, faces, onClause } = fixed;
  const { onInspect, onZoom } = looking;
  const newest = useRef(answering);
  useLayoutEffect(() => {
    newest.current = answering;
  });
  return useMemo(
    () => ({
      words,
      language,
      look,
      faces,
      onClause,
      onInspect,
      onZoom,
      onPick: (key) => newest.current.pick(key),
      onCancel: () => newest.current.cancel(),
      onWhyNot: (verb) => newest.current.whyNotDo(verb),
      whyNot: (handle) => newest.current.whyNot(handle),
      choosing: (handle) => {
        const { ask, choice } = newest.current;
        return ask && choice.lit.has(handle) ? withOne(choice, handle) : null;
      },
      onCard: (card) => {
        onInspect(card.def, card);
        newest.current.pointAt(card);
      },
    }),
    [words, language, look, faces, onClause, onInspect, onZoom],
  );
}

interface Drawn {
  readonly scene: Scene;
  readonly look: Look;
}

// Drawn again only for another scene: most of what happens beside it does not concern it.
const DrawnBoard = memo(({ scene, look: { Board } }: Drawn) => <Board scene={scene} />);

const Standing = memo(({ scene, look }: Drawn) => (
  <>
    <ScoreBoard scene={scene} score={look.score(scene)} period={look.period(scene)} />
    <PhaseBar groups={look.phases(scene)} scene={scene} />
  </>
));

function Log({ scene }: Pick<Drawn, 'scene'>) {
  const near = nearOf(scene);
  return useMemo(() => <LogPanel log={scene.log} near={near} />, [scene.log, near]);
}

interface NoticesProps extends Pick<Props, 'playing' | 'words'> {
  readonly why: string;
  readonly onRead: () => void;
}

/** One thing at a time, until it has been read: what went wrong, why something cannot be done, or that a bot failed. */
function Notices({ playing: { faulty, trouble, report }, words, why, onRead }: NoticesProps) {
  /** The fault of a bot that has been read. */
  const [known, setKnown] = useState<Playing['faulty']>(null);
  if (trouble)
    return (
      <Why onClose={() => report(null)}>
        <Said why={trouble} />
        <Details why={trouble} />
      </Why>
    );
  if (why) return <Why text={why} onClose={onRead} />;
  return faulty && faulty !== known && <Why text={words.botFailed(faulty.bot)} onClose={() => setKnown(faulty)} />;
}

/** Whoever has answered is not waited for: only the others are, or the match itself. */
function waitingFor({ result, seats, thinking, viewer }: Scene, words: Words): string {
  if (result) return result.text;
  const others = thinking.filter((seat) => seat !== viewer);
  const bot = others.map((seat) => seats[seat].player).find(botOf);
  if (bot) return words.thinking(calledBy(bot, words.opponents));
  return others.length > 0 ? words.waiting(others.map((seat) => seats[seat].name).join(', ')) : words.oneMoment;
}
