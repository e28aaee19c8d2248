import { Icon } from '../../art/Icon.tsx';
import type { IconName } from '../../art/icons.ts';
import { Jersey, kitStyle } from '../../art/Jersey.tsx';
import { keeperKit, numberOf } from '../../art/kits.ts';
import { MoveArt, type MoveMotif } from '../../art/MoveArt.tsx';
import type { Face, Language, ShownCard } from '../../match/scene.ts';
import { Change, type NumberNow, numberNow } from '../../pieces/Change.tsx';
import type { Drawing } from '../drawing.ts';
import { kitOf } from './kits.ts';
import { wordsFor } from './words/words.ts';
import './cards.css';

const GLYPHS: { readonly [type: string]: IconName } = {
  shoot: 'ball',
  dribble: 'dribble',
  block: 'block',
  catch: 'glove',
  support: 'flag',
};
const KEEPER_GROUND = '#8a8f1f';

function Power({ stat, icon, of }: { readonly stat: string; readonly icon: IconName; readonly of: NumberNow }) {
  return (
    <b className={`sp ${stat}`}>
      <Icon name={icon} />
      {of.value}
      <Change of={of} />
    </b>
  );
}

/** The first sentence without the marks around its timing. */
const hintOf = ({ text }: Face): string | undefined => text[0]?.replace(/\{(.*?)\}/g, '$1:');

/** Words that are too long for the corner are written smaller. */
const corner = (text: string) => (text.length > 2 ? <span className="long">{text}</span> : text);

function drawPlayer(face: Face, card: ShownCard | null): Drawing {
  const keeper = face.kind === 'goalkeeper';
  const team = face.traits.team?.[0] ?? '';
  const kit = keeper ? keeperKit : kitOf(team);
  const of = numberNow(face, card, 'of');
  const df = numberNow(face, card, 'df');
  const bcp = numberNow(face, card, 'bcp');
  return {
    className: 'pca char',
    style: { '--el': keeper ? KEEPER_GROUND : kit.colours[0], ...kitStyle(kit) },
    art: <Jersey kit={kit} number={keeper ? 1 : numberOf(face.id)} />,
    left: corner(face.traits.position?.[0] ?? ''),
    right: (
      <>
        <Icon name="flame" />
        <em>{bcp.value}</em>
      </>
    ),
    meta: team,
    tip: hintOf(face),
    stats: (
      <>
        <Power stat="of" icon="ball" of={of} />
        <Power stat="df" icon="shield" of={df} />
      </>
    ),
    spoken: [face.line, of.said, df.said, bcp.said].filter((said) => said !== '').join(', '),
  };
}

function drawMove(face: Face, card: ShownCard | null, language: Language): Drawing {
  const words = wordsFor(language);
  const notes = (face.notes ?? {}) as { readonly recycling?: boolean; readonly override?: string };
  const cost = numberNow(face, card, 'cost');
  const { hof = 0, hdf = 0 } = face.stats;
  return {
    className: 'pca move',
    style: { '--el': `var(--mv-${face.kind})` },
    art: <MoveArt id={face.id} motif={face.kind as MoveMotif} />,
    left: (
      <>
        <small>{words.tp}</small>
        {cost.value}
      </>
    ),
    right: <Icon name={GLYPHS[face.kind]} />,
    tag: words.types[face.kind].toUpperCase(),
    meta: notes.recycling ? words.recycling : notes.override ? words.override : '',
    tip: hintOf(face),
    stats: (
      <>
        {hof > 0 && (
          <b className="sp of">
            +{hof}
            <small>OF</small>
          </b>
        )}
        {hdf > 0 && (
          <b className="sp df">
            +{hdf}
            <small>DF</small>
          </b>
        )}
        {cost.changed !== 0 && <s className="was">{`${face.stats.cost} ${words.tp}`}</s>}
      </>
    ),
    spoken: [face.line, cost.said].filter((said) => said !== '').join(', '),
  };
}

function drawLicence(face: Face, language: Language): Drawing {
  const team = face.traits.team?.[0] ?? '';
  const kit = kitOf(team);
  return {
    className: 'pca licence',
    style: { '--el': kit.colours[0], ...kitStyle(kit) },
    art: <Jersey kit={kit} />,
    left: corner(face.traits.position?.[0] ?? ''),
    tag: wordsFor(language).licence.toUpperCase(),
    meta: team,
    spoken: face.line,
  };
}

export function draw(face: Face, card: ShownCard | null, language: Language): Drawing {
  if (face.kind === 'licence') return drawLicence(face, language);
  return face.kind === 'character' || face.kind === 'goalkeeper' ? drawPlayer(face, card) : drawMove(face, card, language);
}
