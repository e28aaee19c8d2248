/** The buttons of the top bar. What they do is always the newest; they are drawn again only when they are to look different. */
import { languageNames, languages } from '@touchline/text';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Scene } from '../match/scene.ts';
import type { KeyOf } from '../page/keys.ts';
import { change, useSettings } from '../page/settings.ts';
import type { Tool } from '../pieces/Tools.tsx';
import { screenWords } from '../words/screens.ts';
import { keyName, type Words } from '../words/words.ts';

interface Doing {
  undo(): void;
  rewind(): void;
  hint(): void;
  log(): void;
  keys(): void;
  volume(): void;
  concede(): void;
  rules(): void;
  file(): void;
  report(): void;
  /** Says why a button is off. */
  refuse(): void;
}

export function useTools({ language, ask, result }: Scene, words: Words, keys: KeyOf, doing: Doing): readonly Tool[] {
  const { sound } = useSettings();
  const newest = useRef(doing);
  useLayoutEffect(() => {
    newest.current = doing;
  });
  const [asked, over] = [ask !== null, result !== null];
  return useMemo(() => {
    const now = (what: (doing: Doing) => void) => () => what(newest.current);
    const refuse = now((does) => does.refuse());
    const named = (deed: keyof KeyOf) => keyName(keys[deed], language);
    const other = languages.find((one) => one !== language)!;
    const { saveFile, report } = screenWords(language).replay;
    return [
      { id: 'undo', icon: 'undo', label: words.undo, keyName: named('undo'), bar: 'always', onClick: now((does) => does.undo()) },
      { id: 'rewind', icon: 'replay', label: words.rewind, keyName: named('rewind'), bar: 'wide', onClick: now((does) => does.rewind()) },
      {
        id: 'hint',
        icon: 'hint',
        label: words.hint,
        keyName: named('hint'),
        bar: 'always',
        refuse: asked ? undefined : refuse,
        onClick: now((does) => does.hint()),
      },
      { id: 'log', icon: 'op', label: words.log, keyName: named('log'), bar: 'always', onClick: now((does) => does.log()) },
      {
        id: 'sound',
        icon: sound === 'on' ? 'sound' : 'mute',
        label: words.sound.title,
        keyName: named('sound'),
        bar: 'wide',
        onClick: now((does) => does.volume()),
      },
      { id: 'rules', icon: 'info', label: words.rules, keyName: named('rules'), onClick: now((does) => does.rules()) },
      { id: 'keys', icon: 'key', label: words.keys, keyName: named('keys'), keyboard: true, onClick: now((does) => does.keys()) },
      { id: 'language', icon: null, label: other.toUpperCase(), about: languageNames[other], onClick: () => change({ language: other }) },
      { id: 'save', icon: 'down', label: saveFile, onClick: now((does) => does.file()) },
      { id: 'concede', icon: 'flag', label: words.concede, refuse: over ? refuse : undefined, onClick: now((does) => does.concede()) },
      { id: 'report', icon: 'warn', label: report, onClick: now((does) => does.report()) },
    ];
  }, [language, words, keys, asked, over, sound]);
}
