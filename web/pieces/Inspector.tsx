import type { ShownCard } from '../match/scene.ts';
import { Drawn } from './Card.tsx';
import { Locked } from './Locked.tsx';
import { useTable } from './table.ts';

export function Inspector({ def, card }: { readonly def: string; readonly card: ShownCard | null }) {
  const { faces, look, language } = useTable();
  const face = faces.get(def);
  if (!face) return null;
  const drawing = look.draw(face, card, language);
  return (
    <section className="inspect" aria-label={face.name}>
      <article className={`card l ${drawing.className.replace(/\bdull\b/, '')}`} style={drawing.style}>
        <Drawn face={face} drawing={drawing} size="l" />
      </article>
      {card && <Locked card={card} />}
      <p className="note">{face.line}</p>
      <Sums card={card} />
    </section>
  );
}

/** Each number that is not as printed, and where it comes from. */
export function Sums({ card }: { readonly card: ShownCard | null }) {
  const changed = Object.entries(card?.sums ?? {}).filter(([, sum]) => sum.parts.length > 0);
  return changed.map(([stat, sum]) => (
    <p className="note" key={stat}>
      {sum.value} = {sum.printed} {sum.parts.map((part) => `${part.by} ${part.from}`).join(' ')}
    </p>
  ));
}
