/** A match looked at again: scrub, step, play, jump by the log, change sides, play on from here. */

import { useCallback, useEffect, useMemo, useState } from 'react';
import { Icon } from '../art/Icon.tsx';
import type { Look } from '../games/drawing.ts';
import { lookOf } from '../games/looks.ts';
import { Match } from '../match/client.ts';
import { asNow, type Looked } from '../match/looked.ts';
import type { Opened } from '../match/messages.ts';
import type { Face, Scene, ShownCard } from '../match/scene.ts';
import { handsOf } from '../match/seen.ts';
import { useKeys } from '../match/useKeys.ts';
import { Flights } from '../motion/Flights.tsx';
import { useSettings } from '../page/settings.ts';
import { CardDialog } from '../pieces/CardDialog.tsx';
import { Inspector } from '../pieces/Inspector.tsx';
import { LogPanel } from '../pieces/LogPanel.tsx';
import { PhaseBar } from '../pieces/PhaseBar.tsx';
import { ScoreBoard } from '../pieces/ScoreBoard.tsx';
import { Scrubber } from '../pieces/Scrubber.tsx';
import { type Tool, Tools } from '../pieces/Tools.tsx';
import { type Table, TableProvider } from '../pieces/table.ts';
import { ZoneRow } from '../pieces/ZoneRow.tsx';
import { screenWords } from '../words/screens.ts';
import { wordsOf } from '../words/words.ts';
import '../style/replay.css';

/** A match of the store, or a file somebody brought. */
export type Source = { readonly key: string } | { readonly text: string; readonly name: string };

interface Props {
  readonly source: Source;
  readonly onHome: () => void;
  /** Play on: the key of the new match. */
  readonly onBranch: (key: string) => void;
}

/** Milliseconds a step is shown. */
const SPEEDS = [1500, 750, 250] as const;

