/** A match looked at again: opened once, shown at any step, and run through by itself or by the keys. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Look } from '../games/drawing.ts';
import { lookOf } from '../games/looks.ts';
import { Match } from '../match/client.ts';
import { type Failure, failureOf } from '../match/failure.ts';
import type { Opened } from '../match/messages.ts';
import type { Face, Language, Scene } from '../match/scene.ts';
import { useKeys } from '../match/useKeys.ts';

/** A match of the store, or a file somebody brought. */
export type Source = { readonly key: string } | { readonly text: string; readonly name: string };

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
      setViewer(Math.max(0, found.players.indexOf('person')));
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
}

/** What is to be seen at a step. */
export function useStep({ match, opened, step, viewer, language, setFailed }: At) {
  const [faces, setFaces] = useState<ReadonlyMap<string, Face>>(new Map());
  const [reached, setReached] = useState<Scene | null>(null);
  const [log, setLog] = useState<Scene['log']>([]);
  useEffect(() => {
    if (!opened || !match) return;
    match
      .call('faces', { game: opened.game, language })
      .then((list) => setFaces(new Map(list.map((face) => [face.id, face]))))
      .catch(setFailed);
    match.call('wholeLog', { viewer, language }).then(setLog).catch(setFailed);
  }, [match, opened, viewer, language, setFailed]);
  useEffect(() => {
    if (opened && match) match.call('goTo', { step, viewer, language }).then(setReached).catch(setFailed);
  }, [match, opened, step, viewer, language, setFailed]);
  // A board may show what the log has told so far.
  const scene = useMemo(() => reached && { ...reached, log: log.filter((line) => line.step <= reached.step) }, [reached, log]);
  return { scene, faces, log };
}

export interface Run {
  readonly step: number;
  readonly goTo: (step: number) => void;
  /** Which of the speeds; null while it stands. */
  readonly speed: number | null;
  readonly setSpeed: (speed: number | null) => void;
}

/** Step by step: by itself, by the keys, or to wherever somebody wants. */
export function useRun(steps: number): Run {
  const [step, setStep] = useState(0);
  const [speed, setSpeed] = useState<number | null>(null);
  const goTo = useCallback((to: number) => setStep(Math.max(0, Math.min(to, steps))), [steps]);
  useEffect(() => {
    if (speed === null) return;
    if (step >= steps) return setSpeed(null);
    const timer = setTimeout(() => setStep(step + 1), SPEEDS[speed].ms);
    return () => clearTimeout(timer);
  }, [speed, step, steps]);
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
