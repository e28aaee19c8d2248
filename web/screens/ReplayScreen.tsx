/** A match looked at again: scrub, step, play, jump by the log, change sides, play on from here. */

import { useCallback, useEffect, useRef, useState } from 'react';
import { Icon } from '../art/Icon.tsx';
import { download } from '../match/files.ts';
import { asNow, type Looked } from '../match/looked.ts';
import type { Source } from '../match/messages.ts';
import type { ShownCard } from '../match/scene.ts';
import { Flights } from '../motion/Flights.tsx';
import { useSkip } from '../motion/useSkip.ts';
import { useSettings } from '../page/settings.ts';
import { CardDialog } from '../pieces/CardDialog.tsx';
import { Held } from '../pieces/Held.tsx';
import { Inspector } from '../pieces/Inspector.tsx';
import { LogPanel } from '../pieces/LogPanel.tsx';
import { PhaseBar } from '../pieces/PhaseBar.tsx';
import { ScoreBoard } from '../pieces/ScoreBoard.tsx';
import { Scrubber } from '../pieces/Scrubber.tsx';
import { SoundPanel } from '../pieces/SoundPanel.tsx';
import { Stage } from '../pieces/Stage.tsx';
import { type Tool, Tools } from '../pieces/Tools.tsx';
import { type Table, TableProvider } from '../pieces/table.ts';
import { Why } from '../pieces/Why.tsx';
import { afterWords } from '../words/after.ts';
import { type ScreenWords, screenWords } from '../words/screens.ts';
import { wordsOf } from '../words/words.ts';
import { useCopyLink } from './CopyLink.tsx';
import { FailedScreen } from './Failed.tsx';
import { paceAt, type Run, SPEEDS, USUAL, useOpened, useRun, useRunning, useStep } from './useReplay.ts';
import '../style/replay.css';

interface Props {
  readonly source: Source;
  /** The step that is shown first. */
  readonly at?: number | undefined;
  readonly onHome: () => void;
  /** Play on: the key of the new match. */
  readonly onBranch: (key: string) => void;
}

