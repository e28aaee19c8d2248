/** The pitch: your half on the left, theirs on the right, three lines on two sides each, and the goalkeepers at the ends. */
import type { ReactNode } from 'react';
import { Icon } from '../../art/Icon.tsx';
import type { IconName } from '../../art/icons.ts';
import type { Scene, ShownCard } from '../../match/scene.ts';
import { nearOf, seenIn, zoneOf } from '../../match/seen.ts';
import { Card } from '../../pieces/Card.tsx';
import { useAsked, useTable } from '../../pieces/table.ts';
import { lowered } from '../../words/lowered.ts';
import { BenchButton, type OnOpen } from './Piles.tsx';
import { Stacked } from './Stacked.tsx';
import { ownOf, toldOf } from './told.ts';
import { type BoardWords, wordsFor } from './words/words.ts';

/** As the places of the field are numbered: a line after another, each with its two sides. */
const LINES = ['FW', 'MF', 'DF'] as const;
const GOAL_LINE = LINES.length;

interface Props {
  readonly scene: Scene;
  readonly onOpen: OnOpen;
}

export function Pitch({ scene, onOpen }: Props) {
  const words = wordsFor(scene.language);
  const near = nearOf(scene);
  return (
    <div className="ina-pitch">
      <svg className="g-lines wide" viewBox="0 0 928 372" preserveAspectRatio="none" aria-hidden="true">
        <rect x="10" y="10" width="908" height="352" />
        <path d="M464 10v352" />
        <ellipse cx="464" cy="186" rx="62" ry="62" />
        <rect x="10" y="88" width="116" height="196" />
        <rect x="802" y="88" width="116" height="196" />
      </svg>
      <div className="ina-halves ina-bars">
        <Sides scene={scene} words={words} />
        <Half scene={scene} seat={1 - near} words={words} onOpen={onOpen} />
        <Half scene={scene} seat={near} words={words} onOpen={onOpen} />
      </div>
    </div>
  );
}

/** The two sides: the one where the attack is made is marked, and while it is chosen both can be pointed at. */
function Sides({ scene, words }: { readonly scene: Scene; readonly words: BoardWords }) {
  const { onPick } = useTable();
  const { asked } = useAsked();
  const side = scene.result ? -1 : ownOf(scene).side;
  const options = asked && scene.ask?.name === 'side' ? scene.ask.options : [];
  return words.side.map((name, n) => {
    const option = options.find((one) => one.n === n);
    const className = `ina-side s${n} ${option ? 'open' : ''} ${side === n ? 'action' : ''}`;
    const label = (
      <b>
        {name}
        {side === n && ` · ${words.actionSide}`}
        {option?.beside && <small> {option.beside}</small>}
      </b>
    );
    if (!option || !onPick)
      return (
        <div key={name} className={className}>
          {label}
        </div>
      );
    return (
      <button key={name} type="button" className={className} onClick={() => onPick(option.key)}>
        {label}
      </button>
    );
  });
}

interface HalfProps {
  readonly scene: Scene;
  readonly seat: number;
  readonly words: BoardWords;
}

function Half({ scene, seat, words, onOpen }: HalfProps & { readonly onOpen: OnOpen }) {
  const whose = seat === nearOf(scene) ? 'you' : 'opp';
  const at = (className: string, line: number, side: number, children: ReactNode) => (
    <li key={`${line}/${side}`} className={`ina-at ${className}`} style={{ '--line': line, '--side': side }}>
      {children}
    </li>
  );
  return (
    <section className={`ina-half ${whose}`} aria-label={scene.seats[seat].name}>
      <h2 className="sr">{scene.seats[seat].name}</h2>
      <ul>
        {at('goal', GOAL_LINE, 0, <Keeper scene={scene} seat={seat} words={words} />)}
        {at('aside', GOAL_LINE, 1, <BenchButton scene={scene} seat={seat} onOpen={onOpen} />)}
        {LINES.flatMap((line, row) =>
          words.side.map((_, side) =>
            at('', row, side, <Slot scene={scene} seat={seat} line={line} place={row * 2 + side} words={words} />),
          ),
        )}
      </ul>
    </section>
  );
}

