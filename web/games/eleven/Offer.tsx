/** Cards to keep some of: Directors in the draft, the two Objectives, whatever else is looked at; and those that are kept already. */
import { Suspense, useState } from 'react';
import type { Scene } from '../../match/scene.ts';
import { nearOf, seenIn, zoneOf } from '../../match/seen.ts';
import { pileKey } from '../../motion/whence.ts';
import { later } from '../../page/later.ts';
import { Card } from '../../pieces/Card.tsx';
import { useAsked } from '../../pieces/table.ts';
import { wordsFor } from './words/words.ts';

const PICKS = 3;
/** Nobody needs it before a Director is kept or pointed at. */
const DraftSum = later(async () => (await import('./week.ts')).DraftSum);

export function Offer({ scene }: { readonly scene: Scene }) {
  const words = wordsFor(scene.language);
  const near = nearOf(scene);
  const draft = zoneOf(scene, 'draft', near);
  const looked = zoneOf(scene, 'looked', near);
  const picked = zoneOf(scene, 'picked', near);
  const kept = [...seenIn(picked), ...seenIn(zoneOf(scene, 'directors', near))];
  const offered = [...seenIn(draft), ...seenIn(looked)];
  const { choice } = useAsked();
  const [over, setOver] = useState(-1);
  const pointed = offered.find(({ handle }) => choice.chosen.includes(handle)) ?? offered.find(({ handle }) => handle === over);
  return (
    <section className="el-offer" aria-label={draft.name}>
      <div className="kept" data-pile={pileKey(picked)}>
        <h3>{words.draft.kept}</h3>
        <ul>
          {kept.map((card) => (
            <li key={card.handle}>
              <Card card={card} size="s" />
            </li>
          ))}
          {Array.from({ length: Math.max(0, PICKS - kept.length) }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a free place is as good as another
            <li key={`free ${i}`} className="free">
              {words.draft.pick(kept.length + i + 1)}
            </li>
          ))}
        </ul>
      </div>
      <ul className="offered" data-pile={pileKey(draft)} style={{ '--n': Math.max(3, offered.length) }}>
        {offered.map((card) => (
          <li key={card.handle} onMouseEnter={() => setOver(card.handle)}>
            <Card card={card} size="m" />
          </li>
        ))}
      </ul>
      {draft.count > 0 &&
        (kept.length > 0 || pointed ? (
          <Suspense>
            <DraftSum scene={scene} kept={kept} looked={pointed} />
          </Suspense>
        ) : (
          <p>{words.draft.help}</p>
        ))}
    </section>
  );
}
