/** In front of one's own side: the board, the question, the hand, and everything that can be asked of the table. */

import type { Thought } from '@touchline/bots';
import type { Stop } from '@touchline/host';
import { Suspense, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Look } from '../games/drawing.ts';
import type { Lesson } from '../lessons/lesson.ts';
import { withOne } from '../match/choice.ts';
import { download, reportOf } from '../match/files.ts';
import { rest } from '../match/keysFocus.ts';
import { LetGo } from '../match/LetGo.ts';
import { asNow, type Looked } from '../match/looked.ts';
import type { Scene, ShownCard } from '../match/scene.ts';
import { handsOf, nearOf } from '../match/seen.ts';
import { useAnswer } from '../match/useAnswer.ts';
import { useStops } from '../match/useFocus.ts';
import type { Playing } from '../match/useMatch.ts';
import { Flights } from '../motion/Flights.tsx';
import { later } from '../page/later.ts';
import { hrefOf } from '../page/route.ts';
import { change, useSettings } from '../page/settings.ts';
import { AskBar } from '../pieces/AskBar.tsx';
import { Inspector } from '../pieces/Inspector.tsx';
import { LogPanel } from '../pieces/LogPanel.tsx';
import { PhaseBar } from '../pieces/PhaseBar.tsx';
import { ScoreBoard } from '../pieces/ScoreBoard.tsx';
import { Tools } from '../pieces/Tools.tsx';
import { type Asked, AskedProvider, type Table, TableProvider } from '../pieces/table.ts';
import { Why } from '../pieces/Why.tsx';
import { CardDialog, Hint, KeyList } from '../pieces/wanted.tsx';
import { ZoneRow } from '../pieces/ZoneRow.tsx';
import { useSounds } from '../sound/useSounds.ts';
import type { Words } from '../words/words.ts';
import { useTableKeys } from './useTableKeys.ts';
import { useTools } from './useTools.ts';
import { useWide } from './useWide.ts';

const Explained = later(async () => (await import('../lessons/Explained.tsx')).Explained);

/** Milliseconds. */
const CALM = 100;

interface Props {
  readonly playing: Playing;
  readonly scene: Scene;
  readonly look: Look;
  readonly words: Words;
  /** Where the table passes while a key is held. */
  readonly held: Stop | null;
  readonly lesson?: Lesson;
  readonly onHome: () => void;
  readonly onAgain: () => void;
}

