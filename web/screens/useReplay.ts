/** A match looked at again: opened once, shown at any step, and run through by itself or by the keys. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Look } from '../games/drawing.ts';
import { lookOf } from '../games/looks.ts';
import { Match } from '../match/client.ts';
import { type Failure, failureOf } from '../match/failure.ts';
import type { Opened, Source } from '../match/messages.ts';
import type { Face, Language, Scene } from '../match/scene.ts';
import { useKeys } from '../match/useKeys.ts';
import { type Frame, paceNow } from '../motion/frames.ts';
import { Show } from '../motion/show.ts';

/** How long a step is shown, in milliseconds. */
export const SPEEDS = [
  { ms: 1500, name: '½×' },
  { ms: 750, name: '1×' },
  { ms: 250, name: '3×' },
] as const;
/** Of the speeds. */
export const USUAL = 1;

/** The match in its worker, and whose side is shown. */
export function useOpened(source: Source, language: Language) {
  const [match, setMatch] = useState<Match | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [look, setLook] = useState<Look | null>(null);
  const [viewer, setViewer] = useState(0);
  const [failure, setFailure] = useState<Failure | null>(null);
  const setFailed = useCallback((error: unknown) => setFailure(failureOf(error)), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one screen shows one match
  useEffect(() => {
    const table = new Match((notice) => 'broken' in notice && setFailure(notice.broken));
    const open = async () => {
      const found = await table.call('open', source);
      setLook(await lookOf(found.game, language));
      setViewer(found.near ?? Math.max(0, found.players.indexOf('person')));
      setMatch(table);
      setOpened(found);
    };
    open().catch(setFailed);
    return () => table.close();
  }, []);
  return { match, opened, look, viewer, setViewer, failed: failure, setFailed };
}

interface At {
  readonly match: Match | null;
  readonly opened: Opened | null;
  readonly step: number;
  readonly viewer: number;
  readonly language: Language;
  readonly setFailed: (error: unknown) => void;
  readonly pace: number;
}

/** What is to be seen at a step, and before it the moments that lead there, if somebody comes from the step before. `pace`: how long those take. */
export function useStep({ match, opened, step, viewer, language, setFailed, pace }: At) {
  const [faces, setFaces] = useState<ReadonlyMap<string, Face>>(new Map());
  const [reached, setReached] = useState<Scene | null>(null);
  const [log, setLog] = useState<Scene['log']>([]);
  const [frame, setFrame] = useState<Frame | null>(null);
  const [show] = useState(() => new Show(setFrame));
  const shown = useRef<Scene | null>(null);
  const paceOf = useRef(pace);
  paceOf.current = pace;
  useEffect(() => {
    if (!opened || !match) return;
    match
      .call('faces', { game: opened.game, language })
      .then((list) => setFaces(new Map(list.map((face) => [face.id, face]))))
      .catch(setFailed);
    match.call('wholeLog', { viewer, language }).then(setLog).catch(setFailed);
  }, [match, opened, viewer, language, setFailed]);
  useEffect(() => {
    if (!opened || !match) return;
    let left = false;
    const arrive = (scene: Scene) => {
      if (left) return;
      const there = () => {
        shown.current = scene;
        setReached(scene);
      };
      const from = shown.current;
      const follows = from?.step === scene.step - 1 && from.viewer === scene.viewer && from.language === scene.language;
      if (follows) show.play(scene.moments, paceOf.current, there);
      else there();
    };
    match.call('goTo', { step, viewer, language }).then(arrive).catch(setFailed);
    return () => {
      left = true;
      show.stop();
    };
  }, [match, opened, step, viewer, language, setFailed, show]);
  // A board may show what the log has told so far.
  const scene = useMemo(() => reached && { ...reached, log: log.filter((line) => line.step <= reached.step) }, [reached, log]);
  const skip = useCallback(() => show.skip(), [show]);
  return { scene, faces, log, frame, skip };
}

/** How long moments take in a replay that runs at one of the speeds, or stands. */
export const paceAt = (speed: number | null): number => (speed === null ? paceNow() : SPEEDS[speed].ms / SPEEDS[USUAL].ms);

export interface Run {
  readonly step: number;
  readonly goTo: (step: number) => void;
  /** Which of the speeds; null while it stands. */
  readonly speed: number | null;
  readonly setSpeed: (speed: number | null) => void;
}

/** Step by step: by itself, by the keys, or to wherever somebody wants. */
/** `at`: where it begins. */
export function useRun(steps: number, at: number): Run {
  const [step, setStep] = useState(at);
  const [speed, setSpeed] = useState<number | null>(null);
  const goTo = useCallback((to: number) => setStep(Math.max(0, Math.min(to, steps))), [steps]);
  const keys = useMemo(
    () => ({
      arrowleft: () => goTo(step - 1),
      arrowright: () => goTo(step + 1),
      home: () => goTo(0),
      end: () => goTo(steps),
      ' ': () => setSpeed((now) => (now === null ? USUAL : null)),
    }),
    [goTo, step, steps],
  );
  useKeys(
    keys,
    useCallback(() => {}, []),
  );
  return { step, goTo, speed, setSpeed };
}

/** Goes on by itself as soon as the step is there and was seen for a while. `shown`: the step that is there. */
export function useRunning({ step, goTo, speed, setSpeed }: Run, steps: number, shown: number | undefined): void {
  useEffect(() => {
    if (speed === null || shown !== step) return;
    if (step >= steps) return setSpeed(null);
    const timer = setTimeout(() => goTo(step + 1), SPEEDS[speed].ms);
    return () => clearTimeout(timer);
  }, [step, goTo, speed, setSpeed, steps, shown]);
}
