/** On a phone: what a club holds, a row for each card, with what can be done with it now. */
import type { Scene, ShownCard } from '../../match/scene.ts';
import { nearOf, seenIn, zoneOf } from '../../match/seen.ts';
import { pileKey } from '../../motion/whence.ts';
import { Card } from '../../pieces/Card.tsx';
import { Rich } from '../../pieces/Rich.tsx';
import { useAsked } from '../../pieces/table.ts';
import { clubStyle } from './kits.ts';
import { toldOf } from './told.ts';
import { wordsFor } from './words/words.ts';

/** In the order they are laid out. */
const ZONES = [
  ['squad', 'players'],
  ['staff', 'staff'],
  ['tactics', 'tactics'],
  ['objective', 'objective'],
] as const;

export function Squad({ scene }: { readonly scene: Scene }) {
  const words = wordsFor(scene.language);
  const near = nearOf(scene);
  const held = ZONES.map(([name, said]) => ({ zone: zoneOf(scene, name, near), said }));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region
    <section className="el-squad" aria-label={words.squad.title} style={clubStyle(near)} tabIndex={0}>
      {held.map(({ zone, said }) => (
        <div key={zone.zone} data-pile={pileKey(zone)}>
          {zone.count > 0 && <h3>{words.squad[said]}</h3>}
          <ul aria-label={words.squad[said]}>
            {seenIn(zone).map((card) => (
              <Row key={card.handle} scene={scene} card={card} />
            ))}
          </ul>
        </div>
      ))}
      {held.every(({ zone }) => zone.count === 0) && <p>{words.squad.none}</p>}
    </section>
  );
}

function Row({ scene, card }: { readonly scene: Scene; readonly card: ShownCard }) {
  const words = wordsFor(scene.language);
  const { asked, choice } = useAsked();
  const { fixtures } = toldOf(scene);
  // Whoever plays stands somewhere, unless it is the keeper.
  const plays = card.marks.on > 0;
  const found = asked && choice.lit.has(card.handle) ? choice.left.filter(({ on }) => on.length === 1 && on[0] === card.handle) : [];
  const does = found.length === 1 ? found[0].beside : '';
  const out = [
    ...(card.marks.inj > 0 ? [words.squad.injured(card.marks.inj)] : []),
    ...(card.marks.sus > 0 ? [words.squad.suspended(card.marks.sus)] : []),
  ];
  const said = out.length > 0 ? out.join(', ') : does !== '' ? does : plays && fixtures.length > 0 ? words.squad.plays : '';
  return (
    <li>
      <Card card={card} size="s" />
      {said !== '' && (
        <small className={out.length > 0 ? 'out' : ''}>
          <Rich text={said} />
        </small>
      )}
    </li>
  );
}