export function Seat({ playing, scene, look, words, held, lesson, onHome, onAgain }: Props) {
  const { faces, faulty, call } = playing;
  const settings = useSettings();
  const { keys } = settings;
  const root = useRef<HTMLDivElement>(null);
  const wide = useWide();
  /** The fault that has been read. */
  const [known, setKnown] = useState<Playing['faulty']>(null);
  const [hint, setHint] = useState<Thought | null>(null);
  const [open, setOpen] = useState<'keys' | 'log' | null>(null);
  /** What was looked at last, and what is shown of it a moment later. */
  const looked = useRef<Looked | null>(null);
  const [inspected, setInspected] = useState<Looked | null>(null);
  const inspecting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [zoomed, setZoomed] = useState<Looked | null>(null);
  /** Where the table passed until it was told not to. */
  const passedBefore = useRef<Stop>('when-i-can');
  const near = nearOf(scene);
  // Until what follows is there, the question stays and can be seen to be answered.
  const mark = useCallback((sent: boolean) => root.current?.toggleAttribute('data-sent', sent), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what follows is there
  useLayoutEffect(() => void mark(false), [scene]);
  const answering = useAnswer(playing, scene, words, mark);
  const { ask, question, choice, why, pick, explain, cancel, say, note } = answering;
  useSounds(scene, look, why);
  useStops(root, scene, choice);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it was a hint for the question before
  useEffect(() => setHint(null), [question]);
  useEffect(() => {
    if (open === 'log') root.current?.querySelector<HTMLElement>('.log-lines')?.focus();
  }, [open]);

  useEffect(() => {
    if (!held) return;
    note(words.stopIs[held]);
    return () => note('');
  }, [held, words, note]);

  // What is called is always the newest, and who calls it need not be drawn again for that.
  const newest = useRef(answering);
  useLayoutEffect(() => {
    newest.current = answering;
  });
  const onPick = useCallback((key: string) => newest.current.pick(key), []);
  const choosing = useCallback((handle: number) => {
    const { ask, choice } = newest.current;
    return ask && choice.lit.has(handle) ? withOne(choice, handle) : null;
  }, []);
  // Whoever points at a card looks at it already.
  const onInspect = useCallback((def: string, card: ShownCard | null) => {
    looked.current = { def, card };
    clearTimeout(inspecting.current);
    // Whoever only passes by, or clicks at once, waits for what they did and not for a large card.
    inspecting.current = setTimeout(() => setInspected((now) => (now?.def === def && now.card === card ? now : { def, card })), CALM);
  }, []);
  useEffect(() => () => clearTimeout(inspecting.current), []);
  const onCard = useCallback(
    (card: ShownCard) => {
      onInspect(card.def, card);
      newest.current.pointAt(card);
    },
    [onInspect],
  );
  const onZoom = useCallback((def: string, card: ShownCard | null) => setZoomed({ def, card }), []);

  const deeds = useMemo(() => {
    const closeLog = () => {
      setOpen(null);
      if (root.current) rest(root.current);
    };
    return {
      undo: async () => {
        const { refused } = await call('undo', {});
        if (refused) say(refused);
      },
      rewind: async () => {
        const alone = scene.seats.filter(({ player }) => player === 'person').length === 1;
        if (!alone) say(words.takeBackAlone);
        else if (!(await call('rewind', {})).done) say(words.nothingToTakeBack);
      },
      hint: async () => {
        setHint(await call('hint', {}));
        // It stands beside the log.
        if (!root.current?.querySelector('.right')?.checkVisibility()) setOpen('log');
      },
      why: () => explain(looked.current && asNow(scene, looked.current).card),
      zoom: () => setZoomed(looked.current),
      log: () => (open === 'log' ? closeLog() : setOpen('log')),
      rules: () => void window.open(hrefOf({ at: 'rules', game: scene.game, clause: ask?.clause ?? '' }), '_blank', 'noreferrer'),
      sound: () => {
        const sound = settings.sound === 'on' ? 'off' : 'on';
        change({ sound });
        note(words.soundIs[sound]);
      },
      stops: () => {
        // A lesson asks what it explains.
        if (lesson) return;
        const stop = settings.stop === 'always' ? passedBefore.current : 'always';
        passedBefore.current = stop === 'always' ? settings.stop : stop;
        change({ stop });
        note(words.stopIs[stop]);
      },
      keys: () => setOpen('keys'),
      // The only thing that is asked twice.
      concede: () => window.confirm(words.reallyConcede) && void call('concede', {}),
      clear: () => {
        cancel();
        say('');
        if (open === 'log') closeLog();
      },
    };
  }, [call, words, scene, ask, settings.sound, settings.stop, lesson, open, explain, cancel, say, note]);
  useTableKeys(root, keys, answering, deeds);

  const table = useMemo<Table>(
    () => ({ words, language: scene.language, look, faces, onCard, onPick, choosing, onInspect, onZoom }),
    [words, scene.language, look, faces, onCard, onPick, choosing, onInspect, onZoom],
  );
  const asked = useMemo<Asked>(
    () => ({ asked: ask !== null, choice, ...(why && { why: { text: why, onClose: () => say('') } }) }),
    [ask, choice, why, say],
  );
  const file = async (report: boolean) => {
    const { name, text } = await call('file', {});
    download(report ? `report-${name}` : name, report ? reportOf(text, settings) : text);
  };
  const tools = useTools(scene, words, keys, { ...deeds, file: (report) => void file(report), refuse: () => explain(null) });
  const explained = lesson && (
    <Suspense>
      <Explained lesson={lesson} scene={scene} onPick={pick} onAgain={onAgain} onHome={onHome} />
    </Suspense>
  );
  const { Board } = look;
  // Drawn again only for another scene: most of what happens beside it does not concern it.
  const board = useMemo(() => <Board scene={scene} />, [Board, scene]);
  const log = useMemo(() => <LogPanel log={scene.log} near={near} />, [scene.log, near]);
  const standing = useMemo(
    () => (
      <>
        <ScoreBoard scene={scene} score={look.score(scene)} period={look.period(scene)} />
        <PhaseBar groups={look.phases(scene)} />
      </>
    ),
    [look, scene],
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
            note={scene.practice > 0 ? words.practice : ''}
            tools={tools}
            onHome={onHome}
          />
          <section className="left" data-region="score" tabIndex={-1} aria-label={words.score}>
            {standing}
          </section>
          <main className="board" data-region="board">
            {board}
            {!wide && explained}
            {why ? (
              <Why text={why} onClose={() => say('')} />
            ) : (
              faulty && faulty !== known && <Why text={words.botFailed(faulty.bot)} onClose={() => setKnown(faulty)} />
            )}
          </main>
          <AskBar
            phase={scene.phase}
            ask={ask}
            buttons={answering.buttons}
            waiting={waitingFor(scene, words)}
            question={question || (scene.result ? 'over' : '')}
            passKey={keys.pass}
            onPick={pick}
            onCancel={cancel}
          />
          <section className="hand" data-region="hand" aria-label={words.hand}>
            {handsOf(scene, look.hand, near).map((zone) => (
              <ZoneRow key={zone.zone} zone={zone} size="m" />
            ))}
            {scene.result && (
              <button type="button" className="btn pri" onClick={onAgain}>
                <b>{words.again}</b>
              </button>
            )}
          </section>
          <aside className="right" data-region="log" aria-label={words.log}>
            {wide && explained}
            {inspected && <Inspector {...asNow(scene, inspected)} />}
            <Suspense>{hint && ask && <Hint thought={hint} ask={ask} />}</Suspense>
            {log}
          </aside>
          <LetGo question={question} />
          <Flights scene={scene} />
          <Suspense>
            {open === 'keys' && <KeyList keys={keys} onClose={() => setOpen(null)} />}
            {zoomed && <CardDialog {...asNow(scene, zoomed)} zoomKey={keys.zoom} onClose={() => setZoomed(null)} />}
          </Suspense>
        </div>
      </AskedProvider>
    </TableProvider>
  );
}

function waitingFor({ result, seats, thinking }: Scene, words: Words): string {
  if (result) return result.text;
  const bot = thinking.map((seat) => seats[seat].player).find((player) => player !== 'person');
  return bot ? words.thinking(bot) : words.waiting(thinking.map((seat) => seats[seat].name).join(', '));
}
