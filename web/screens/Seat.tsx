/** In front of one's own side: the board, the question, the hand, and everything that can be asked of the table. */
import type { Thought } from '@touchline/bots';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Look } from '../games/drawing.ts';
import { choiceOf, point } from '../match/choice.ts';
import { download, reportOf } from '../match/files.ts';
import type { Scene, ShownCard } from '../match/scene.ts';
import { useKeys } from '../match/useKeys.ts';
import type { Playing } from '../match/useMatch.ts';
import { AskBar, passOf } from '../pieces/AskBar.tsx';
import { Hint } from '../pieces/Hint.tsx';
import { Inspector } from '../pieces/Inspector.tsx';
import { KeyList } from '../pieces/KeyList.tsx';
import { LogPanel } from '../pieces/LogPanel.tsx';
import { PhaseBar } from '../pieces/PhaseBar.tsx';
import { ScoreBoard } from '../pieces/ScoreBoard.tsx';
import { type Tool, Tools } from '../pieces/Tools.tsx';
import { type Table, TableProvider } from '../pieces/table.ts';
import { Why } from '../pieces/Why.tsx';
import { ZoneRow } from '../pieces/ZoneRow.tsx';
import { useSettings } from '../settings.ts';
import { replayWords } from '../words/replay.ts';
import type { Words } from '../words/words.ts';

interface Props {
  readonly playing: Playing;
  readonly scene: Scene;
  readonly look: Look;
  readonly words: Words;
  readonly onHome: () => void;
  readonly onAgain: () => void;
}

