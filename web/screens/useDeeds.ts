/** What can be done at the table besides answering, by key or by button. What goes wrong with one is told there. */
import type { Thought } from '@touchline/bots';
import type { Stop } from '@touchline/host';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Lesson } from '../lessons/lesson.ts';
import { download, reportOf } from '../match/files.ts';
import { rest } from '../match/keysFocus.ts';
import { asNow, type Looked } from '../match/looked.ts';
import type { Scene } from '../match/scene.ts';
import type { Answering } from '../match/useAnswer.ts';
import type { Playing } from '../match/useMatch.ts';
import { hrefOf } from '../page/route.ts';
import { change, useSettings } from '../page/settings.ts';
import { turnSound } from '../pieces/SoundPanel.tsx';
import type { Words } from '../words/words.ts';

interface Seated {
  readonly root: RefObject<HTMLElement | null>;
  readonly playing: Playing;
  readonly scene: Scene;
  readonly words: Words;
  readonly lesson?: Lesson;
  readonly answering: Answering;
  readonly looked: RefObject<Looked | null>;
  readonly setZoomed: (looked: Looked | null) => void;
}

export function useDeeds({ root, playing, scene, words, lesson, answering, looked, setZoomed }: Seated) {
  const { call, report } = playing;
  const { ask, question, explain, cancel, say, note } = answering;
  const settings = useSettings();
  const [hint, setHint] = useState<Thought | null>(null);
  const [open, setOpen] = useState<'keys' | 'log' | 'sound' | null>(null);
  /** Where the table passed until it was told not to. */
  const passedBefore = useRef<Stop>('when-i-can');

  // biome-ignore lint/correctness/useExhaustiveDependencies: it was a hint for the question before
  useEffect(() => setHint(null), [question]);
  useEffect(() => {
    if (open === 'log') root.current?.querySelector<HTMLElement>('.log-lines')?.focus();
  }, [open, root]);

  const deeds = useMemo(() => {
    const closeLog = () => {
      setOpen(null);
      if (root.current) rest(root.current);
    };
    const tried = (doing: () => Promise<unknown>) => () => doing().catch(report);
    return {
      undo: tried(async () => {
        const { refused } = await call('undo', {});
        if (refused) say(refused);
      }),
      rewind: tried(async () => {
        const alone = scene.seats.filter(({ player }) => player === 'person').length === 1;
        if (!alone) say(words.takeBackAlone);
        else if (!(await call('rewind', {})).done) say(words.nothingToTakeBack);
      }),
      hint: tried(async () => {
        setHint(await call('hint', {}));
        // It stands beside the log.
        if (!root.current?.querySelector('.right')?.checkVisibility()) setOpen('log');
      }),
      why: () => explain(looked.current && asNow(scene, looked.current).card),
      zoom: () => setZoomed(looked.current),
      log: () => (open === 'log' ? closeLog() : setOpen('log')),
      rules: () => void window.open(hrefOf({ at: 'rules', game: scene.game, clause: ask?.clause ?? '' }), '_blank', 'noreferrer'),
      sound: () => {
        const sound = settings.sound === 'on' ? 'off' : 'on';
        turnSound(sound === 'on');
        note(words.soundIs[sound]);
      },
      volume: () => setOpen(open === 'sound' ? null : 'sound'),
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
      concede: tried(async () => window.confirm(words.reallyConcede) && (await call('concede', {}))),
      clear: () => {
        cancel();
        say('');
        if (open === 'log') closeLog();
      },
      file: (asReport: boolean) =>
        tried(async () => {
          const { name, text } = await call('file', {});
          download(asReport ? `report-${name}` : name, asReport ? reportOf(text, settings) : text);
        })(),
      refuse: () => explain(null),
    };
  }, [root, call, report, words, scene, ask, settings, lesson, open, explain, cancel, say, note, looked, setZoomed]);
  return { deeds, hint, open, setOpen };
}
