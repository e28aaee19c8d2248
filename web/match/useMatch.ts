/** A match in a page: what it shows now, and what can be done. */

import type { Stop } from '@touchline/host';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Look } from '../games/drawing.ts';
import { lookOf } from '../games/looks.ts';
import { afterPaint } from '../motion/afterPaint.ts';
import { type Frame, paceNow } from '../motion/frames.ts';
import { paced } from '../motion/pace.ts';
import { Show } from '../motion/show.ts';
import { pauseNow } from '../motion/speed.ts';
import { Match, type Notice } from './client.ts';
import { type Failure, failureOf } from './failure.ts';
import { gameIn } from './key.ts';
import type { CallName, Calls } from './messages.ts';
import type { OnlineNow } from './remote/now.ts';
import type { Begin, Face, Language, Scene } from './scene.ts';
import { sharing } from './share.ts';

export type Start =
  | { readonly begin: Begin }
  | { readonly resume: string }
  /** At a server; `watch`: by the secret of a link for watching. */
  | { readonly online: { readonly match: string; readonly watch?: string } };

export interface Playing {
  /** With the whole log. While moments are shown nothing is asked. */
  readonly scene: Scene | null;
  /** The moment that is shown over it. */
  readonly frame: Frame | null;
  /** Enough of it. */
  readonly skip: () => void;
  readonly faces: ReadonlyMap<string, Face>;
  readonly look: Look | null;
  readonly handOver: { readonly seat: number; readonly name: string } | null;
  /** How an online match stands beside the rules. */
  readonly online: OnlineNow | null;
  /** The bot that failed last, if one did. */
  readonly faulty: { readonly bot: string } | null;
  /** What went wrong last while the match goes on, until it is read. */
  readonly trouble: Failure | null;
  /** Shows what went wrong; null takes it away. */
  readonly report: (error: unknown) => void;
  /** Why there is no match to show. */
  readonly failed: Failure | null;
  readonly call: <N extends CallName>(name: N, args: Calls[N]['args']) => Promise<Calls[N]['gives']>;
}

export function useMatch(start: Start, language: Language, stop: Stop): Playing {
  const [scene, setScene] = useState<Scene | null>(null);
  const [frame, setFrame] = useState<Frame | null>(null);
  const [show] = useState(() => new Show(setFrame));
  const [faces, setFaces] = useState<ReadonlyMap<string, Face>>(new Map());
  const [look, setLook] = useState<Look | null>(null);
  const [handOver, setHandOver] = useState<Playing['handOver']>(null);
  const [online, setOnline] = useState<OnlineNow | null>(null);
  const [faulty, setFaulty] = useState<Playing['faulty']>(null);
  const [trouble, setTrouble] = useState<Failure | null>(null);
  const [failed, setFailed] = useState<Failure | null>(null);
  const match = useRef<Match | null>(null);
  const spoken = useRef(language);

  const hear = useCallback((notice: Notice) => {
    if ('scene' in notice) {
      setHandOver(null);
      // Several may come before one is painted: none of their lines is lost. A log that begins at the beginning replaces the old one.
      setScene((before) => {
        if (!before) return notice.scene;
        const next = sharing(before, notice.scene);
        return notice.scene.log[0]?.step === 0 ? next : { ...next, log: [...before.log, ...notice.scene.log] };
      });
    } else if ('handOver' in notice) {
      // Nothing of what the last player saw stays in the page.
      setScene(null);
      setHandOver(notice.handOver);
    } else if ('online' in notice) setOnline(notice.online);
    else if ('trouble' in notice) setTrouble(notice.trouble);
    else if ('broken' in notice) setFailed(notice.broken);
    else setFaulty({ bot: notice.fault.bot });
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a match is begun once; language and stops change within it
  useEffect(() => {
    const player = { play: (moments: Scene['moments'], done: () => void) => show.play(moments, paceNow(), done), stop: () => show.stop() };
    const table = new Match(paced(hear, pauseNow, player));
    match.current = table;
    const run = async () => {
      const begun =
        'begin' in start
          ? table.call('begin', { match: start.begin, language })
          : 'resume' in start
            ? table.call('resume', { key: start.resume, stop, language })
            : table.call('connect', { ...start.online, stop, language });
      const game = 'begin' in start ? start.begin.game : 'resume' in start ? gameIn(start.resume) : (await begun).game;
      // The board is fetched while the match begins.
      const [board] = await Promise.all([lookOf(game, language), begun]);
      setLook(board);
      const list = await table.call('faces', { game, language });
      setFaces(new Map(list.map((face) => [face.id, face])));
    };
    run().catch((error: unknown) => setFailed(failureOf(error)));
    return () => {
      show.stop();
      table.close();
    };
  }, []);

  useEffect(() => {
    if (spoken.current === language || !match.current || !scene) return;
    spoken.current = language;
    const table = match.current;
    void table.call('faces', { game: scene.game, language }).then((list) => setFaces(new Map(list.map((face) => [face.id, face]))));
    void table.call('language', { language });
  }, [language, scene]);

  const obeyed = useRef(stop);
  useEffect(() => {
    if (obeyed.current === stop || !match.current || !scene) return;
    obeyed.current = stop;
    void match.current.call('stop', { stop });
  }, [stop, scene]);

  // A bot that is to answer begins once this is painted.
  useLayoutEffect(() => {
    if (!scene || scene.thinking.length === 0) return;
    return afterPaint(() => void match.current?.call('painted', { step: scene.step }));
  }, [scene]);

  const call = useCallback<Playing['call']>((name, args) => {
    if (!match.current) return Promise.reject(new Error('The match is not ready yet.'));
    return match.current.call(name, args);
  }, []);
  const report = useCallback((error: unknown) => setTrouble(error === null ? null : failureOf(error)), []);
  const skip = useCallback(() => show.skip(), [show]);
  const showing = frame !== null;
  const quiet = useMemo(() => (showing && scene ? { ...scene, ask: null, thinking: [] } : scene), [showing, scene]);
  return { scene: quiet, frame, skip, faces, look, handOver, online, faulty, trouble, report, failed, call };
}
