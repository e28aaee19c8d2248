/** The line-up: ten markers in nine Zones, the bench, and what could be played from the start. */
import { Icon } from '../../art/Icon.tsx';
import type { Scene, ShownCard } from '../../match/scene.ts';
import { nearOf, seenIn, zoneOf } from '../../match/seen.ts';
import { Rich } from '../../pieces/Rich.tsx';
import { useAsked, useTable } from '../../pieces/table.ts';
import { useSmall } from '../../pieces/useSmall.ts';
import { cardWordsFor } from './cardWords/words.ts';
import { clubStyle } from './kits.ts';
import { Marker } from './Marker.tsx';
import { type Man, type Suggested, toldOf } from './told.ts';
import { wordsFor } from './words/words.ts';

interface Props {
  readonly scene: Scene;
  /** The suggestion that is looked at, by its answer; '': the first. */
  readonly preview: string;
  readonly onPreview: (key: string) => void;
}

/** From the Forwards down, from the left to the right. */
const DRAWN = [6, 7, 8, 3, 4, 5, 0, 1, 2];
const OFF = 9;
/** Questions in which a line-up is made by hand. */
const MAKING = ['formation', 'assign', 'zone', 'benchOut', 'place'];

/** Answers that put something in a Zone. */
const PLACING = ['place', 'zone'];

/** Before one is chosen, the suggestion that is looked at. */
const lookedAt = (scene: Scene, preview: string): Suggested | undefined => {
  const { suggested } = toldOf(scene);
  return suggested.find(({ key }) => key === preview) ?? suggested[0];
};

