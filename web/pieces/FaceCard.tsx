/** A card as it is printed, outside of any match. */
import type { ComponentProps } from 'react';
import type { Draw, Size } from '../games/drawing.ts';
import type { Face, Language } from '../match/scene.ts';
import { Drawn } from './Card.tsx';

interface Props {
  readonly face: Face;
  readonly draw: Draw;
  readonly language: Language;
  readonly size: Size;
}

/** A picture only: what it says is said by whatever it stands in. */
export function FacePicture({ face, draw, language, size }: Props) {
  const drawing = draw(face, null, language);
  return (
    <span className={`card ${size} ${drawing.className}`} style={drawing.style} aria-hidden="true">
      <Drawn face={face} drawing={drawing} size={size} />
    </span>
  );
}

/** The picture with a button of its size on it: what is spoken is one sentence, not every number printed. */
export function FaceButton({ face, draw, language, size, ...more }: Props & ComponentProps<'button'>) {
  return (
    <span className="face">
      <FacePicture face={face} draw={draw} language={language} size={size} />
      <button type="button" className="cover" aria-label={`${face.name}, ${draw(face, null, language).spoken}`} {...more} />
    </span>
  );
}
