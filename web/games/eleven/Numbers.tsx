/** ELV-1401: while the twelve-sided die is kept or rolled again, whom each number would hit. */
import type { Scene } from '../../match/scene.ts';
import { nearOf, seenIn, zoneOf } from '../../match/seen.ts';
import { useTable } from '../../pieces/table.ts';
import type { Story } from './story.ts';
import { toldOf } from './told.ts';
import { wordsFor } from './words/words.ts';
import './dice.css';

const SIDES = 12;
const MATCHDAY = 4;

export function Numbers({ scene, story }: { readonly scene: Scene; readonly story: Story }) {
  const words = wordsFor(scene.language);
  const { faces } = useTable();
  const near = nearOf(scene);
  const { own } = toldOf(scene);
  if (scene.ask?.name !== 'reroll' || scene.ask.clause !== 'ELV-310' || story.sides[near] !== SIDES) return null;
  // After a Match it is one of those who played.
  const squad = seenIn(zoneOf(scene, 'squad', near)).filter(({ marks }) => own.day !== MATCHDAY || marks.on > 0);
  const numbered = squad.flatMap(({ def, handle, marks }) => {
    const { name, stats } = faces.get(def) ?? { name: '', stats: {} as { readonly [stat: string]: number } };
    const number = (marks.trained === 1 ? stats.jerseyT : stats.jersey) ?? 0;
    return number > 0 ? [{ handle, name, number: Math.min(SIDES, number) }] : [];
  });
  return (
    <ul className="el-faces-after" aria-label={words.match.numbers}>
      {numbered
        .toSorted((a, b) => a.number - b.number)
        .map(({ handle, name, number }) => (
          <li key={handle} aria-current={number === own.die[near] ? 'true' : undefined}>
            <b>{number}</b> {name}
          </li>
        ))}
      <li aria-current={numbered.some(({ number }) => number === own.die[near]) ? undefined : 'true'}>{words.match.nobody}</li>
    </ul>
  );
}
