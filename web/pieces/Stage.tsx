/** Moments over the board: cards turn up, dice roll, totals are counted, and a banner says what came of it. The board stays as it was. */
import { signed } from '@touchline/text';
import { useEffect, useState } from 'react';
import type { Banner, Count, Flip, Moment, Roll, SumSide } from '../match/moment.ts';
import type { Scene } from '../match/scene.ts';
import { nearOf } from '../match/seen.ts';
import type { Frame } from '../motion/frames.ts';
import { CardBack, Drawn } from './Card.tsx';
import { Dice } from './Dice.tsx';
import { DuelMeter, type MeterSide } from './DuelMeter.tsx';
import { Rich } from './Rich.tsx';
import { useTable } from './table.ts';
import './stage.css';

interface Props {
  readonly frame: Frame;
  /** What the board shows meanwhile. */
  readonly scene: Scene;
}

const last = <S extends Moment['show']>(stage: readonly Moment[], show: S) =>
  stage.findLast((moment): moment is Extract<Moment, { show: S }> => moment.show === show);

export function Stage({ frame: { stage, moves }, scene }: Props) {
  const { words } = useTable();
  const newest = stage.at(-1)!;
  const flips = stage.filter((moment) => moment.show === 'flip');
  const [sum, dice, banner] = [last(stage, 'sum'), last(stage, 'dice'), last(stage, 'banner')];
  // A sum has its title between its totals.
  const headed = stage.findLast((moment) => moment.show === 'flip' || moment.show === 'dice');
  const style = { '--moves': `${moves}ms` };
  return (
    <div className="stage" data-shows={newest.show} style={style}>
      <p className="sr" role="status">
        {spokenOf(newest, scene)}
      </p>
      <div className="stage-all" aria-hidden="true">
        {headed && (
          <header>
            <h3>{headed.title}</h3>
            {headed.note && (
              <p>
                <Rich text={headed.note} />
              </p>
            )}
          </header>
        )}
        {(flips.length > 0 || sum) && (
          <div className={`stage-duel ${sum ? 'counted' : ''}`}>
            {seatsOf(flips, sum, scene).map((seat) => (
              <Turned key={seat} flips={flips} seat={seat} scene={scene} turning={newest === flips.at(-1) ? moves : 0} />
            ))}
            {sum && <Counted key={stage.indexOf(sum)} sum={sum} scene={scene} moves={sum === newest ? moves : 0} />}
          </div>
        )}
        {dice && <Rolled roll={dice} scene={scene} moves={dice === newest ? moves : 0} />}
        {banner && <Band banner={banner} scene={scene} />}
        <p className="stage-hint">{words.anyKey}</p>
      </div>
    </div>
  );
}

/** Whose cards lie there, the near seat first; of two who are compared, both. */
function seatsOf(flips: readonly Flip[], sum: Count | undefined, scene: Scene): readonly number[] {
  const near = nearOf(scene);
  const found = new Set(flips.flatMap(({ cards }) => cards.map(({ seat }) => seat)));
  if (sum && found.size > 0) for (const { seat } of sum.sides) found.add(seat);
  return [...found].toSorted((a, b) => Number(b === near) - Number(a === near) || a - b);
}

interface TurnedProps {
  readonly flips: readonly Flip[];
  readonly seat: number;
  readonly scene: Scene;
  /** Milliseconds in which the newest of them turn. */
  readonly turning: number;
}

function Turned({ flips, seat, scene, turning }: TurnedProps) {
  const mine = seat === nearOf(scene);
  return (
    <section className={`stage-cards ${mine ? 'you' : 'opp'}`}>
      <h4>
        <span className={`seat ${mine ? 'you' : 'opp'}`} />
        {scene.seats[seat]?.name}
      </h4>
      <ul>
        {flips.flatMap((flip, n) =>
          flip.cards.map(
            ({ seat: whose, def, note }, i) =>
              whose === seat && (
                // biome-ignore lint/suspicious/noArrayIndexKey: cards are only ever added
                <li key={`${n}/${i}`}>
                  <TurnedCard def={def} turns={n === flips.length - 1 && turning > 0 && !flip.open} />
                  {note && <b>{note}</b>}
                </li>
              ),
          ),
        )}
      </ul>
    </section>
  );
}

function TurnedCard({ def, turns }: { readonly def: string; readonly turns: boolean }) {
  const { faces, look, language } = useTable();
  const face = faces.get(def);
  if (!face) return <CardBack size="s" />;
  const drawing = look.draw(face, null, language);
  return (
    <span className={turns ? 'turned turning' : 'turned'}>
      {turns && <CardBack size="s" />}
      <span className={`card s ${drawing.className}`} style={drawing.style}>
        <Drawn face={face} drawing={drawing} size="s" quiet />
      </span>
    </span>
  );
}

