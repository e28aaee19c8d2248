/** The cards of ELEVEN, and the shirts on its pitch. */
import type { ReactNode } from 'react';
import { Icon } from '../../art/Icon.tsx';
import { Jersey } from '../../art/Jersey.tsx';
import { keeperKit } from '../../art/kits.ts';
import type { Face, Language, ShownCard } from '../../match/scene.ts';
import type { Drawing } from '../drawing.ts';
import { type CardWords, cardWordsFor } from './cardWords/words.ts';
import { clubKit } from './kits.ts';
import { Sign, type SignName, Vote } from './Sign.tsx';
import './cards.css';
import './faces.css';

const SHIRT = clubKit(-1);
/** From the Forwards down to the Defenders, as a pitch is drawn. */
const ZONES = ['LF', 'CF', 'RF', 'LM', 'CM', 'RM', 'LD', 'CD', 'RD'];
/** As the pitch counts them. */
const PLACES = ['LD', 'CD', 'RD', 'LM', 'CM', 'RM', 'LF', 'CF', 'RF'];
const RESOURCES = ['cash', 'fan', 'op', 'fit'] as const;

const noteOf = ({ notes }: Face, name: string): string => {
  const found = typeof notes === 'object' && notes !== null ? Object.entries(notes).find(([one]) => one === name)?.[1] : undefined;
  return typeof found === 'string' ? found : '';
};
const markOn = (card: ShownCard | null, mark: string): number => card?.marks[mark] ?? 0;

/** What a text does, without the word before it that says when. */
const hintOf = (text: string | undefined): string | undefined => text?.replace(/^\{[^}]*\}\s*/, '');

/** The two first letters of a name. */
const initials = (name: string): string =>
  name
    .split(' ')
    .map(([letter]) => letter)
    .slice(0, 2)
    .join('');

const Bust = ({ name }: { readonly name: string }) => (
  <svg className="bust" viewBox="0 0 100 100" aria-hidden="true">
    <circle cx="50" cy="38" r="26" />
    <path d="M8 100c0-26 18-34 42-34s42 8 42 34z" />
    <path d="M50 68l-7 9 4 23h6l4-23z" className="tie" />
    <text x="50" y="49" textAnchor="middle">
      {initials(name)}
    </text>
  </svg>
);

// ---------------------------------------------------------------- tokens

const TOKENS: readonly { readonly mark: string; readonly sign?: SignName; readonly text?: string }[] = [
  { mark: 'inj', sign: 'inj' },
  { mark: 'sus', sign: 'sus' },
  { mark: 'plusS', text: '+' },
  { mark: 'plusP', text: '+' },
  { mark: 'minusS', text: '−' },
  { mark: 'minusP', text: '−' },
];

function Tokens({ card }: { readonly card: ShownCard }) {
  const vp = markOn(card, 'vpM') + markOn(card, 'vpG');
  const lying = TOKENS.filter(({ mark }) => markOn(card, mark) > 0);
  if (lying.length + vp === 0) return null;
  return (
    <span className="toks">
      {lying.map(({ mark, sign, text }) => (
        <i key={mark} className={`tok ${mark}`}>
          {sign ? <Sign of={sign} /> : text}
          <b>{markOn(card, mark)}</b>
        </i>
      ))}
      {vp > 0 && (
        <i className="tok vp">
          <Sign of="vp" />
          <b>{vp}</b>
        </i>
      )}
    </span>
  );
}

/** What lies on it, in words. */
function spokenOf(face: Face, card: ShownCard | null): string {
  const lying = Object.entries(card?.marks ?? {}).filter(([mark]) => face.names[mark]);
  return [face.line, ...lying.map(([mark, n]) => `${face.names[mark]}${n > 1 ? ` ${n}` : ''}`)].join(', ');
}

// ---------------------------------------------------------------- the kinds of cards

function drawPlayer(face: Face, card: ShownCard | null, words: CardWords): Drawing {
  const trained = markOn(card, 'trained') === 1;
  const [task] = face.traits.task ?? [];
  const number = trained ? face.stats.jerseyT : face.stats.jersey;
  const gloves = trained ? face.stats.glovesT : face.stats.gloves;
  const strength = trained ? face.stats.strengthT : face.stats.strength;
  const [sort] = face.traits.sort ?? [];
  const zones = face.traits.zones ?? [];
  const out = markOn(card, 'inj') + markOn(card, 'sus') > 0;
  const keeper = task === 'GK';
  return {
    className: `elv player ${task} ${trained ? 'trained' : ''} ${out ? 'out' : ''} ${markOn(card, 'on') > 0 ? 'plays' : ''}`,
    style: { '--el': `var(--el-${task})` },
    art: (
      <>
        <Jersey kit={keeper ? keeperKit : SHIRT} number={number || ''} />
        {keeper ? (
          <span className="zg keeper">
            <Icon name="glove" />
            {gloves}
          </span>
        ) : (
          <span className="zg">
            {ZONES.map((zone) => (
              <i key={zone} className={zones.includes(zone) ? 'on' : ''} />
            ))}
          </span>
        )}
        {!keeper && <Icon className="task" name={task === 'A' ? 'ball' : 'shield'} />}
      </>
    ),
    left: strength,
    right: face.stats.cost,
    tag: trained ? words.trained : (words.sorts[sort ?? ''] ?? ''),
    meta: zones.flatMap((zone) => words.zones[PLACES.indexOf(zone)] ?? []).join(' '),
    tip: hintOf(face.text[0]),
    extra: card && <Tokens card={card} />,
    spoken: spokenOf(face, card),
  };
}

