/** A Match once the line-ups are shown: five pairs of Sections, what would happen in each, and whose effects are still to come. */
import { Icon } from '../../art/Icon.tsx';
import { kitStyle, Shirt } from '../../art/Jersey.tsx';
import type { Scene, ShownCard } from '../../match/scene.ts';
import { markOf, nearOf, seenIn, zoneOf } from '../../match/seen.ts';
import { useTable } from '../../pieces/table.ts';
import { clubKit, clubStyle, opponentKit } from './kits.ts';
import { Marker } from './Marker.tsx';
import { Numbers } from './Numbers.tsx';
import type { Resolved, Shot, Story } from './story.ts';
import { type Keeper, type Man, type Pair, type Shots, toldOf } from './told.ts';
import { type BoardWords, wordsFor } from './words/words.ts';
import './dice.css';

interface Props {
  readonly scene: Scene;
  readonly story: Story;
}

export function MatchView({ scene, story }: Props) {
  const words = wordsFor(scene.language);
  const near = nearOf(scene);
  const { own, fixtures, clubs, autoSaves } = toldOf(scene);
  const { pairs, keeper, foeKeeper } = fixtures[near];
  const kit = opponentKit(clubs[near].meets);
  const lying = (zone: string) => scene.zones.flatMap((one) => (one.zone === zone && one.seat === near ? seenIn(one) : []));
  const cards = new Map([...lying('pitch'), ...lying('foes')].map((card) => [card.handle, card]));
  const shared = { cards, words, near, autoSaves, kit: kitStyle(kit) };
  return (
    <section className="el-match" aria-label={words.match.title}>
      <header>
        <span className="side">
          <Shirt kit={clubKit(near)} />
          <span>
            <b>
              <span className={`seat ${markOf(scene, near)}`} aria-hidden="true" />
              {scene.seats[near].name}
            </b>
            <KeeperLine of={keeper} gloves={own.gloves[near]} words={words} />
          </span>
        </span>
        <strong>
          {own.goals[near]}
          <i>:</i>
          {own.against[near]}
        </strong>
        <span className="side their">
          <span>
            <b>{clubs[near].meets}</b>
            {foeKeeper && <KeeperLine of={foeKeeper} gloves={own.foeGloves[near]} words={words} />}
          </span>
          <Shirt kit={kit} />
        </span>
      </header>
      <ol>
        {pairs.map((pair, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pair is its number
          <PairRow key={i} i={i} pair={pair} done={story.pairs[near][i]} {...shared} />
        ))}
      </ol>
      <Consequences scene={scene} words={words} />
      <Numbers scene={scene} story={story} />
      <Stray scene={scene} pairs={pairs} words={words} />
    </section>
  );
}

const KeeperLine = ({ of, gloves, words }: { readonly of: Keeper; readonly gloves: number; readonly words: BoardWords }) => (
  <small>
    {of.name || words.pitch.keeper} {of.strength} · <Icon name="glove" /> {words.match.gloves(gloves)}
  </small>
);

interface PairProps {
  readonly i: number;
  readonly pair: Pair;
  /** What became of it. */
  readonly done: Resolved | undefined;
  readonly autoSaves: boolean;
  readonly cards: ReadonlyMap<number, ShownCard>;
  readonly words: BoardWords;
  readonly near: number;
  readonly kit: ReturnType<typeof kitStyle>;
}

function PairRow({ i, pair, done, autoSaves, cards, words, near, kit }: PairProps) {
  const men = (list: readonly Man[], bare: boolean) =>
    list.map((man) => {
      const card = cards.get(man.handle);
      const shot = done?.shots.find(({ id }) => id === card?.def);
      return (
        card && (
          <li key={man.handle}>
            <Marker card={card} man={man} words={words} bare={bare} />
            {shot && <Verdict shot={shot} autoSaves={autoSaves} words={words} />}
          </li>
        )
      );
    });
  return (
    <li className={done ? 'done' : ''}>
      <h3>
        {words.match.sections[i]}
        <small>{words.match.faces[i]}</small>
      </h3>
      <ul style={clubStyle(near)} aria-label={words.match.yours}>
        {men(pair.own, true)}
      </ul>
      <p>
        <small>{done ? done.score.join('–') : words.match.would}</small>
        <span className="ours">{shotsOf((done ?? pair).ours, words)}</span>
        <span className="theirs">{shotsOf((done ?? pair).theirs, words)}</span>
      </p>
      <ul className="their" style={kit} aria-label={words.match.their}>
        {men(pair.foes, false)}
      </ul>
    </li>
  );
}

const shotsOf = (shots: Shots, words: BoardWords): string => words.match.shots(shots.goals, shots.saved, shots.blocked);

/** What became of an attacker, and why. */
function Verdict({ shot, autoSaves, words }: { readonly shot: Shot; readonly autoSaves: boolean; readonly words: BoardWords }) {
  const { faces } = useTable();
  const { end, by, byCard, byStrength, keeper, strength } = shot;
  const name = faces.get(byCard)?.name ?? (by.startsWith('man') ? words.match.defender : (faces.get(by)?.name ?? words.match.defender));
  const why = {
    blocked: () => words.match.blockedBy(name, byStrength),
    saved: () => words.match.savedBy(keeper),
    goal: () => (strength > keeper ? words.match.tooWeak(keeper) : autoSaves ? words.match.noGlove : words.match.letIn),
  };
  return (
    <span className={`el-verdict ${end}`}>
      <b>{words.match.ends[end]}</b> <small>{why[end]()}</small>
    </span>
  );
}

/** What each face of the die does after this Match, while it is kept or rolled again. */
function Consequences({ scene, words }: { readonly scene: Scene; readonly words: BoardWords }) {
  const { consequences, own } = toldOf(scene);
  if (consequences.length === 0) return null;
  const now = own.die[nearOf(scene)];
  return (
    <ul className="el-faces-after" aria-label={words.match.consequence}>
      {consequences.map((id, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a face is its number
        <li key={i} aria-current={i + 1 === now ? 'true' : undefined}>
          <b>{i + 1}</b> {words.match.consequences[id] ?? id}
        </li>
      ))}
    </ul>
  );
}

/** In no Zone. */
const OFF = 9;

/** Markers that stand in none of the pairs. */
function Stray({ scene, pairs, words }: { readonly scene: Scene; readonly pairs: readonly Pair[]; readonly words: BoardWords }) {
  const near = nearOf(scene);
  const shown = new Set(pairs.flatMap(({ own, foes }) => [...own, ...foes].map(({ handle }) => handle)));
  const named = new Set(scene.ask?.options.flatMap(({ on }) => on));
  const rest = seenIn(zoneOf(scene, 'pitch', near, OFF)).filter(({ handle }) => named.has(handle) && !shown.has(handle));
  if (rest.length === 0) return null;
  return (
    <ul className="el-bench">
      {rest.map((card) => (
        <li key={card.handle}>
          <Marker card={card} man={undefined} words={words} />
        </li>
      ))}
    </ul>
  );
}