// ---------------------------------------------------------------- sums

/** From 0 to 1 in so many milliseconds. */
function useProgress(ms: number): number {
  const [done, setDone] = useState(ms > 0 ? 0 : 1);
  useEffect(() => {
    if (ms <= 0) return setDone(1);
    const from = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min(1, (now - from) / ms);
      setDone(part);
      if (part < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [ms]);
  return done;
}

const asPart = (n: number, first: boolean) => (first ? String(n) : signed(n));
/** Large numbers are counted in tens. */
const LARGE = 200;

/** The parts one after the other, each into the total. */
function counted({ seat, total, parts }: SumSide, done: number, scene: Scene): MeterSide {
  const reached = done * parts.length;
  const sum = parts.reduce((all, { by }, i) => all + by * Math.max(0, Math.min(1, reached - i)), 0);
  const unit = Math.abs(total) >= LARGE ? 10 : 1;
  return {
    name: scene.seats[seat]?.name ?? '',
    total: done < 1 ? Math.round(sum / unit) * unit : total,
    parts: parts.slice(0, Math.ceil(reached)).map(({ from, by }, i) => ({ label: from, value: asPart(by, i === 0) })),
  };
}

function Counted({ sum, scene, moves }: { readonly sum: Count; readonly scene: Scene; readonly moves: number }) {
  const done = useProgress(moves);
  const near = nearOf(scene);
  const [a, b] = sum.sides[1].seat === near ? sum.sides.toReversed() : sum.sides;
  const spoken = spokenOf(sum, scene);
  return <DuelMeter near={counted(a, done, scene)} far={counted(b, done, scene)} title={sum.title} note={sum.note} spoken={spoken} />;
}

// ---------------------------------------------------------------- dice

function Rolled({ roll, scene, moves }: { readonly roll: Roll; readonly scene: Scene; readonly moves: number }) {
  const near = nearOf(scene);
  const seats = [...new Set(roll.dice.map(({ seat }) => seat))].toSorted((a, b) => Number(b === near) - Number(a === near) || a - b);
  return (
    <div className="stage-duel">
      {seats.map((seat) => (
        <section key={seat} className={`stage-cards ${seat === near ? 'you' : 'opp'}`}>
          <h4>
            <span className={`seat ${seat === near ? 'you' : 'opp'}`} />
            {scene.seats[seat]?.name}
          </h4>
          <Dice dice={roll.dice.filter((die) => die.seat === seat)} moves={moves} />
        </section>
      ))}
    </div>
  );
}

// ---------------------------------------------------------------- what came of it

function Band({ banner: { tone, title, note, seat, score }, scene }: { readonly banner: Banner; readonly scene: Scene }) {
  const near = nearOf(scene);
  const whose = seat === undefined ? '' : seat === near ? 'you' : 'opp';
  return (
    <div className={`stage-band ${tone} ${whose}`}>
      <strong>{title}</strong>
      {score && <ScoreNow score={score} scene={scene} />}
      {note && (
        <p>
          <Rich text={note} />
        </p>
      )}
    </div>
  );
}

/** Two sides face to face, the near one first; more with their names. */
function ScoreNow({ score, scene }: { readonly score: readonly number[]; readonly scene: Scene }) {
  const near = nearOf(scene);
  if (score.length === 2)
    return (
      <b className="stage-score">
        {score[near]}
        <i>:</i>
        {score[1 - near]}
      </b>
    );
  return (
    <ul className="stage-scores">
      {score.map((n, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <li key={seat}>
          {scene.seats[seat]?.name} <b>{n}</b>
        </li>
      ))}
    </ul>
  );
}

/** Said instead of shown. */
function spokenOf(moment: Moment, scene: Scene): string {
  const plain = (text = '') => text.replace(/[{}[\]]/g, '');
  const name = (seat: number) => scene.seats[seat]?.name ?? '';
  switch (moment.show) {
    case 'flip':
      return moment.title;
    case 'dice':
      return `${moment.title}: ${moment.dice.map(({ seat, n, face }) => `${name(seat)} ${face ?? n}`).join(', ')}`;
    case 'sum':
      return `${moment.title}: ${moment.sides.map(({ seat, total }) => `${name(seat)} ${total}`).join(', ')}${moment.note ? `, ${moment.note}` : ''}`;
    case 'banner':
      return [moment.title, moment.score?.join(' : '), plain(moment.note)].filter(Boolean).join('. ');
  }
}
