/** One coach: the Play Area with the Yellow or Red card, the points, and the piles. */
import { Icon } from '../../art/Icon.tsx';
import type { Scene, ShownCard } from '../../match/scene.ts';
import { nearOf, seenIn, zoneOf } from '../../match/seen.ts';
import { Card } from '../../pieces/Card.tsx';
import { useAsked, useTable } from '../../pieces/table.ts';
import { costOf, KIND_ICONS, KINDS, type Kind } from './draw.tsx';
import { type OnOpen, Piles } from './Piles.tsx';
import { stageOf } from './stage.ts';
import type { Story } from './story.ts';
import { toldOf } from './told.ts';
import { wordsFor } from './words/words.ts';

interface Props {
  readonly scene: Scene;
  readonly story: Story;
  readonly seat: number;
  readonly onOpen: OnOpen;
}

export function Side({ scene, story, seat, onOpen }: Props) {
  const who = seat === nearOf(scene) ? 'you' : 'opp';
  return (
    <section className={`ts-side ${who}`} aria-label={scene.seats[seat].name}>
      <h2 className="sr">{scene.seats[seat].name}</h2>
      <Area scene={scene} story={story} seat={seat} who={who} />
      <div className={`ts-res ${who}`}>
        <Points scene={scene} seat={seat} who={who} />
        <Piles scene={scene} seat={seat} onOpen={onOpen} />
      </div>
    </section>
  );
}

interface AreaProps extends Omit<Props, 'onOpen'> {
  readonly who: 'you' | 'opp';
}

/** At least so many have a column of their own. */
const COLUMNS = 3;

function Area({ scene, story, seat, who }: AreaProps) {
  const words = wordsFor(scene.language);
  const { teams, attacker, whistle, passed, turn } = toldOf(scene);
  const cards = seenIn(zoneOf(scene, 'playArea', seat));
  const booked = seenIn(zoneOf(scene, 'booking', seat));
  const stage = stageOf(scene);
  const tabOf = useTabs(scene, story);
  const begun = stage !== 'kickOff';
  const attacks = attacker === seat;
  const notes = [words.cards(cards.length), ...(stage === 'attack' && passed[seat] ? [words.passed] : [])];
  const columns = Math.max(COLUMNS, Math.ceil(cards.length / 2));
  return (
    <div className={`ts-area ${who} ${turn === seat && stage === 'attack' ? 'turn' : ''}`}>
      <header>
        <h3>
          <span className={`seat ${who}`} aria-hidden="true" />
          <b>{words.teams[teams[seat]]}</b>
          {begun && (
            <em>
              {attacks && <Icon name="ball" />}
              {attacks ? words.attacks : words.defends}
              {whistle === seat && <span className="ts-whistle"> · {words.kickedOff}</span>}
            </em>
          )}
          <i>{notes.join(' · ')}</i>
        </h3>
        {booked.length > 0 && (
          <div className="ts-booked">
            {booked.map((card) => (
              <Card key={card.handle} card={card} size="xs" />
            ))}
          </div>
        )}
      </header>
      {cards.length > 0 ? (
        <ul
          className="ts-row"
          style={{ '--n': cards.length, '--c': columns - 1, '--m': Math.max(cards.length - 1, 1) }}
          aria-label={words.playArea(scene.seats[seat].name)}
        >
          {cards.map((card) => (
            <li key={card.handle}>
              <Card card={card} size="s" tab={tabOf(card)} />
            </li>
          ))}
        </ul>
      ) : (
        <span className="slot empty">{who === 'you' && scene.viewer !== 'spectator' ? words.yourCards : words.theirCards}</span>
      )}
    </div>
  );
}

/** What a card can still do in the Shoot/Pass Phase, or has done. */
function useTabs(scene: Scene, { saver }: Story): (card: ShownCard) => string | undefined {
  const words = wordsFor(scene.language);
  const { helpers, save, action, attacker } = toldOf(scene);
  if (stageOf(scene) !== 'shoot' || action === '') return () => undefined;
  return ({ handle, def }) => {
    const helper = helpers.find((one) => one.handle === handle);
    // A save is for the Defender, and against a Shot.
    if (!helper || (helper.does === 'save' && (helper.seat === attacker || action === 'pass'))) return undefined;
    if (helper.does === 'save' && save > 0 && def === saver) return words.tabs.saving;
    return helper.used ? words.tabs.used : words.tabs[helper.does];
  };
}

// ---------------------------------------------------------------- points

/** How many of each kind the answer that is pointed at would cost. */
function usePrice(scene: Scene): (kind: Kind) => number {
  const { faces } = useTable();
  const { choice } = useAsked();
  const [only, ...more] = choice.left;
  const pays = choice.chosen.length > 0 && only && more.length === 0 && ['motivate', 'sign'].includes(only.verb);
  const card = pays ? scene.zones.flatMap(({ cards }) => cards).find((one) => one?.handle === only.on[0]) : null;
  const face = card && faces.get(card.def);
  return (kind) => (face ? (costOf(face).find((one) => one.kind === kind)?.n ?? 0) : 0);
}

const MOST = 5;

function Points({ scene, seat, who }: Pick<AreaProps, 'scene' | 'seat' | 'who'>) {
  const words = wordsFor(scene.language);
  const price = usePrice(scene);
  const tokens = toldOf(scene).tokens[seat];
  return (
    <ul className="ts-points" aria-label={words.pointsOf(scene.seats[seat].name)}>
      {KINDS.map((kind) => {
        const { have, spent, pool } = tokens[kind];
        const toPay = who === 'you' ? price(kind) : 0;
        const spoken = words.points(words.kinds[kind], have, spent, pool) + (toPay > 0 ? `, ${words.toPay(toPay)}` : '');
        return (
          <li key={kind} className={kind}>
            <span className="sr">{spoken}</span>
            <span className="k" aria-hidden="true">
              <Icon name={KIND_ICONS[kind]} />
            </span>
            <span className="pips" aria-hidden="true">
              {Array.from({ length: MOST }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a token is its place
                <i key={i} className={i < have - toPay ? 'on' : i < have ? 'pay' : i < have + spent ? 'spent' : ''} />
              ))}
            </span>
            <b aria-hidden="true">{have}</b>
          </li>
        );
      })}
    </ul>
  );
}
