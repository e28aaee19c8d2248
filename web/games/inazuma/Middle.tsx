/** Between the benches: what is fought out now, what is chosen from, or what the turns before came to. */
import { signed } from '@touchline/text';
import type { Levels } from '../../../games/inazuma/index.ts';
import type { Scene, ShownZone } from '../../match/scene.ts';
import { nearOf, seenIn, zoneOf } from '../../match/seen.ts';
import { Card } from '../../pieces/Card.tsx';
import { DuelMeter, type MeterSide } from '../../pieces/DuelMeter.tsx';
import { useCandidate } from '../../pieces/useCandidate.ts';
import { lowered } from '../../words/lowered.ts';
import { watchedLead, watchedTotal } from '../watched.ts';
import type { Attack } from './story.ts';
import { Turns } from './Turns.tsx';
import { type DuelSide, toldOf } from './told.ts';
import { type BoardWords, wordsFor } from './words/words.ts';

interface Props {
  readonly scene: Scene;
  readonly attacks: readonly Attack[];
}

export function Middle({ scene, attacks }: Props) {
  const asked = askedZone(scene);
  if (asked) return <Tray scene={scene} zone={asked} />;
  return toldOf(scene).duel ? <Meter scene={scene} /> : <Turns scene={scene} attacks={attacks} />;
}

// ---------------------------------------------------------------- the sums

/** INA-807: what a card that is turned up brings for each level. */
const A_LEVEL = 100;
const comes = ([low, high]: Levels) => (low === high ? signed(low * A_LEVEL) : `? ${low * A_LEVEL}–${high * A_LEVEL}`);

function meterSide(side: DuelSide, name: string, words: BoardWords, label: string, after = side.total): MeterSide {
  const changed = after !== side.total;
  const parts = side.fighters.flatMap((fighter) =>
    fighter.parts.map(({ from, by }, i) => ({ label: from, value: i === 0 ? String(by) : signed(by) })),
  );
  return {
    name,
    total: side.total,
    shares: side.fighters.map(({ total }) => total),
    parts: [
      ...(parts.length > 0 ? parts : [{ label: words.nobodyFights, value: '0' }]),
      ...(changed ? [{ label, value: signed(after - side.total), kind: 'may' as const }] : []),
      ...(side.flip ? [{ label: words.lastChance, value: comes(side.flip), kind: 'unknown' as const }] : []),
    ],
    ...(changed && { then: { text: String(after), least: after } }),
  };
}

function leadOf(own: number, other: number, words: BoardWords): string {
  if (own === other) return words.level0;
  return own > other ? words.lead(own - other) : words.trail(other - own);
}

function Meter({ scene }: { readonly scene: Scene }) {
  const words = wordsFor(scene.language);
  const { duel, after, tieWins } = toldOf(scene);
  const candidate = useCandidate(scene, after);
  if (!duel) return null;
  const near = nearOf(scene);
  const seats = [near, 1 - near];
  const [own, other] = seats.map((seat) =>
    meterSide(duel.sides[seat], scene.seats[seat].name, words, candidate?.label ?? '', candidate?.after[seat]),
  );
  const rule = duel.of === 'shooting' ? words.shotHigher : tieWins ? words.attackEqual : words.attackHigher;
  const totals = [own.then?.least ?? own.total, other.then?.least ?? other.total] as const;
  const lead = watchedLead(scene, [near, 1 - near], totals) ?? leadOf(...totals, words);
  const both = watchedTotal(scene, [near, 1 - near], [String(totals[0]), String(totals[1])]) ?? words.total(...totals);
  const note = candidate ? words.with(candidate.label, lowered(lead)) : lead;
  return <DuelMeter near={own} far={other} title={rule} note={note} spoken={`${both}. ${rule}. ${note}`} />;
}

// ---------------------------------------------------------------- cards to choose from

/** Zones whose cards lie open on the board or in the hand anyway. */
const OPEN = ['hand', 'field', 'goal', 'bench'];

/** The zone a question is about, where its cards do not lie open; what somebody looks at; and while line-ups are chosen, whom there is. */
function askedZone(scene: Scene): ShownZone | null {
  const near = nearOf(scene);
  const named = new Set(scene.ask?.options.flatMap(({ on }) => on));
  const asked = scene.zones.find((zone) => !OPEN.includes(zone.zone) && seenIn(zone).some(({ handle }) => named.has(handle)));
  if (asked) return asked;
  const looked = zoneOf(scene, 'looking', near);
  if (looked.count > 0) return looked;
  const placing = toldOf(scene).step === 'lineUp' && scene.viewer !== 'spectator' && scene.result === null;
  return placing ? zoneOf(scene, 'starting', near) : null;
}

function Tray({ scene, zone }: { readonly scene: Scene; readonly zone: ShownZone }) {
  const words = wordsFor(scene.language);
  const { suggested } = toldOf(scene);
  const placing = zone.zone === 'starting';
  const title = placing ? words.place : `${words.piles[zone.zone] ?? zone.name} · ${scene.seats[zone.seat].name}`;
  return (
    <section className={`ina-tray ${placing ? 'placing' : 'ina-bars'}`} aria-label={title}>
      <h3>
        {title} <em>{placing ? (scene.ask ? words.placeHelp : words.placed) : words.choose}</em>
      </h3>
      <ul style={{ '--cards': Math.max(1, zone.count) }}>
        {inLines(scene, zone).map((card) => (
          <li key={card.handle}>
            <Card card={card} size="s" {...(suggested.includes(card.def) && { tab: words.suggested })} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Of the starting pile, the suggested ones first. */
function inLines(scene: Scene, zone: ShownZone) {
  const { suggested } = toldOf(scene);
  const first = ({ def }: { readonly def: string }) => (suggested.includes(def) ? 0 : 1);
  return seenIn(zone).toSorted((a, b) => first(a) - first(b));
}