export function ReplayScreen({ source, at = 0, onHome, onBranch }: Props) {
  const { language, level, sound, keys: keyOf } = useSettings();
  const words = wordsOf(language);
  const said = screenWords(language).replay;
  const { match, opened, look, viewer, setViewer, failed, setFailed } = useOpened(source, language);
  const run = useRun(opened?.steps ?? 0, Math.max(0, at - 1));
  const { step, goTo } = run;
  const { scene, faces, log, frame, skip } = useStep({ match, opened, step, viewer, language, setFailed, pace: paceAt(run.speed) });
  useRunning(run, opened?.steps ?? 0, scene?.step);
  useArrival(at, scene?.step, goTo);
  useSkip(frame !== null, skip, null);
  const [drawer, setDrawer] = useState(false);
  const [louder, setLouder] = useState(false);
  const closeSound = useCallback(() => setLouder(false), []);
  const [inspected, setInspected] = useState<Looked | null>(null);
  const [zoomed, setZoomed] = useState<Looked | null>(null);
  // Of a match at a server that was not opened to all, only one's own side.
  const own = opened?.near != null;
  const copying = useCopyLink({ call: useCallback((name, args) => match!.call(name, args), [match]), report: setFailed }, own);
  const after = afterWords(language).link;
  const onInspect = useCallback((def: string, card: ShownCard | null) => setInspected({ def, card }), []);
  const onZoom = useCallback((def: string, card: ShownCard | null) => setZoomed({ def, card }), []);
  const onCard = useCallback((card: ShownCard) => setInspected({ def: card.def, card }), []);

  if (failed) return <FailedScreen why={failed} match={'key' in source ? source.key : undefined} onHome={onHome} />;
  if (!match || !opened || !look || !scene || faces.size === 0) return <div className="loading" aria-busy="true" />;

  const branch = () => {
    const bot = opened.players.find((player) => player !== 'person') ?? level;
    match.call('branch', { step, seat: viewer, bot }).then(({ key }) => onBranch(key), setFailed);
  };
  const table: Table = { words, language, look, faces, onCard, onInspect, onZoom };
  const save = () => match.call('file', {}).then(({ name, text }) => download(name, text), setFailed);
  const { copied, copy, forget, dialog } = copying;
  const otherSide: Tool = {
    ...{ icon: 'seats', label: said.otherSide, bar: 'always' },
    onClick: () => setViewer((viewer + 1) % opened.players.length),
  };
  const playOn: Tool = {
    ...{ icon: 'bot', label: said.playOn, bar: 'wide' },
    off: step >= opened.steps && scene.result !== null,
    onClick: branch,
  };
  const tools: readonly Tool[] = [
    ...(own ? [] : [otherSide]),
    { icon: 'chain', label: after.copy, about: own ? said.ownNote : after.note, bar: 'always', onClick: copy },
    ...(own ? [] : [playOn]),
    {
      icon: sound === 'on' ? 'sound' : 'mute',
      label: words.sound.title,
      bar: 'wide',
      onClick: () => setLouder(!louder),
    },
    { icon: 'op', label: words.log, bar: 'always', onClick: () => setDrawer(!drawer) },
    ...(own ? [] : [{ icon: 'down', label: said.saveFile, onClick: () => void save() } satisfies Tool]),
  ];
  const { Board } = look;
  return (
    <TableProvider value={table}>
      <div className={`table replay ${drawer ? 'drawer' : ''}`} data-game={scene.game} data-step={scene.step}>
        <Tools title={words.pitch[scene.game]?.name ?? scene.game} note={own ? said.own : said.replay} tools={tools} onHome={onHome} />
        <Flights scene={scene} />
        <div className="left">
          <ScoreBoard scene={scene} score={look.score(scene)} period={look.period(scene)} />
          <PhaseBar groups={look.phases(scene)} scene={scene} />
        </div>
        <main className="board">
          <Board scene={scene} />
          {frame && <Stage frame={frame} scene={scene} />}
          {copied && <Why text={after.copied} onClose={forget} />}
        </main>
        <RunBar {...run} steps={opened.steps} text={scene.phase} said={said} />
        <Held scene={scene} look={look} seat={viewer} />
        <aside className="right" aria-label={words.log}>
          {inspected && <Inspector {...asNow(scene, inspected)} />}
          <LogPanel log={log} near={viewer} at={step} onStep={goTo} />
        </aside>
        {louder && <SoundPanel onClose={closeSound} />}
        {dialog}
        {zoomed && <CardDialog {...asNow(scene, zoomed)} zoomKey={keyOf.zoom} onClose={() => setZoomed(null)} />}
      </div>
    </TableProvider>
  );
}

/** Whoever comes for a moment sees what led to it: the step before first, then the step. */
function useArrival(at: number, shown: number | undefined, goTo: (step: number) => void): void {
  const arrived = useRef(at === 0);
  useEffect(() => {
    if (arrived.current || shown === undefined) return;
    arrived.current = true;
    goTo(at);
  }, [at, shown, goTo]);
}

/** How it is run through. */
function RunBar({ step, goTo, speed, setSpeed, steps, text, said }: RunBarProps) {
  return (
    <section className="ask idle" aria-label={said.replay}>
      <button type="button" className="btn sm" onClick={() => setSpeed(speed === null ? USUAL : null)}>
        <Icon name={speed === null ? 'play' : 'pause'} />
        <b>{speed === null ? said.run : said.pause}</b>
      </button>
      <Scrubber step={step} steps={steps} text={text} onStep={goTo} />
      <label className="pace">
        {said.speed}
        <select value={speed ?? USUAL} onChange={(event) => setSpeed(Number(event.target.value))}>
          {SPEEDS.map(({ ms, name }, i) => (
            <option key={ms} value={i}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </section>
  );
}

interface RunBarProps extends Run {
  readonly steps: number;
  /** Where it stands. */
  readonly text: string;
  readonly said: ScreenWords['replay'];
}
