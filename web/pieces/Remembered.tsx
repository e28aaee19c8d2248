/** A card that is told of but does not lie there any more: it can only be looked at. */
import type { Size } from '../games/drawing.ts';
import { Drawn } from './Card.tsx';
import { useTable } from './table.ts';

export function Remembered({ def, size }: { readonly def: string; readonly size: Size }) {
  const { faces, look, language, onInspect } = useTable();
  const face = faces.get(def);
  if (!face) return null;
  const drawing = look.draw(face, null, language);
  return (
    <span className={`card ${size} ${drawing.className}`} style={drawing.style}>
      <Drawn face={face} drawing={drawing} size={size} quiet />
      <button
        type="button"
        className="cover"
        aria-label={`${face.name}, ${drawing.spoken}`}
        onClick={() => onInspect(def, null)}
        onMouseEnter={() => onInspect(def, null)}
        onFocus={() => onInspect(def, null)}
      />
    </span>
  );
}
