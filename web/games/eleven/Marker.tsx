/** Somebody on the pitch: a shirt, below it whether he attacks or defends and how strong he is, and who plays. */
import { Icon } from '../../art/Icon.tsx';
import type { ShownCard } from '../../match/scene.ts';
import { Card } from '../../pieces/Card.tsx';
import type { Man } from './told.ts';
import type { BoardWords } from './words/words.ts';

/** A ball for who attacks, a shield for who defends. */
export const Pill = ({ man: { attack, strength } }: { readonly man: Man }) => (
  <b className={`el-pill ${attack ? 'A' : 'D'}`} aria-hidden="true">
    <Icon name={attack ? 'ball' : 'shield'} />
    {strength}
  </b>
);

interface Props {
  readonly card: ShownCard;
  readonly man: Man | undefined;
  readonly words: BoardWords;
  /** Nobody's card plays: as grey as nobody. */
  readonly bare?: boolean;
}

export function Marker({ card, man, words, bare = false }: Props) {
  const said = man ? words.pitch.man(man.attack, man.strength, man.name) : undefined;
  return (
    <span className={`el-mk ${bare && man?.name === '' ? 'bare' : ''}`}>
      <Card card={card} size="xs" tab={said} />
      {man && <Pill man={man} />}
      {man && man.name !== '' && <small aria-hidden="true">{man.name}</small>}
    </span>
  );
}
