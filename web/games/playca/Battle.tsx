/** The middle of the board: the sums of the battle, or what the last one came to. */
import { signed } from '@touchline/text';
import type { Scene } from '../../match/scene.ts';
import { nearOf } from '../../match/seen.ts';
import { DuelMeter, type MeterSide } from '../../pieces/DuelMeter.tsx';
import { Remembered } from '../../pieces/Remembered.tsx';
import { useCandidate } from '../../pieces/useCandidate.ts';
import { lowered } from '../../words/lowered.ts';
import { watchedLead, watchedTotal, watchedWords } from '../watched.ts';
import { span } from './span.ts';
import { type Battle, powersIn } from './story.ts';
import { type DuelSide, ownOf, toldOf } from './told.ts';
import { type BoardWords, wordsFor } from './words/words.ts';

function meterSide(side: DuelSide, name: string, words: BoardWords, label: string, after?: readonly [number, number]): MeterSide {
  const [from, ...parts] = side.parts;
  const changed = after !== undefined && (after[0] !== side.total || after[1] !== side.total);
  return {
    name,
    total: side.total,
    parts: [
      { label: `${from.from}, ${side.value.toUpperCase()}`, value: from.by },
      ...parts.map((part) => ({ label: part.from || words.textGone, value: part.by })),
      ...(changed ? [{ label, value: by(after, side.total), kind: 'may' as const }] : []),
      ...(side.flip ? [{ label: words.flip(side.flip.cards), value: comes(side.flip.bcp), kind: 'unknown' as const }] : []),
    ],
    then: changed ? { text: span(after), least: after[0] } : undefined,
  };
}

/** A card that is known to lie on top brings what it brings. */
const comes = (bcp: readonly [number, number]) => (bcp[0] === bcp[1] ? signed(bcp[0]) : `? ${span(bcp)}`);

const by = ([low, high]: readonly [number, number], total: number) =>
  low === high ? signed(low - total) : `${signed(low - total)} … ${signed(high - total)}`;

function leadOf(own: number, other: number, words: BoardWords): string {
  if (own === other) return words.level;
  return own > other ? words.lead(own - other) : words.trail(other - own);
}

export function Meter({ scene }: { readonly scene: Scene }) {
  const words = wordsFor(scene.language);
  const candidate = useCandidate(scene, toldOf(scene).after);
  const { duel } = toldOf(scene);
  if (!duel) return null;
  const near = nearOf(scene);
  const far = 1 - near;
  const { attacker, flips } = ownOf(scene);
  const label = candidate?.label ?? '';
  const sides = [near, far].map((seat) => meterSide(duel[seat], scene.seats[seat].name, words, label, candidate?.after[seat]));
  const [own, other] = [near, far].map((seat) => candidate?.after[seat][0] ?? duel[seat].total);
  const watched = watchedWords(scene);
  const rule = watched?.mustEndHigher(scene.seats[attacker].name) ?? (attacker === near ? words.attackHigher : words.defenceHigher);
  // What nobody can know yet leads to no sentence but the numbers themselves.
  const open = candidate?.after.some(([low, high]) => low !== high);
  const lead = open
    ? `${words.total(span(candidate!.after[near]), span(candidate!.after[far]))}.`
    : (watchedLead(scene, [near, far], [own, other]) ?? leadOf(own, other, words));
  const totals = [String(duel[near].total), String(duel[far].total)] as const;
  const need = `${candidate ? words.with(label, lowered(lead)) : lead} ${rule} ${words.levelFlipsAgain}`;
  return (
    <DuelMeter
      near={sides[0]}
      far={sides[1]}
      title={words.fight(duel[near].value, duel[far].value)}
      note={flips === 0 ? words.beforeFlip : words.afterFlip}
      need={need}
      spoken={`${watchedTotal(scene, [near, far], totals) ?? words.total(...totals)}. ${need}`}
    />
  );
}

/** What the last battle came to, while there is no new one; at the end the score is what counts. */
export function LastBattle({ scene, last }: { readonly scene: Scene; readonly last: Battle }) {
  const words = wordsFor(scene.language);
  const near = nearOf(scene);
  const powers = powersIn(last, near);
  const won = last.loser !== near;
  const result = last.shot ? (last.loser === last.attacker ? words.save : words.goal) : won ? words.won : words.lost;
  const over = scene.result !== null;
  const { goals } = ownOf(scene);
  const title = over ? words.fullTime : words.lastBattle;
  return (
    <section className="meter pc-last" aria-label={title}>
      <div className="tot">
        <b className="a">{over ? goals[near] : powers?.[0]}</b>
        <span>
          <strong>{title}</strong>
          {result}
          {over && powers && ` ${powers.join('–')}`}
        </span>
        <b className="b">{over ? goals[1 - near] : powers?.[1]}</b>
      </div>
      <div className="pc-lastcards">
        <Turned cards={last.flips[near]} name={scene.seats[near].name} />
        <Turned cards={last.flips[1 - near]} name={scene.seats[1 - near].name} />
      </div>
    </section>
  );
}

export function Turned({ cards, name }: { readonly cards: readonly string[]; readonly name: string }) {
  return (
    <ul className="pc-row" aria-label={name}>
      {cards.map((def, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is all that tells equal cards apart
        <li key={i}>
          <Remembered def={def} size="s" />
        </li>
      ))}
    </ul>
  );
}
