/** A match: the question below the board, the hand below the question. */

import type { Thought } from '@touchline/bots';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Icon } from '../art/Icon.tsx';
import { choiceOf, point } from '../match/choice.ts';
import type { Scene, ShownCard } from '../match/scene.ts';
import { type Playing, type Start, useMatch } from '../match/useMatch.ts';
import { AskBar, passOf } from '../pieces/AskBar.tsx';
import { Inspector } from '../pieces/Inspector.tsx';
import { LogPanel } from '../pieces/LogPanel.tsx';
import { type Table, TableProvider } from '../pieces/table.ts';
import { ZoneRow } from '../pieces/ZoneRow.tsx';
import { useSettings } from '../settings.ts';
import { type Words, wordsOf } from '../words/words.ts';

interface Props {
  readonly start: Start;
  readonly onHome: () => void;
  readonly onAgain: () => void;
}

export function MatchScreen({ start, onHome, onAgain }: Props) {
  const { language, stop } = useSettings();
  const words = wordsOf(language);
  const playing = useMatch(start, language, stop);
  const { scene, look, handOver, failed, call } = playing;
  if (failed) return <Notice text={failed} words={words} onHome={onHome} />;
  if (handOver)
    return (
      <div className="handover" role="dialog" aria-modal="true" aria-label={words.handOver(handOver.name)}>
        <h2>{words.handOver(handOver.name)}</h2>
        <button type="button" className="btn pri" onClick={() => call('sit', { seat: handOver.seat })}>
          <b>{words.iAm(handOver.name)}</b>
        </button>
      </div>
    );
  if (!scene || !look || playing.faces.size === 0) return <div className="loading" aria-busy="true" />;
  return <Seated playing={playing} scene={scene} look={look} words={words} onHome={onHome} onAgain={onAgain} />;
}

const Notice = ({ text, words, onHome }: { readonly text: string; readonly words: Words; readonly onHome: () => void }) => (
  <div className="handover" role="alert">
    <h2>{text}</h2>
    <button type="button" className="btn" onClick={onHome}>
      <b>{words.home}</b>
    </button>
  </div>
);

interface SeatedProps {
  readonly playing: Playing;
  readonly scene: Scene;
  readonly look: Table['look'];
  readonly words: Words;
  readonly onHome: () => void;
  readonly onAgain: () => void;
}

