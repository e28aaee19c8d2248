/** The cards of Inazuma Eleven TCG: shirts on the colour of an attribute, and a motif by attribute for super techniques. */
import type { ReactNode } from 'react';
import { Icon } from '../../art/Icon.tsx';
import type { IconName } from '../../art/icons.ts';
import { Jersey, kitStyle } from '../../art/Jersey.tsx';
import { keeperKit, numberOf } from '../../art/kits.ts';
import { MoveArt, type MoveMotif } from '../../art/MoveArt.tsx';
import type { Face, Language, ShownCard } from '../../match/scene.ts';
import { Change, numberNow } from '../../pieces/Change.tsx';
import type { Drawing } from '../drawing.ts';
import { kitOf } from './kits.ts';
import { type BoardWords, wordsFor } from './words/words.ts';
import './cards.css';

const ATTRIBUTES: readonly IconName[] = ['power', 'speed', 'teamwork', 'tactic'];
const MOTIFS: { readonly [attribute: string]: MoveMotif } = {
  power: 'shoot',
  speed: 'dribble',
  teamwork: 'support',
  tactic: 'block',
  none: 'catch',
};

/** An attribute this set does not know is drawn as none. */
const iconOf = (attribute: string | undefined): IconName => ATTRIBUTES.find((one) => one === attribute) ?? 'none';
const attributeOf = ({ traits }: Face): IconName => iconOf(traits.attribute?.[0]);
const colourOf = (attribute: string) => `var(--at-${attribute})`;

/** Cards that lie beneath this one. The board lays it on the card: a zone does not say which belong together. */
export const BENEATH = 'beneath';

/** A stack is fired-up, and so is whoever a text makes count as one: its FSP are what its SP are held against. */
export function isFiredUp({ stats }: Face, card: ShownCard | null): boolean {
  if (stats.fsp === undefined || !card) return false;
  return (card.marks[BENEATH] ?? 0) > 0 || (card.sums.sp?.printed === stats.fsp && stats.fsp !== stats.sp);
}

/** The first sentence; when it works and what it costs stand before a colon. */
function hintOf({ text: [first] }: Face): string | undefined {
  const [marks = ''] = /^(\s*(\{[^}]*\}|\[[^\]]*\]))+/.exec(first ?? '') ?? [];
  const terms = [...marks.matchAll(/[{[]([^}\]]*)/g)].map(([, term]) => term);
  const rest = first?.slice(marks.length).replace(/[{[]([^}\]]*)[}\]]/g, '$1:');
  return rest && `${terms.length > 0 ? `${terms.join(', ')}:` : ''}${rest}`;
}

const level = (n: number, words: BoardWords): ReactNode => (
  <>
    <small>{words.level}</small>
    {n}
  </>
);

function cornerOf(face: Face, words: BoardWords): ReactNode {
  if (face.kind === 'goalkeeper') return <Icon name="glove" />;
  return face.kind === 'starting' ? <span className="xi">XI</span> : level(face.stats.level, words);
}

function drawPlayer(face: Face, card: ShownCard | null, words: BoardWords): Drawing {
  const keeper = face.kind === 'goalkeeper';
  const attribute = attributeOf(face);
  const team = face.traits.team?.[0] ?? '';
  const kit = keeper ? keeperKit : kitOf(team);
  const fired = isFiredUp(face, card);
  const { fsp, ap } = face.stats;
  const sp = numberNow(face, card, 'sp', fired ? fsp : face.stats.sp);
  const assist = numberNow(face, card, 'ap');
  const exhausted = card?.marks.exhausted === 1;
  return {
    className: ['ina', face.kind, fired && 'fired', exhausted && 'exh'].filter(Boolean).join(' '),
    style: { '--el': colourOf(attribute), ...kitStyle(kit) },
    art: <Jersey kit={kit} number={keeper ? 1 : numberOf(face.name)} />,
    left: cornerOf(face, words),
    right: <Icon name={attribute} />,
    tag: keeper ? 'GK' : face.traits.position?.[0],
    meta: team,
    tip: hintOf(face),
    stats: (
      <>
        <b className="sp">
          {fired && <Icon name="flame" />}
          {sp.value}
          <Change of={sp} />
        </b>
        {fsp !== undefined && !fired && (
          <span className="st2 fsp">
            <Icon name="flame" />
            {fsp}
          </span>
        )}
        {ap !== undefined && (
          <span className="st2 ap">
            +{assist.value}
            <Change of={assist} />
          </span>
        )}
      </>
    ),
    spoken: [
      face.line,
      words.attributes[attribute],
      fired ? words.firedUp(sp.value) : sp.said,
      assist.said,
      exhausted && words.exhausted,
      card?.marks.attacking && words.attacks,
      card?.marks.defending && words.defends,
      card?.marks.kicking && words.kicks,
    ]
      .filter(Boolean)
      .join(', '),
  };
}

function drawTechnique(face: Face, words: BoardWords): Drawing {
  const attribute = attributeOf(face);
  const { requires = [] } = (face.notes ?? {}) as { readonly requires?: readonly string[] };
  return {
    className: 'ina technique',
    style: { '--el': colourOf(attribute) },
    art: <MoveArt id={face.id} motif={MOTIFS[attribute]} />,
    left: level(face.stats.level, words),
    right: <Icon name={attribute} />,
    tag: words.technique,
    tip: hintOf(face),
    stats: requires.length > 0 && (
      <span className="req">
        {requires.map((icon, i) => (
          // Equal icons ask for as many characters.
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is all that tells them apart
          <i key={i} style={{ '--el': colourOf(iconOf(icon)) }}>
            <Icon name={iconOf(icon)} />
          </i>
        ))}
      </span>
    ),
    spoken: [face.line, words.attributes[attribute], requires.length > 0 && words.requires(requires.map((icon) => words.attributes[icon]))]
      .filter(Boolean)
      .join(', '),
  };
}

export function draw(face: Face, card: ShownCard | null, language: Language): Drawing {
  const words = wordsFor(language);
  return face.kind === 'technique' ? drawTechnique(face, words) : drawPlayer(face, card, words);
}