/** Staff and Directors. */
function drawPerson(face: Face, card: ShownCard | null, words: CardWords): Drawing {
  const [set] = face.traits.set ?? [];
  const [profession] = face.traits.profession ?? [];
  const out = markOn(card, 'inj') + markOn(card, 'sus') > 0;
  const director = face.kind === 'director';
  const faces = noteOf(face, 'votes');
  return {
    className: `elv ${director ? 'director' : 'staff'} ${set ?? ''} ${out ? 'out' : ''} ${markOn(card, 'exhausted') ? 'spent' : ''}`,
    style: { '--el': `var(--el-${set ?? 'dir'})` },
    art: <Bust name={face.name} />,
    left: director ? undefined : face.stats.cost,
    right: director ? undefined : set,
    meta: director ? undefined : words.professions[profession ?? ''],
    tip: hintOf(face.text[0]),
    stats: director ? <Faces of={faces} words={words} /> : undefined,
    extra: (
      <>
        {director && <Moves of={face.stats} />}
        {card && <Tokens card={card} />}
      </>
    ),
    spoken: spokenOf(face, card),
  };
}

/** A Director's vote on each face of the die. */
export const Faces = ({ of, words }: { readonly of: string; readonly words: CardWords }) => (
  <span className="el-faces" aria-hidden="true">
    {[...of].map((vote, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a face is its number
      <span key={i}>
        <small>{i + 1}</small>
        <Vote of={vote} letter={words.letters[vote] ?? ''} />
      </span>
    ))}
  </span>
);

/** How Stat markers move, by resource. */
function Moves({ of }: { readonly of: Face['stats'] }) {
  return (
    <span className="el-moves">
      {RESOURCES.flatMap((resource) =>
        Array.from({ length: Math.abs(of[resource] ?? 0) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          <span key={`${resource} ${i}`}>
            <Sign of={(of[resource] ?? 0) > 0 ? 'up' : 'down'} />
            <Sign of={resource} />
          </span>
        )),
      )}
    </span>
  );
}

/** A payment in short: cash, Stat moves, VP. */
function Payment({ of }: { readonly of: string }) {
  return of.split(' ').map((part, i) => {
    const key = `${part} ${i}`;
    if (/^\d+$/.test(part))
      return (
        <span key={key}>
          {part}
          <Sign of="cash" />
        </span>
      );
    if (part.startsWith('vp'))
      return (
        <span key={key}>
          {part.slice(2)}
          <Sign of="vp" />
        </span>
      );
    return (
      <span key={key}>
        <Sign of={part.startsWith('+') ? 'up' : 'down'} />
        <Sign of={RESOURCES.find((one) => part.endsWith(one)) ?? 'cash'} />
      </span>
    );
  });
}

const CONTRACTS = ['small', 'adboard', 'kit'] as const;

function drawSponsor(face: Face, card: ShownCard | null, words: CardWords): Drawing {
  const pays: ReactNode = (
    <span className="pays">
      {CONTRACTS.map((contract) => (
        <span key={contract}>
          <small>{words.contracts[contract]}</small>
          <Payment of={noteOf(face, contract)} />
        </span>
      ))}
    </span>
  );
  return {
    className: `elv sponsor`,
    style: { '--el': '#ffffff', '--hue': hueOf(face.id) },
    art: <i className="logo" />,
    tip: hintOf(face.text.at(-1)),
    stats: pays,
    spoken: spokenOf(face, card),
  };
}

/** A colour of its own for every Sponsor. */
const hueOf = (id: string): number => (Number(/\d+$/.exec(id)?.[0] ?? 0) * 137) % 360;

/** What is written on paper: meetings, Tactics, Objectives, Opponents, buildings. */
function drawPaper(face: Face, card: ShownCard | null, words: CardWords): Drawing {
  const formations = face.kind === 'tactic' ? (face.traits.formation ?? []) : [];
  return {
    className: `elv paper ${face.kind}`,
    style: { '--el': 'var(--paper)' },
    art: formations.map((formation) => (
      <b key={formation} className="form">
        {formation}
      </b>
    )),
    meta: '',
    // An Objective is worth more if it is met perfectly: both are told.
    tip:
      face.kind === 'objective'
        ? face.text.map((text) => text.replace(/^\{([^}]*)\}\s*/, (_, label: string) => words.titled(label))).join(' ')
        : hintOf(face.text[0]),
    spoken: spokenOf(face, card),
  };
}

/** Markers of ours, and opposing men: a shirt and nothing else; how strong they are is told beside them. */
function drawShirt(face: Face, card: ShownCard | null): Drawing {
  const { number = 0 } = face.stats;
  return {
    className: `elv shirt ${face.kind}`,
    style: {},
    art: <Jersey kit={face.kind === 'keeper' ? keeperKit : SHIRT} number={face.kind === 'marker' && number < 12 ? number : ''} />,
    // What an opposing man does is said with where he stands.
    spoken: face.kind === 'man' ? '' : spokenOf(face, card),
  };
}

const DRAWN: { readonly [kind: string]: (face: Face, card: ShownCard | null, words: CardWords) => Drawing } = {
  player: drawPlayer,
  staff: drawPerson,
  director: drawPerson,
  sponsor: drawSponsor,
  marker: drawShirt,
  man: drawShirt,
  keeper: drawShirt,
};

export function draw(face: Face, card: ShownCard | null, language: Language): Drawing {
  const words = cardWordsFor(language);
  return (DRAWN[face.kind] ?? drawPaper)(face, card, words);
}