// ---------------------------------------------------------------- who stands there

interface Deed {
  readonly icon: IconName;
  readonly text: string;
}

/** Beside a character that fights: what it does, its printed SP and all that changes them. */
function doing(scene: Scene, card: ShownCard, words: BoardWords): Deed | null {
  const fighter = toldOf(scene)
    .duel?.sides.flatMap(({ fighters }) => fighters)
    .find(({ handle }) => handle === card.handle);
  if (!fighter) return null;
  const { attacking, defending, kicking } = card.marks;
  const deed = attacking ? words.attacks : defending ? words.defends : kicking ? words.kicks : words.inGoal;
  const icon = attacking ? 'flag' : defending ? 'shield' : kicking ? 'ball' : 'glove';
  const [{ by: printed }] = fighter.parts;
  const more = fighter.total - printed;
  return { icon, text: more === 0 ? `${deed} ${printed}` : `${deed} ${printed} ${more < 0 ? '−' : '+'} ${Math.abs(more)}` };
}

function Fighting({ scene, seat, card, words, children }: HalfProps & { readonly card: ShownCard; readonly children: ReactNode }) {
  const whose = seat === nearOf(scene) ? 'you' : 'opp';
  const deed = doing(scene, card, words);
  return (
    <div className={`ina-stand ${deed ? `${whose}-in` : ''}`}>
      {children}
      {deed && (
        <span className={`flagtab ${whose}`}>
          <Icon name={deed.icon} />
          <span>{deed.text}</span>
        </span>
      )}
    </div>
  );
}

function Keeper({ scene, seat, words }: HalfProps) {
  const [keeper] = seenIn(zoneOf(scene, 'goal', seat));
  const goals = zoneOf(scene, 'goals', seat).count;
  return (
    <>
      <span className="sr">{words.goalkeeper}: </span>
      {keeper && (
        <Fighting scene={scene} seat={seat} card={keeper} words={words}>
          <Card card={keeper} size="m" />
        </Fighting>
      )}
      {goals > 0 && (
        <span className="ina-goals" data-pile={`goals:${seat}`} role="img" aria-label={words.goals(goals)}>
          {Array.from({ length: goals }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one goal is as good as another
            <Icon key={i} name="ball" />
          ))}
        </span>
      )}
    </>
  );
}

interface SlotProps extends HalfProps {
  readonly line: (typeof LINES)[number];
  readonly place: number;
}

function Slot({ scene, seat, line, place, words }: SlotProps) {
  const { onPick } = useTable();
  const { choice } = useAsked();
  const card = seenIn(zoneOf(scene, 'field', seat, place)).at(-1);
  const name = words.slot(words.lines[line], lowered(words.side[place % 2]));
  // What was pointed at can go here.
  const here =
    seat === nearOf(scene) && choice.chosen.length > 0 ? choice.left.find(({ verb, n }) => GOES.includes(verb) && n === place) : undefined;
  const target = here && onPick && (
    <button type="button" data-place className={card ? 'flagtab ina-onto' : 'slot ina-free'} onClick={() => onPick(here.key)}>
      <span className="sr">{here.label} </span>
      {card ? <Icon name="plus" /> : line}
    </button>
  );
  return (
    <>
      <span className="sr">{name}: </span>
      {card && (
        <Fighting scene={scene} seat={seat} card={card} words={words}>
          <Stacked scene={scene} card={card} seat={seat} zone="covered" size="m" />
        </Fighting>
      )}
      {target ??
        (!card && (
          <span className="slot empty">
            <span aria-hidden="true">{line}</span>
            <span className="sr">{words.empty}</span>
          </span>
        ))}
    </>
  );
}

/** Answers that bring a card to a place of the field, by what they do. */
const GOES = ['place', 'move'];
