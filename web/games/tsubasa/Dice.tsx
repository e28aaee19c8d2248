/** Dice as they lie, and the table of a save that is tried or could be. They roll on the stage, before the board shows them. */
import type { Scene } from '../../match/scene.ts';
import { nearOf } from '../../match/seen.ts';
import { useTable } from '../../pieces/table.ts';
import type { Story } from './story.ts';
import { toldOf } from './told.ts';
import { wordsFor } from './words/words.ts';

const Die = ({ n, who, again }: { readonly n: number; readonly who: 'you' | 'opp'; readonly again?: boolean }) => (
  <span className={`ts-die ${who} ${again ? 'again' : ''}`} aria-hidden="true">
    {n}
  </span>
);

/** Dice that a re-roll on offer could roll. */
const offered = ({ ask }: Scene, die: number): boolean => ask?.options.some(({ verb, n }) => verb === 'reroll' && n === die) ?? false;

export function DiceTray({ scene }: { readonly scene: Scene }) {
  const words = wordsFor(scene.language);
  const { dice } = toldOf(scene);
  const near = nearOf(scene);
  const said = [near, 1 - near].map((seat) => words.dieOf(scene.seats[seat].name, dice[seat]));
  return (
    <div className="ts-dice" role="img" aria-label={`${words.dice}: ${said.join(', ')}`}>
      <Die n={dice[near]} who="you" again={offered(scene, near)} />
      <b>{words.dice}</b>
      <Die n={dice[1 - near]} who="opp" again={offered(scene, 1 - near)} />
    </div>
  );
}

export function SaveTray({ scene, story: { saver } }: { readonly scene: Scene; readonly story: Story }) {
  const words = wordsFor(scene.language);
  const { faces } = useTable();
  const { helpers, save, attacker } = toldOf(scene);
  const defender = 1 - attacker;
  const defAt = (handle: number) => scene.zones.flatMap(({ cards }) => cards).find((card) => card?.handle === handle)?.def ?? '';
  const saves = helpers.filter(({ does, seat }) => does === 'save' && seat === defender);
  const shown = saves.filter(({ handle, used }) => (save > 0 ? defAt(handle) === saver : !used));
  return shown.map(({ handle, runs }) => (
    <section key={handle} className="ts-save" aria-label={words.saveDie(faces.get(defAt(handle))?.name ?? '')}>
      {save > 0 && <Die n={save} who={defender === nearOf(scene) ? 'you' : 'opp'} again={offered(scene, defender)} />}
      <div>
        <h3>{words.saveDie(faces.get(defAt(handle))?.name ?? '')}</h3>
        <ul>
          {runs.map(({ from, to, result }) => (
            <li key={result} className={save >= from && save <= to ? 'hit' : ''} style={{ '--faces': to - from + 1 }}>
              <b>{from === to ? from : `${from}–${to}`}</b>
              {words.saves[result]}
            </li>
          ))}
        </ul>
      </div>
    </section>
  ));
}
