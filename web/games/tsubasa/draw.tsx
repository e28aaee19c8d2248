/** The cards of Captain Tsubasa: the three values down the left edge, so that they can be read where cards lie over each other. */
import type { ReactNode } from 'react';
import { Icon } from '../../art/Icon.tsx';
import type { IconName } from '../../art/icons.ts';
import { Jersey, kitStyle } from '../../art/Jersey.tsx';
import { keeperKit } from '../../art/kits.ts';
import { MoveArt, type MoveMotif } from '../../art/MoveArt.tsx';
import type { Face, Language, ShownCard } from '../../match/scene.ts';
import { Change, numberNow } from '../../pieces/Change.tsx';
import type { Drawing } from '../drawing.ts';
import { numberFor, wornBy } from './kits.ts';
import { Sign } from './Sign.tsx';
import { type BoardWords, wordsFor } from './words/words.ts';
import './cards.css';
import './faces.css';

export const KINDS = ['shot', 'pass', 'defence'] as const;
export type Kind = (typeof KINDS)[number];
export const KIND_ICONS: { readonly [K in Kind]: IconName } = { shot: 'ball', pass: 'arrow', defence: 'shield' };

export const minus = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** What a card is worth now: a value that counts 0 this round, and that of a Red card, are not the printed ones. */
const valuesOf = (face: Face, card: ShownCard | null) => KINDS.map((kind) => ({ kind, now: numberNow(face, card, kind) }));

function Values({ face, card }: { readonly face: Face; readonly card: ShownCard | null }) {
  return valuesOf(face, card).map(({ kind, now }) => (
    <b key={kind} className={`v ${kind} ${now.changed < 0 ? 'less' : ''}`}>
      <Icon name={KIND_ICONS[kind]} />
      {minus(now.value)}
      <Change of={now} />
    </b>
  ));
}

/** What it costs to motivate or sign this card, by kind. */
export function costOf({ notes }: Face): readonly { readonly kind: Kind; readonly n: number }[] {
  const cost = typeof notes === 'object' && notes !== null && 'cost' in notes && Array.isArray(notes.cost) ? notes.cost.map(Number) : [];
  return KINDS.flatMap((kind, i) => (cost[i] > 0 ? [{ kind, n: cost[i] }] : []));
}

function Cost({ face }: { readonly face: Face }) {
  return costOf(face).map(({ kind, n }) => (
    <b key={kind} className={`v ${kind}`}>
      {n}
    </b>
  ));
}

/** When a text is used stands before it in braces; who may use it, in brackets. */
const timing = (text: string): string | undefined => /^\{([^}]*)\}/.exec(text)?.[1];

const chipOf = ({ text }: Face): string => text.map((one, i) => timing(one)?.toUpperCase() ?? `A${i + 1}`).join(' ');

function hintOf({ text: [first] }: Face): string | undefined {
  const rest = first?.replace(/^(\{[^}]*\}\s*)/, '');
  return rest?.replace(/^\[([^\]]*)\]/, '$1:');
}

/** The motif of a Match card is that of its highest value. */
function motifOf({ stats, text }: Face): MoveMotif {
  if (text[0] && timing(text[0])) return 'catch';
  const { shot, pass, defence } = stats;
  const most = Math.max(shot, pass, defence);
  if ([shot, pass, defence].filter((n) => n === most).length > 1) return 'support';
  return most === shot ? 'shoot' : most === pass ? 'dribble' : 'block';
}

const CLASSES: { readonly [deck: string]: string } = {
  initial: 'silver',
  motivation: 'gold',
  signing: 'sign',
  'first-half': 'match',
  'second-half': 'match',
  fatigue: 'tired',
};

const deckOf = ({ traits }: Face): string => traits.deck?.[0] ?? '';

function spokenOf(face: Face, card: ShownCard | null): string {
  const changed = valuesOf(face, card).flatMap(({ kind, now }) => (now.changed === 0 ? [] : [`${face.names[kind]} ${minus(now.value)}`]));
  return [face.line, ...changed].join(', ');
}

function drawPlayed(face: Face, card: ShownCard | null, words: BoardWords): Drawing {
  const { kind } = face;
  const isPlayer = kind === 'player' || kind === 'goalkeeper';
  const keeper = kind === 'goalkeeper';
  const worn = wornBy(face.traits.team?.[0]);
  const kit = keeper ? keeperKit : worn.kit;
  const matchCard = kind === 'event' || kind === 'fatigue';
  const chip = chipOf(face);
  return {
    className: `tsu ${CLASSES[deckOf(face)] ?? ''}`,
    style: { '--el': matchCard ? '#5f5b4f' : worn.ground, ...kitStyle(kit) },
    art: isPlayer ? (
      <Jersey kit={kit} number={keeper ? 1 : numberFor(face.traits.player?.[0])} />
    ) : (
      <MoveArt id={face.id} motif={kind === 'event' ? motifOf(face) : kind === 'fan' ? 'support' : 'catch'} />
    ),
    right: costOf(face).length > 0 ? <Cost face={face} /> : undefined,
    tag: keeper ? words.keeper : undefined,
    meta: kind === 'event' ? words.matchCard : kind === 'fatigue' ? '' : (words.teams[face.traits.team?.[0] ?? ''] ?? words.signing),
    tip: hintOf(face),
    stats: <Values face={face} card={card} />,
    extra: chip && <span className="abl">{chip}</span>,
    spoken: spokenOf(face, card),
  };
}

/** Special Shots and Special Defences go together by colour and sign. */
function drawSpecial(face: Face, words: BoardWords): Drawing {
  const key = face.traits.key?.[0] ?? '';
  return {
    className: `tsu spc ${key}`,
    style: { '--el': `var(--key-${key})` },
    art: <MoveArt id={face.id} motif={face.kind === 'specialShot' ? 'shoot' : 'catch'} />,
    left: <Sign of={key} />,
    meta: words.teams[face.traits.team?.[0] ?? ''],
    tip: face.kind === 'specialShot' ? words.stoppedBySign : words.stopsSign,
    spoken: [face.line, words.signs[key]].join(', '),
  };
}

function drawBooking(face: Face, card: ShownCard | null, words: BoardWords): Drawing {
  const red = card?.marks.red === 1;
  const stats: ReactNode = <Values face={face} card={card} />;
  return {
    className: `tsu booking ${red ? 'red' : 'yellow'}`,
    style: { '--el': red ? '#d23b2a' : '#f4cf3b' },
    art: null,
    meta: red ? words.redCard : '',
    tip: words.everyRound,
    stats,
    spoken: [red ? words.redCard : face.line, spokenOf(face, card)].join(', '),
  };
}

export function draw(face: Face, card: ShownCard | null, language: Language): Drawing {
  const words = wordsFor(language);
  if (face.kind === 'specialShot' || face.kind === 'specialDefence') return drawSpecial(face, words);
  return face.kind === 'booking' ? drawBooking(face, card, words) : drawPlayed(face, card, words);
}
