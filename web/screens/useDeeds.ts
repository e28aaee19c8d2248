/** What can be done at the table besides answering, by key or by button. What goes wrong with one is told there. */
import type { Thought } from '@touchline/bots';
import type { Stop } from '@touchline/host';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Lesson } from '../lessons/lesson.ts';
import { download } from '../match/files.ts';
import { rest } from '../match/keysFocus.ts';
import { asNow, type Looked } from '../match/looked.ts';
import type { Scene } from '../match/scene.ts';
import type { Answering } from '../match/useAnswer.ts';
import type { Playing } from '../match/useMatch.ts';
import { change, useSettings } from '../page/settings.ts';
import { turnSound } from '../sound/hear.ts';
import type { Words } from '../words/words.ts';

interface Seated {
  readonly root: RefObject<HTMLElement | null>;
  readonly playing: Playing;
  readonly scene: Scene;
  readonly words: Words;
  readonly lesson?: Lesson;
  readonly answering: Answering;
  /** Asks people elsewhere to take back. */
  readonly takeBack?: () => Promise<unknown>;
  readonly looked: RefObject<Looked | null>;
  readonly setZoomed: (looked: Looked | null) => void;
}

export function useDeeds({ root, playing, scene, words, lesson, answering, takeBack, looked, setZoomed }: Seated) {
  const { call, report } = playing;
  const { ask, question, explain, cancel, say, note } = answering;
  const settings = useSettings();
  const [hint, setHint] = useState<Thought | null>(null);
  const [open, setOpen] = useState<'keys' | 'log' | 'sound' | 'concede' | 'report' | 'rules' | null>(null);
  /** Where the table passed until it was told not to. */
  const passedBefore = useRef<Stop>('when-i-can');

  // biome-ignore lint/correctness/useExhaustiveDependencies: it was a hint for the question before
  useEffect(() => setHint(null), [question]);
  useEffect(() => {
    if (open === 'log') root.current?.querySelector<HTMLElement>('.log-lines')?.focus();
  }, [open, root]);

  /** The clause that is shown beside the match. */
  const [clause, setClause] = useState('');
  const onClause = useCallback((wanted: string) => {
    setClause(wanted);
    setOpen('rules');
  }, []);
  const closeRules = useCallback(() => {
    setOpen(null);
    if (root.current) rest(root.current);
  }, [root]);

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
        if (takeBack) return void (await takeBack());
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
      rules: () => (open === 'rules' ? closeRules() : onClause(ask?.clause ?? '')),
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
      concede: () => setOpen('concede'),
      reallyConcede: tried(() => call('concede', {})),
      report: () => setOpen('report'),
      clear: () => {
        cancel();
        say('');
        if (open === 'log') closeLog();
        if (open === 'rules') closeRules();
      },
      file: tried(async () => {
        const { name, text } = await call('file', {});
        download(name, text);
      }),
      refuse: () => explain(null),
    };
  }, [
    root,
    call,
    report,
    words,
    scene,
    ask,
    settings,
    lesson,
    takeBack,
    open,
    explain,
    cancel,
    say,
    note,
    looked,
    setZoomed,
    onClause,
    closeRules,
  ]);
  return { deeds, hint, open, setOpen, clause, onClause, closeRules };
}