export function ReplayScreen({ source, onHome, onBranch }: Props) {
  const { language, level, keys: keyOf } = useSettings();
  const words = wordsOf(language);
  const said = screenWords(language).replay;
  const [match, setMatch] = useState<Match | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [failed, setFailed] = useState('');
  const [look, setLook] = useState<Look | null>(null);
  const [faces, setFaces] = useState<ReadonlyMap<string, Face>>(new Map());
  const [step, setStep] = useState(0);
  const [viewer, setViewer] = useState(0);
  const [reached, setReached] = useState<Scene | null>(null);
  const [log, setLog] = useState<Scene['log']>([]);
  const [speed, setSpeed] = useState<number | null>(null);
  const [drawer, setDrawer] = useState(false);
  const [inspected, setInspected] = useState<Looked | null>(null);
  const [zoomed, setZoomed] = useState<Looked | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one screen shows one match
  useEffect(() => {
    const table = new Match(() => {});
    const open = async () => {
      const found = await table.call('open', source);
      setLook(await lookOf(found.game, language));
      setViewer(Math.max(0, found.players.indexOf('person')));
      setMatch(table);
      setOpened(found);
    };
    open().catch((error: Error) => setFailed(error.message));
    return () => table.close();
  }, []);

  useEffect(() => {
    if (!opened || !match) return;
    void match.call('faces', { game: opened.game, language }).then((list) => setFaces(new Map(list.map((face) => [face.id, face]))));
    void match.call('wholeLog', { viewer, language }).then(setLog);
  }, [match, opened, viewer, language]);

  useEffect(() => {
    if (opened && match) void match.call('goTo', { step, viewer, language }).then(setReached);
  }, [match, opened, step, viewer, language]);

  const goTo = useCallback((to: number) => setStep(Math.max(0, Math.min(to, opened?.steps ?? 0))), [opened]);
  useEffect(() => {
    if (speed === null || !opened) return;
    if (step >= opened.steps) return setSpeed(null);
    const timer = setTimeout(() => setStep(step + 1), SPEEDS[speed]);
    return () => clearTimeout(timer);
  }, [speed, step, opened]);

  // A board may show what the log has told so far.
  const scene = useMemo(() => reached && { ...reached, log: log.filter((line) => line.step <= reached.step) }, [reached, log]);
  const keys = useMemo(
    () => ({
      arrowleft: () => goTo(step - 1),
      arrowright: () => goTo(step + 1),
      home: () => goTo(0),
      end: () => goTo(opened?.steps ?? 0),
      ' ': () => setSpeed((now) => (now === null ? 1 : null)),
    }),
    [goTo, step, opened],
  );
  useKeys(
    keys,
    useCallback(() => {}, []),
  );
  const onInspect = useCallback((def: string, card: ShownCard | null) => setInspected({ def, card }), []);
  const onZoom = useCallback((def: string, card: ShownCard | null) => setZoomed({ def, card }), []);
  const onCard = useCallback((card: ShownCard) => setInspected({ def: card.def, card }), []);

  if (failed)
    return (
      <div className="handover" role="alert">
        <h1>{failed}</h1>
        <button type="button" className="btn" onClick={onHome}>
          <b>{words.home}</b>
        </button>
      </div>
    );
  if (!match || !opened || !look || !scene || faces.size === 0) return <div className="loading" aria-busy="true" />;

  const branch = async () => {
    const bot = opened.players.find((player) => player !== 'person') ?? level;
    onBranch((await match.call('branch', { step, seat: viewer, bot })).key);
  };
  const table: Table = { words, language, look, faces, onCard, onInspect, onZoom };
  const tools: readonly Tool[] = [
    { icon: 'seats', label: said.otherSide, onClick: () => setViewer((viewer + 1) % opened.players.length) },
    { icon: 'bot', label: said.playOn, off: step >= opened.steps && scene.result !== null, onClick: () => void branch() },
    { icon: 'op', label: words.log, onClick: () => setDrawer(!drawer) },
  ];
  const { Board } = look;
  return (
    <TableProvider value={table}>
      <div className={`table replay ${drawer ? 'drawer' : ''}`} data-game={scene.game} data-step={scene.step}>
        <Tools title={words.pitch[scene.game]?.name ?? scene.game} note={said.replay} tools={tools} onHome={onHome} />
        <Flights scene={scene} />
        <div className="left">
          <ScoreBoard scene={scene} score={look.score(scene)} period={look.period(scene)} />
          <PhaseBar groups={look.phases(scene)} />
        </div>
        <main className="board">
          <Board scene={scene} />
        </main>
        <section className="ask idle" aria-label={said.replay}>
          <button type="button" className="btn sm" onClick={() => setSpeed(speed === null ? 1 : null)}>
            <Icon name={speed === null ? 'play' : 'pause'} />
            <b>{speed === null ? said.run : said.pause}</b>
          </button>
          <Scrubber step={step} steps={opened.steps} text={scene.phase} onStep={goTo} />
          <label className="pace">
            {said.speed}
            <select value={speed ?? 1} onChange={(event) => setSpeed(Number(event.target.value))}>
              {SPEEDS.map((_, i) => (
                <option key={SPEEDS[i]} value={i}>
                  {['½×', '1×', '3×'][i]}
                </option>
              ))}
            </select>
          </label>
        </section>
        <section className="hand" aria-label={words.hand}>
          {handsOf(scene, look.hand, viewer).map((zone) => (
            <ZoneRow key={zone.zone} zone={zone} size="m" />
          ))}
        </section>
        <aside className="right" aria-label={words.log}>
          {inspected && <Inspector {...asNow(scene, inspected)} />}
          <LogPanel log={log} near={viewer} at={step} onStep={goTo} />
        </aside>
        {zoomed && <CardDialog {...asNow(scene, zoomed)} zoomKey={keyOf.zoom} onClose={() => setZoomed(null)} />}
      </div>
    </TableProvider>
  );
}