export function Seat({ playing, scene, look, words, onHome, onAgain }: Props) {
  const { faces, thinking, faulty, log, call } = playing;
  /** The fault that has been read. */
  const [known, setKnown] = useState<Playing['faulty']>(null);
  // An answer that is on its way is not given twice.
  const [sent, setSent] = useState(-1);
  const ask = sent === scene.step ? null : scene.ask;
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [why, setWhy] = useState('');
  const [hint, setHint] = useState<Thought | null>(null);
  const [open, setOpen] = useState<'keys' | 'log' | null>(null);
  const [inspected, setInspected] = useState<{ readonly def: string; readonly card: ShownCard | null } | null>(null);
  const near = scene.viewer === 'spectator' ? 0 : scene.viewer;
  const choice = useMemo(() => choiceOf(ask, chosen), [ask, chosen]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question begins with nothing chosen
  useEffect(() => {
    setChosen([]);
    setWhy('');
    setHint(null);
  }, [scene.step, ask?.seat]);

  const pick = useCallback(
    (key: string) => {
      setSent(scene.step);
      call('pick', { key }).catch((error: Error) => {
        setSent(-1);
        setWhy(error.message);
      });
    },
    [call, scene.step],
  );

  const onCard = useCallback(
    async (card: ShownCard) => {
      setInspected({ def: card.def, card });
      if (ask && choice.lit.has(card.handle)) {
        const next = point(ask, choice, card.handle);
        if ('pick' in next) pick(next.pick);
        else setChosen(next.chosen);
        return;
      }
      const reason = await call('why', { thing: card.handle });
      setWhy(reason ? `${faces.get(card.def)?.name ?? ''}: ${reason.text}` : '');
    },
    [ask, choice, pick, call, faces],
  );
  const onInspect = useCallback((def: string, card: ShownCard | null) => setInspected({ def, card }), []);

  const deeds = useMemo(
    () => ({
      undo: async () => {
        const { refused } = await call('undo', {});
        if (refused) setWhy(refused);
      },
      rewind: () => void call('rewind', {}),
      hint: async () => setHint(await call('hint', {})),
      // The only thing that is asked twice.
      concede: () => window.confirm(words.reallyConcede) && void call('concede', {}),
      clear: () => {
        setChosen([]);
        setWhy('');
        setOpen(null);
      },
    }),
    [call, words],
  );
  const keys = useMemo(
    () => ({
      escape: deeds.clear,
      enter: choice.chosen.length > 0 && choice.left.length === 1 ? () => pick(choice.left[0].key) : undefined,
      ' ': passOf(ask?.options ?? []) && (() => pick(passOf(ask!.options)!.key)),
      u: () => void deeds.undo(),
      b: deeds.rewind,
      h: ask ? () => void deeds.hint() : undefined,
      l: () => setOpen((now) => (now === 'log' ? null : 'log')),
      '?': () => setOpen((now) => (now === 'keys' ? null : 'keys')),
    }),
    [deeds, choice, ask, pick],
  );
  useKeys(
    keys,
    useCallback((n: number) => ask?.options[n - 1] && pick(ask.options[n - 1].key), [ask, pick]),
  );

  const table = useMemo<Table>(
    () => ({ words, language: scene.language, look, faces, choice, asked: ask !== null, onCard, onInspect }),
    [words, scene.language, look, faces, choice, ask, onCard, onInspect],
  );
  const settings = useSettings();
  const file = async (report: boolean) => {
    const { name, text } = await call('file', {});
    download(report ? `report-${name}` : name, report ? reportOf(text, settings) : text);
  };
  const tools: readonly Tool[] = [
    { icon: 'undo', label: words.undo, keyName: 'U', onClick: () => void deeds.undo() },
    { icon: 'replay', label: words.rewind, keyName: 'B', onClick: deeds.rewind },
    { icon: 'hint', label: words.hint, keyName: 'H', off: !ask, onClick: () => void deeds.hint() },
    { icon: 'op', label: words.log, keyName: 'L', onClick: keys.l },
    { icon: 'key', label: words.keys, keyName: '?', onClick: keys['?'] },
    { icon: 'down', label: replayWords[scene.language].saveFile, onClick: () => void file(false) },
    { icon: 'warn', label: replayWords[scene.language].report, onClick: () => void file(true) },
    { icon: 'flag', label: words.concede, off: scene.result !== null, onClick: deeds.concede },
  ];
  const hands = scene.zones.filter(({ zone, kind, seat, count }) => seat === near && count > 0 && isHand(look, zone, kind));
  const { Board } = look;
  return (
    <TableProvider value={table}>
      <div
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
        <div className="left">
          <ScoreBoard scene={scene} score={look.score(scene)} period={look.period(scene)} />
          <PhaseBar groups={look.phases(scene)} />
        </div>
        <main className="board">
          <Board scene={scene} />
          {why ? (
            <Why text={why} onClose={() => setWhy('')} />
          ) : (
            faulty && faulty !== known && <Why text={words.botFailed(faulty.bot)} onClose={() => setKnown(faulty)} />
          )}
        </main>
        <AskBar
          phase={scene.phase}
          question={ask?.question ?? ''}
          options={ask?.options ?? []}
          onPick={pick}
          onCancel={() => setChosen([])}
          waiting={ask ? null : waitingFor(scene, thinking?.bot ?? null, words)}
        />
        <section className="hand" aria-label={words.hand}>
          {hands.map((zone) => (
            <ZoneRow key={zone.zone} zone={zone} size="m" />
          ))}
          {scene.result && (
            <button type="button" className="btn pri" onClick={onAgain}>
              <b>{words.again}</b>
            </button>
          )}
        </section>
        <aside className="right" aria-label={words.log}>
          {inspected && <Inspector def={inspected.def} card={inspected.card} />}
          {hint && ask && <Hint thought={hint} ask={ask} />}
          <LogPanel log={log} near={near} />
        </aside>
        {open === 'keys' && <KeyList onClose={() => setOpen(null)} />}
      </div>
    </TableProvider>
  );
}

/** Where a game does not say which zones those are, they are the ones only their owner sees. */
const isHand = ({ hand }: Look, zone: string, kind: string) => (hand.length > 0 ? hand.includes(zone) : kind === 'hand');

function waitingFor(scene: Scene, bot: string | null, words: Words): string {
  if (scene.result) return scene.result.text;
  if (bot) return words.thinking(bot);
  return words.waiting(scene.thinking.map((seat) => scene.seats[seat].name).join(', '));
}