export function Pitch({ scene, preview, onPreview }: Props) {
  const words = wordsFor(scene.language);
  const small = useSmall();
  const near = nearOf(scene);
  const { own, fixtures } = toldOf(scene);
  const { keeper } = fixtures[near];
  const looked = lookedAt(scene, preview);
  const shape = looked ? Number(looked.formation.replaceAll('-', '')) : own.shape[near];
  const lines = [shape % 10, Math.floor(shape / 10) % 10, Math.floor(shape / 100)];
  const all = scene.zones.flatMap((zone) => (zone.seat === near && (zone.zone === 'pitch' || zone.zone === 'bench') ? seenIn(zone) : []));
  const men = looked?.men ?? fixtures[near].men;
  const man = (handle: number) => men.find((one) => one.handle === handle);
  const off = looked
    ? all.filter(({ handle }) => !man(handle))
    : [...seenIn(zoneOf(scene, 'pitch', near, OFF)), ...seenIn(zoneOf(scene, 'bench', near))];
  const standsIn = (zone: number) =>
    looked ? all.filter(({ handle }) => man(handle)?.zone === zone) : seenIn(zoneOf(scene, 'pitch', near, zone));
  // While it is made, only those count who have been put there.
  const making = MAKING.includes(scene.ask?.name ?? '');
  const settled = (zone: number) => standsIn(zone).filter((card) => !making || card.marks.set === 1).length;
  const standing = [6, 3, 0].map((from) => settled(from) + settled(from + 1) + settled(from + 2));
  return (
    <section className="el-lineup" aria-label={words.pitch.title} style={clubStyle(near)}>
      {small && looked && <Previews scene={scene} preview={looked.key} onPreview={onPreview} />}
      <div className="el-pitch">
        {DRAWN.map((zone, i) => (
          <Zone
            key={zone}
            scene={scene}
            zone={zone}
            cards={standsIn(zone)}
            men={men}
            making={making}
            label={i % 3 === 0 && shape > 0 ? `${standing[i / 3]}/${lines[i / 3]}` : ''}
          />
        ))}
      </div>
      <div className="el-off">
        <span className="el-keeper">
          <Icon name="glove" />
          <b>{(looked ? looked.keeper : keeper.name) || words.pitch.keeper}</b>{' '}
          {(!looked || looked.keeper === keeper.name) && words.pitch.keeps(keeper.strength, keeper.gloves)}
        </span>
        <b>{words.pitch.bench}</b>
        <ul aria-label={words.pitch.bench}>
          {off.map((card) => (
            <li key={card.handle}>
              <Marker card={card} man={fixtures[near].men.find(({ handle }) => handle === card.handle)} words={words} bare />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface ZoneProps {
  readonly scene: Scene;
  readonly zone: number;
  readonly cards: readonly ShownCard[];
  readonly men: readonly Man[];
  readonly making: boolean;
  /** How many stand in this Line, and how many should. */
  readonly label: string;
}

function Zone({ scene, zone, cards, men, making, label }: ZoneProps) {
  const words = wordsFor(scene.language);
  const { asked, choice } = useAsked();
  const { onPick } = useTable();
  const here = asked ? choice.left.filter(({ verb, n }) => PLACING.includes(verb) && n === zone) : [];
  const name = cardWordsFor(scene.language).zones[zone];
  const { danger, space } = toldOf(scene).hints;
  // Who attacks is wanted where they leave space, who defends where they are dangerous.
  const hints = [
    ...(space.includes(zone) ? [{ icon: 'ball', text: words.pitch.space } as const] : []),
    ...(danger.includes(zone) ? [{ icon: 'shield', text: words.pitch.danger } as const] : []),
  ];
  return (
    <div className={`z ${here.length === 1 ? 'lit' : ''}`}>
      <i className="zn" aria-hidden="true">
        {name}
      </i>
      {hints.length > 0 && (
        <i className="zh">
          {hints.map(({ icon, text }) => (
            <span key={icon}>
              <Icon name={icon} />
              <span>{text}</span>
            </span>
          ))}
        </i>
      )}
      {label !== '' && (
        <i className="zl" aria-hidden="true">
          {label}
        </i>
      )}
      <ul aria-label={name}>
        {cards.map((card) => (
          <li key={card.handle} className={making && card.marks.set !== 1 ? 'unset' : ''}>
            <Marker card={card} man={men.find(({ handle }) => handle === card.handle)} words={words} bare />
          </li>
        ))}
      </ul>
      {here.length === 1 && onPick && (
        <button type="button" className="zb" onClick={() => onPick(here[0].key)}>
          {words.pitch.here}
          <span className="sr"> {here[0].label}</span>
        </button>
      )}
    </div>
  );
}

/** What is offered from the start. Whichever is pointed at is seen on the pitch. */
export function Suggestions({ scene, preview, onPreview }: Props) {
  const { onPick } = useTable();
  const { suggested } = toldOf(scene);
  const options = scene.ask?.options.filter(({ verb }) => verb === 'suggest') ?? [];
  const small = useSmall();
  if (small || options.length === 0 || !onPick) return null;
  const looked = lookedAt(scene, preview)?.key;
  return (
    <ul className="el-suggest">
      {options.map(({ key, label, beside }) => (
        <li key={key}>
          <button
            type="button"
            className={key === looked ? 'seen' : ''}
            onClick={() => onPick(key)}
            onMouseEnter={() => onPreview(key)}
            onFocus={() => onPreview(key)}
          >
            <span>
              <b>{label}</b>
              <small>
                <Rich text={[suggested.find((one) => one.key === key)?.formation, beside].filter(Boolean).join(' · ')} />
              </small>
              <small>{playingIn(suggested.find((one) => one.key === key))}</small>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Who plays in it, by name. */
const playingIn = (one: Suggested | undefined): string =>
  [...(one?.men.map(({ name }) => name) ?? []), one?.keeper ?? ''].filter((name) => name !== '').join(', ');

/** On a phone: what can be looked at on the pitch; it is chosen below. */
function Previews({ scene, preview, onPreview }: Props) {
  const words = wordsFor(scene.language);
  return (
    <ul className="el-previews">
      {toldOf(scene).suggested.map(({ key, label, formation, win }) => (
        <li key={key}>
          <button type="button" aria-pressed={key === preview} onClick={() => onPreview(key)}>
            <b>{label}</b>
            <small>{words.pitch.brief(formation, win)}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}