function Seated({ playing, scene, look, words, onHome, onAgain }: SeatedProps) {
  const { faces, thinking, log, call } = playing;
  // An answer that is on its way is not given twice.
  const [sent, setSent] = useState(-1);
  const ask = sent === scene.step ? null : scene.ask;
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [why, setWhy] = useState<string>('');
  const [hint, setHint] = useState<Thought | null>(null);
  const [keys, setKeys] = useState(false);
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

  const undo = useCallback(async () => {
    const { refused } = await call('undo', {});
    if (refused) setWhy(refused);
  }, [call]);
  const rewind = useCallback(() => void call('rewind', {}), [call]);
  const askHint = useCallback(async () => {
    if (ask) setHint(await call('hint', {}));
  }, [call, ask]);
  const concede = useCallback(() => {
    if (window.confirm(words.reallyConcede)) void call('concede', {});
  }, [call, words]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const options = choice.chosen.length > 0 ? choice.left : (ask?.options ?? []);
      const n = Number(event.key);
      const pass = passOf(ask?.options ?? []);
      const onButton = event.target instanceof HTMLButtonElement;
      if (event.key === 'Escape') {
        setChosen([]);
        setWhy('');
        setKeys(false);
      } else if (n >= 1 && ask?.options[n - 1]) pick(ask.options[n - 1].key);
      else if (event.key === 'Enter' && !onButton && choice.chosen.length > 0 && options.length === 1) pick(options[0].key);
      else if (event.key === ' ' && !onButton && pass) {
        event.preventDefault();
        pick(pass.key);
      } else if (event.key === 'u') void undo();
      else if (event.key === 'b') rewind();
      else if (event.key === 'h') void askHint();
      else if (event.key === '?') setKeys((open) => !open);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [ask, choice, pick, undo, rewind, askHint]);

  const table: Table = { words, look, faces, choice, asked: ask !== null, onCard, onInspect };
  const hands = scene.zones.filter(
    (zone) => zone.seat === near && (look.hand.includes(zone.zone) || /hand/i.test(zone.zone)) && zone.count > 0,
  );
  const { Board } = look;
  const waiting = ask
    ? null
    : scene.result
      ? scene.result.text
      : thinking
        ? words.thinking(thinking.bot)
        : words.waiting(scene.thinking.map((seat) => scene.seats[seat].name).join(', '));
  return (
    <TableProvider value={table}>
      <div
        className="table"
        data-game={scene.game}
        data-step={scene.step}
        data-asked={ask ? ask.name : undefined}
        data-over={scene.result ? true : undefined}
      >
        <header className="top">
          <button type="button" className="tb brand" onClick={onHome}>
            <b>Touchline</b>
          </button>
          <span className="crumb">
            <b>{words.pitch[scene.game]?.name ?? scene.game}</b>
            {scene.practice > 0 && <i>{words.practice}</i>}
          </span>
          <span className="grow" />
          <nav className="tools" aria-label={words.keys}>
            <Tool icon="undo" label={words.undo} keyName="U" onClick={undo} />
            <Tool icon="replay" label={words.rewind} keyName="B" onClick={rewind} />
            <Tool icon="hint" label={words.hint} keyName="H" onClick={askHint} />
            <Tool icon="flag" label={words.concede} keyName="" onClick={concede} />
            <Tool icon="key" label={words.keys} keyName="?" onClick={() => setKeys(!keys)} />
          </nav>
        </header>
        <aside className="left">
          <section className="scoreboard" aria-label={scene.phase}>
            {scene.seats.map((seat, i) => (
              <div key={seat.name} className={`sb-row ${scene.thinking.includes(i) ? 'act' : ''}`}>
                <span className={`seat ${i === near ? 'you' : 'opp'}`}>{i === near ? '●' : '◆'}</span>
                <span className="sb-name">
                  <b>{seat.name}</b>
                  <small>{seat.player === 'person' ? seat.deck : `${seat.player} · ${seat.deck}`}</small>
                </span>
              </div>
            ))}
            <div className="sb-foot">
              <span>{scene.phase}</span>
            </div>
          </section>
        </aside>
        <main className="board">
          <Board scene={scene} words={words} />
          {why && (
            <div className="why" role="alert">
              {why}
              <button type="button" className="tb ico" aria-label={words.close} onClick={() => setWhy('')}>
                <Icon name="cross" />
              </button>
            </div>
          )}
        </main>
        <AskBar
          who={words.asked}
          phase={scene.phase}
          question={ask?.question ?? ''}
          options={ask?.options ?? []}
          onPick={pick}
          onCancel={() => setChosen([])}
          waiting={waiting}
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
        <aside className="right">
          {inspected && <Inspector def={inspected.def} card={inspected.card} />}
          {hint && <HintLines hint={hint} scene={scene} words={words} />}
          <LogPanel log={log} near={near} />
        </aside>
        {keys && (
          <div className="keys" role="dialog" aria-label={words.keys}>
            <dl>
              {words.keyList.map(([key, what]) => (
                <div key={key}>
                  <dt>
                    <kbd>{key}</kbd>
                  </dt>
                  <dd>{what}</dd>
                </div>
              ))}
            </dl>
            <button type="button" className="btn sm" onClick={() => setKeys(false)}>
              <b>{words.close}</b>
            </button>
          </div>
        )}
      </div>
    </TableProvider>
  );
}

interface ToolProps {
  readonly icon: Parameters<typeof Icon>[0]['name'];
  readonly label: string;
  readonly keyName: string;
  readonly onClick: () => void;
}

const Tool = ({ icon, label, keyName, onClick }: ToolProps) => (
  <button type="button" className="tb" onClick={onClick}>
    <Icon name={icon} />
    <span>{label}</span>
    {keyName && <kbd>{keyName}</kbd>}
  </button>
);

const percent = (part: number) => Math.round(part * 100);

function HintLines({ hint, scene, words }: { readonly hint: Thought; readonly scene: Scene; readonly words: Words }) {
  const label = (key: string) => scene.ask?.options.find((option) => option.key === key)?.label ?? key;
  return (
    <section className="hint" aria-label={words.hint} aria-live="polite">
      <h3>{words.hintOf(hint.imagined)}</h3>
      <ol>
        {(hint.considered.length > 0 ? hint.considered.slice(0, 3) : [{ key: hint.key, share: 1, mean: 0 }]).map(({ key, share, mean }) => (
          <li key={key}>
            <b>{label(key)}</b> <small>{hint.considered.length > 0 && words.chance(percent(share), percent(mean))}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}
