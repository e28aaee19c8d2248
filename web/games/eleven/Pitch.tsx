/** The line-up: ten markers in nine Zones, the bench, and what could be played from the start. */
import { Icon } from '../../art/Icon.tsx';
import type { Scene } from '../../match/scene.ts';
import { nearOf, seenIn, zoneOf } from '../../match/seen.ts';
import { useAsked, useTable } from '../../pieces/table.ts';
import { cardWordsFor } from './cardWords/words.ts';
import { clubStyle } from './kits.ts';
import { Marker } from './Marker.tsx';
import { type Suggested, toldOf } from './told.ts';
import { wordsFor } from './words/words.ts';

interface Props {
  readonly scene: Scene;
}

/** From the Forwards down, from the left to the right. */
const DRAWN = [6, 7, 8, 3, 4, 5, 0, 1, 2];
const OFF = 9;
/** Questions in which a line-up is made by hand. */
const MAKING = ['formation', 'assign', 'zone', 'benchOut', 'place'];

/** Answers that put something in a Zone. */
const PLACING = ['place', 'zone'];

export function Pitch({ scene }: Props) {
  const words = wordsFor(scene.language);
  const near = nearOf(scene);
  const { own, fixtures } = toldOf(scene);
  const { keeper } = fixtures[near];
  const shape = own.shape[near];
  const lines = [shape % 10, Math.floor(shape / 10) % 10, Math.floor(shape / 100)];
  const off = [...seenIn(zoneOf(scene, 'pitch', near, OFF)), ...seenIn(zoneOf(scene, 'bench', near))];
  const man = (handle: number) => fixtures[near].men.find((one) => one.handle === handle);
  // While it is made, only those count who have been put there.
  const making = MAKING.includes(scene.ask?.name ?? '');
  const settled = (zone: number) => seenIn(zoneOf(scene, 'pitch', near, zone)).filter((card) => !making || card.marks.set === 1).length;
  const standing = [6, 3, 0].map((from) => settled(from) + settled(from + 1) + settled(from + 2));
  return (
    <section className="el-lineup" aria-label={words.pitch.title} style={clubStyle(near)}>
      <div className="el-pitch">
        {DRAWN.map((zone, i) => (
          <Zone
            key={zone}
            scene={scene}
            zone={zone}
            making={making}
            label={i % 3 === 0 && shape > 0 ? `${standing[i / 3]}/${lines[i / 3]}` : ''}
          />
        ))}
      </div>
      <div className="el-off">
        <span className="el-keeper">
          <Icon name="glove" />
          <b>{keeper.name || words.pitch.keeper}</b> {words.pitch.keeps(keeper.strength, keeper.gloves)}
        </span>
        <ul aria-label={words.pitch.bench}>
          {off.map((card) => (
            <li key={card.handle}>
              <Marker card={card} man={man(card.handle)} words={words} bare />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface ZoneProps extends Props {
  readonly zone: number;
  readonly making: boolean;
  /** How many stand in this Line, and how many should. */
  readonly label: string;
}

function Zone({ scene, zone, making, label }: ZoneProps) {
  const words = wordsFor(scene.language);
  const near = nearOf(scene);
  const { fixtures } = toldOf(scene);
  const cards = seenIn(zoneOf(scene, 'pitch', near, zone));
  const { asked, choice } = useAsked();
  const { onPick } = useTable();
  const here = asked ? choice.left.filter(({ verb, n }) => PLACING.includes(verb) && n === zone) : [];
  const name = cardWordsFor(scene.language).zones[zone];
  return (
    <div className={`z ${here.length === 1 ? 'lit' : ''}`}>
      <i className="zn" aria-hidden="true">
        {name}
      </i>
      {label !== '' && (
        <i className="zl" aria-hidden="true">
          {label}
        </i>
      )}
      <ul aria-label={name}>
        {cards.map((card) => (
          <li key={card.handle} className={making && card.marks.set !== 1 ? 'unset' : ''}>
            <Marker card={card} man={fixtures[near].men.find(({ handle }) => handle === card.handle)} words={words} bare />
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

/** What is offered from the start. */
export function Suggestions({ scene }: Props) {
  const { onPick } = useTable();
  const { suggested } = toldOf(scene);
  const options = scene.ask?.options.filter(({ verb }) => verb === 'suggest') ?? [];
  if (options.length === 0 || !onPick) return null;
  return (
    <ul className="el-suggest">
      {options.map(({ key, label, beside }) => {
        const drawn = suggested.find((one) => one.key === key);
        return (
          <li key={key}>
            <button type="button" onClick={() => onPick(key)}>
              {drawn && <Small of={drawn.zones} />}
              <span>
                <b>{label}</b>
                <small>{[drawn?.formation, beside].filter(Boolean).join(' · ')}</small>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** A pitch in small: how many stand in each Zone, lit where a card plays. */
const Small = ({ of }: { readonly of: Suggested['zones'] }) => (
  <span className="el-small" aria-hidden="true">
    {DRAWN.map((zone) => (
      <i key={zone} className={of[zone].some((name) => name !== '') ? 'on' : ''}>
        {of[zone].length || ''}
      </i>
    ))}
  </span>
);
