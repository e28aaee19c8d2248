/** The PlayCa board: you on the left, they on the right, the battle between; what is kept for later lies outside. */
import { useState } from 'react';
import type { Scene, ShownZone } from '../../match/scene.ts';
import { nearOf, seenIn, zoneOf } from '../../match/seen.ts';
import { useStory } from '../../match/useStory.ts';
import { Card } from '../../pieces/Card.tsx';
import { useAsked } from '../../pieces/table.ts';
import { Sheet, SheetCards } from '../../pieces/wanted.tsx';
import type { BoardProps } from '../drawing.ts';
import { LastBattle, Meter, Turned } from './Battle.tsx';
import { Chain } from './Chain.tsx';
import { KickOff } from './KickOff.tsx';
import { Penalties } from './Penalties.tsx';
import { Licences, Pile, Place, Row, Tp } from './places.tsx';
import { type Story, storyOf } from './story.ts';
import { askedZone, pileName, Tray } from './Tray.tsx';
import { ownOf, toldOf } from './told.ts';
import { type BoardWords, wordsFor } from './words/words.ts';

export function Board({ scene }: BoardProps) {
  const story = useStory(scene, storyOf);
  const [opened, setOpened] = useState<{ readonly zone: string; readonly seat: number } | null>(null);
  if (ownOf(scene).pkRounds > 0) return <Penalties scene={scene} />;
  const near = nearOf(scene);
  const words = wordsFor(scene.language);
  const laying = scene.viewer !== 'spectator' && zoneOf(scene, 'active', near).count === 0 && scene.scopes.includes('kickOff');
  const open = ({ zone, seat }: ShownZone) => setOpened({ zone, seat });
  const pile = opened && zoneOf(scene, opened.zone, opened.seat);
  return (
    <div className={`pc-board ${laying ? 'laying' : ''}`}>
      <svg className="g-lines" viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden="true">
        <path d="M50 0V60M0 6C16 10 16 50 0 54M100 6C84 10 84 50 100 54" />
        <ellipse cx="50" cy="30" rx="16" ry="25" />
      </svg>
      <Chain scene={scene} story={story} />
      <Side scene={scene} seat={1 - near} words={words} onOpen={open} />
      <Middle scene={scene} story={story} laying={laying} words={words} />
      <Side scene={scene} seat={near} words={words} onOpen={open} />
      {pile && (
        <Sheet title={pileName(scene, pile)} onClose={() => setOpened(null)}>
          <SheetCards cards={seenIn(pile)} />
        </Sheet>
      )}
    </div>
  );
}

interface MiddleProps {
  readonly scene: Scene;
  readonly story: Story;
  readonly laying: boolean;
  readonly words: BoardWords;
}

function Middle({ scene, story, laying, words }: MiddleProps) {
  const near = nearOf(scene);
  const asked = askedZone(scene);
  const chance = [near, 1 - near].map((seat) => zoneOf(scene, 'chance', seat));
  const turned = chance.some(({ count }) => count > 0);
  const { last } = story;
  const centre = asked ? (
    <Tray scene={scene} zone={asked} />
  ) : laying ? (
    <KickOff scene={scene} words={words} />
  ) : toldOf(scene).duel ? (
    <Meter scene={scene} />
  ) : (
    last && <LastBattle scene={scene} last={last} />
  );
  const inMiddle = !asked && !laying && !toldOf(scene).duel;
  return (
    <>
      <div className="pc-mid">{centre}</div>
      <section className="pc-chance" aria-label={turned ? words.burningChance : words.lastFlip}>
        <h3>{turned || !last || inMiddle ? words.burningChance : words.lastFlip}</h3>
        <div className="pc-slots">
          {[near, 1 - near].map((seat, i) => (
            <div key={seat} className={`pc-slot ${i === 0 ? 'you' : 'opp'}`}>
              {turned ? (
                <Row zone={chance[i]} size="s" />
              ) : last && !inMiddle ? (
                <Turned cards={last.flips[seat]} name={scene.seats[seat].name} />
              ) : (
                <span className="slot empty">
                  {scene.viewer === 'spectator' ? scene.seats[seat].name : i === 0 ? words.you : words.them}
                </span>
              )}
            </div>
          ))}
        </div>
      </section>
    </>
  );
}

interface SideProps {
  readonly scene: Scene;
  readonly seat: number;
  readonly words: BoardWords;
  readonly onOpen: (zone: ShownZone) => void;
}

function Side({ scene, seat, words, onOpen }: SideProps) {
  const mine = seat === nearOf(scene);
  const who = mine ? 'you' : 'opp';
  const { attacker, shooting } = ownOf(scene);
  const attacks = seat === attacker;
  const price = usePrice(scene);
  const keeper = zoneOf(scene, 'goalkeeper', seat);
  const inGoal = shooting && !attacks;
  const waiting = zoneOf(scene, 'field', seat);
  const laying = scene.scopes.includes('kickOff') && zoneOf(scene, 'active', seat).count === 0;
  const fighting = scene.scopes.includes('breakthrough') || scene.scopes.includes('shoot');
  const fighter = seenIn(inGoal ? keeper : zoneOf(scene, 'active', seat)).at(-1);
  const role = shooting ? (attacks ? words.shoots : words.inGoal) : attacks ? words.hasBall : words.defends;
  const pile = (zone: string, name: string) => <Pile zone={zoneOf(scene, zone, seat)} name={name} onOpen={onOpen} />;
  return (
    <section className={`pc-side ${who}`} aria-label={scene.seats[seat].name}>
      <h2 className="sr">{scene.seats[seat].name}</h2>
      <div className={`pc-lic ${who}`}>
        <Licences zone={zoneOf(scene, 'licences', seat)} words={words} />
      </div>
      <div className={`pc-back ${who}`}>
        {!inGoal && (
          <Place name={words.goalkeeper}>
            <Row zone={keeper} size="s" />
          </Place>
        )}
        {!(mine && laying && scene.viewer !== 'spectator') && waiting.count > 0 && (
          <Place name={words.waiting} className="waiting">
            <Row zone={waiting} size="s" />
          </Place>
        )}
      </div>
      <div className={`pc-act ${who}`}>
        {fighter ? (
          <>
            <span className={`pc-tab ${who}`}>{role}</span>
            <Card card={fighter} size="m" />
          </>
        ) : (
          fighting && <span className="slot empty">{words.nobody}</span>
        )}
      </div>
      <div className={`pc-res ${who}`}>
        <Tp count={zoneOf(scene, 'tp', seat).count} toPay={mine ? price : 0} words={words} />
        <p className="pc-piles">
          {!mine && pile('hissatsuHand', words.hand)}
          {pile('hissatsuArea', words.used)}
          {pile('deck', words.deck)}
          {pile('discard', words.discard)}
          <Pile zone={zoneOf(scene, 'licences', seat)} name={words.licences} piled onOpen={onOpen} />
        </p>
      </div>
    </section>
  );
}

/** What the card costs that is pointed at. */
function usePrice(scene: Scene): number {
  const { choice } = useAsked();
  const [only, ...more] = choice.left;
  if (choice.chosen.length === 0 || !only || more.length > 0) return 0;
  const card = scene.zones.flatMap(({ cards }) => cards).find((one) => one?.handle === only.on[0]);
  return card?.sums.cost?.value ?? 0;
}
