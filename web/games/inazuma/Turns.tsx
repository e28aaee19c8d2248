/** The six turns: who attacks in each, what came of it, and of the newest shot the cards that were turned up. */
import { Icon } from '../../art/Icon.tsx';
import type { Scene } from '../../match/scene.ts';
import { nearOf } from '../../match/seen.ts';
import { Remembered } from '../../pieces/Remembered.tsx';
import type { Attack, Shot } from './story.ts';
import { ownOf, SHOOTING, toldOf } from './told.ts';
import { type BoardWords, wordsFor } from './words/words.ts';

interface Props {
  readonly scene: Scene;
  readonly attacks: readonly Attack[];
}

export function Turns({ scene, attacks }: Props) {
  const words = wordsFor(scene.language);
  const last = attacks.at(-1);
  return (
    <section className="ina-turns" aria-label={words.match}>
      <ol>
        {toldOf(scene).attackers.map((seat, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a turn is its number
          <Turn key={i} scene={scene} turn={i + 1} seat={seat} attack={attacks[i]} words={words} />
        ))}
      </ol>
      {last && <Last scene={scene} turn={attacks.length} attack={last} words={words} />}
    </section>
  );
}

const attacksText = (scene: Scene, seat: number, words: BoardWords) =>
  seat === scene.viewer ? words.youAttack : words.attacksNow(scene.seats[seat].name);

const goalsOf = ({ shots }: Attack) => shots.filter(({ goal }) => goal).length;

/** The attack of this turn has succeeded, and its shot is to come. */
const goesOn = (scene: Scene, attack: Attack) => attack.shots.length === 0 && SHOOTING.some((step) => step === toldOf(scene).step);

interface TurnProps {
  readonly scene: Scene;
  readonly turn: number;
  readonly words: BoardWords;
}

/** `seat`: whose attack it is. */
function Turn({ scene, turn, seat, attack, words }: TurnProps & { readonly seat: number; readonly attack: Attack | undefined }) {
  const now = ownOf(scene).turn;
  const whose = seat === nearOf(scene) ? 'you' : 'opp';
  const over = attack && !(turn === now && goesOn(scene, attack));
  const current = turn === now && !over && scene.result === null;
  const goals = over ? goalsOf(attack) : 0;
  return (
    <li className={`${whose} ${current ? 'now' : ''}`} aria-current={current ? 'step' : undefined}>
      <small>{turn}</small>
      <span className={`seat ${whose}`} aria-hidden="true" />
      <span className="sr">{attacksText(scene, seat, words)}: </span>
      <b>
        {goals > 0 && <Icon name="ball" />}
        {goals > 1 && goals}
        {over && goals === 0 && <Icon name={attack.shots.length > 0 ? 'glove' : 'shield'} />}
        {!over && <i className="dot" />}
      </b>
      <span className="sr">{over ? resultOf(attack, words) : current ? words.now : words.toCome}</span>
    </li>
  );
}

function resultOf(attack: Attack, words: BoardWords): string {
  if (attack.shots.length === 0) return words.stopped;
  return goalsOf(attack) > 0 ? words.goals(goalsOf(attack)) : shotText(attack.shots[0], words);
}

const shotText = ({ goal, totals }: Shot, words: BoardWords) => (goal ? words.goal : totals.length > 0 ? words.save : words.noShot);

/** What the newest attack came to, and the cards of its last shot with the totals. */
function Last({ scene, turn, attack, words }: TurnProps & { readonly attack: Attack }) {
  const near = nearOf(scene);
  const shot = attack.shots.at(-1);
  const compared = shot?.totals.at(-1) ?? attack.totals;
  const totals = attack.attacker === near ? compared : compared.toReversed();
  return (
    <div className="ina-last">
      <div className="tot">
        <b className="a">{totals[0]}</b>
        <span>
          <strong>{shot ? shotText(shot, words) : goesOn(scene, attack) ? words.broken : words.stopped}</strong>
          {words.turn(turn)} · {shot ? words.lastChance : attacksText(scene, attack.attacker, words)}
        </span>
        <b className="b">{totals[1]}</b>
      </div>
      {shot && (
        <div className="flips">
          {[near, 1 - near].map((seat) => (
            <ul key={seat} aria-label={scene.seats[seat].name}>
              {shot.flips[seat].map((def, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the place is all that tells equal cards apart
                <li key={i}>
                  <Remembered def={def} size="xs" />
                </li>
              ))}
            </ul>
          ))}
        </div>
      )}
    </div>
  );
}
