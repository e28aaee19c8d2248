/** The board meeting: its three decisions, the die, and each Director's vote on each face. */
import type { Scene } from '../../match/scene.ts';
import { markOf, nearOf, seenIn, zoneOf } from '../../match/seen.ts';
import { Rich } from '../../pieces/Rich.tsx';
import { useTable } from '../../pieces/table.ts';
import { Tracks } from './Club.tsx';
import { cardWordsFor } from './cardWords/words.ts';
import { Numbers } from './Numbers.tsx';
import { DieFace, Vote } from './Sign.tsx';
import type { Story } from './story.ts';
import { type Ballot, toldOf } from './told.ts';
import { wordsFor } from './words/words.ts';

const COLOURS = ['Y', 'B', 'R'];
const FACES = 6;
/** As the match counts them. */
const LETTERS = ['', ...COLOURS];

interface Props {
  readonly scene: Scene;
}

/** The die of the vote: what lies there from before the meeting does not count, nor what was rolled after the decision. */
function dieOf(scene: Scene, seat: number): number {
  const { own, ballots } = toldOf(scene);
  const [die, colour] = [own.die[seat], own.colour[seat]];
  if (zoneOf(scene, 'meeting', seat).count === 0 || die > FACES) return 0;
  return colour === 0 || ballots[seat].leads[die - 1] === LETTERS[colour] ? die : 0;
}

export function Votes({ scene, story }: Props & { readonly story: Story }) {
  const near = nearOf(scene);
  const { ballots } = toldOf(scene);
  const die = dieOf(scene, near);
  const ballot = ballots[near];
  return (
    <div className="el-monday">
      <Tracks scene={scene} seat={near} />
      <Meeting scene={scene} ballot={ballot} die={die} />
      <Matrix scene={scene} ballot={ballot} die={die} />
      <Others scene={scene} />
      <Numbers scene={scene} story={story} />
    </div>
  );
}

interface MeetingProps extends Props {
  readonly ballot: Ballot;
  /** 0: not rolled yet. */
  readonly die: number;
}

function Meeting({ scene, ballot, die }: MeetingProps) {
  const words = wordsFor(scene.language);
  const cardWords = cardWordsFor(scene.language);
  const { faces, onInspect, onZoom } = useTable();
  const near = nearOf(scene);
  const [card] = seenIn(zoneOf(scene, 'meeting', near));
  const face = card && faces.get(card.def);
  const { decisions } = toldOf(scene);
  const leads = LETTERS[toldOf(scene).own.colour[near]] || (die > 0 ? ballot.leads[die - 1] : '');
  const count = (colour: string) => ballot.votes.filter((one) => die > 0 && one.faces[die - 1] === colour).length;
  if (!face)
    return (
      <section className="el-meet none" aria-label={words.votes.meeting}>
        <h3>{words.votes.meeting}</h3>
        <p>{words.votes.none}</p>
      </section>
    );
  return (
    <section className="el-meet" aria-label={words.votes.meeting} onMouseEnter={() => onInspect(face.id, card)}>
      <header>
        <small>{words.votes.meeting}</small>
        <h3>{face.name}</h3>
        <button type="button" className="tb" onClick={() => onZoom(face.id, card)}>
          {words.votes.card}
        </button>
      </header>
      {COLOURS.map((colour, i) => (
        <div key={colour} className={`dec ${colour} ${leads === colour ? 'lead' : ''}`}>
          <span className="dv">
            <Vote of={`${colour} big`} letter={cardWords.letters[colour]} />
            <b>{cardWords.colours[colour]}</b>
            {die > 0 && <small>{words.votes.count(count(colour))}</small>}
          </span>
          <p>
            <Rich text={(face.text[i] ?? '').replace(/^\{[^}]*\}\s*/, '')} />
            {decisions[i] && (
              <small>
                <Rich text={decisions[i]} />
              </small>
            )}
          </p>
        </div>
      ))}
    </section>
  );
}

function Matrix({ scene, ballot, die }: MeetingProps) {
  const words = wordsFor(scene.language);
  const cardWords = cardWordsFor(scene.language);
  const now = (face: number) => (face === die ? 'cur' : '');
  const cell = (vote: string) => (vote === '' ? <i className="el-vote tie">=</i> : <Vote of={vote} letter={cardWords.letters[vote]} />);
  const said = (vote: string) => <span className="sr">{vote === '' ? words.votes.tie : cardWords.colours[vote]}</span>;
  return (
    <section className="el-votes" aria-label={words.votes.title}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{words.votes.director}</span>
              {die > 0 && <DieFace n={die} />}
            </th>
            {[1, 2, 3, 4, 5, 6].map((face) => (
              <th key={face} scope="col" className={now(face)}>
                {face}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ballot.votes.map(({ handle, name, faces }) => (
            <tr key={handle}>
              <th scope="row">{name}</th>
              {[...faces].map((vote, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a face is its number
                <td key={i} className={now(i + 1)}>
                  {cell(vote)}
                  {said(vote)}
                </td>
              ))}
            </tr>
          ))}
          <tr className="sum">
            <th scope="row">{words.votes.decision}</th>
            {ballot.leads.map((vote, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a face is its number
              <td key={i} className={now(i + 1)}>
                {cell(vote)}
                {said(vote)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <p>{words.votes.odds(COLOURS.map((colour) => ballot.leads.filter((lead) => lead === colour).length))}</p>
    </section>
  );
}

/** The meetings of the other clubs. */
function Others({ scene }: Props) {
  const words = wordsFor(scene.language);
  const cardWords = cardWordsFor(scene.language);
  const { faces } = useTable();
  const { ballots } = toldOf(scene);
  const near = nearOf(scene);
  const others = scene.seats.map((_, seat) => seat).filter((seat) => seat !== near);
  if (others.length === 0) return null;
  return (
    <ul className="el-others">
      {others.map((seat) => {
        const [card] = seenIn(zoneOf(scene, 'meeting', seat));
        const die = dieOf(scene, seat);
        const lead = die > 0 ? ballots[seat].leads[die - 1] : '';
        return (
          <li key={seat}>
            <span className={`seat ${markOf(scene, seat)}`} aria-hidden="true" />
            <b>{scene.seats[seat].name}</b>
            <small>{card && faces.get(card.def)?.name}</small>
            {die > 0 && (
              <em>
                {lead !== '' && <Vote of={lead} letter={cardWords.letters[lead]} />}
                {words.votes.rolled(die)}
              </em>
            )}
          </li>
        );
      })}
    </ul>
  );
}
