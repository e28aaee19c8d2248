/** The boards of a season: on a desk everything that belongs together side by side, on a phone one tab for each part. */
import { Suspense, useRef, useState } from 'react';
import { Icon } from '../../art/Icon.tsx';
import type { Scene } from '../../match/scene.ts';
import { markOf, nearOf, seenIn, zoneOf } from '../../match/seen.ts';
import { useStory } from '../../match/useStory.ts';
import { Card } from '../../pieces/Card.tsx';
import { useAsked } from '../../pieces/table.ts';
import { useInSight } from '../../pieces/useInSight.ts';
import { useSmall } from '../../pieces/useSmall.ts';
import type { BoardProps } from '../drawing.ts';
import { clubStyle } from './kits.ts';
import { Marker } from './Marker.tsx';
import { Market } from './Market.tsx';
import type { OnOpen, Open } from './Opened.tsx';
import { Sign } from './Sign.tsx';
import { litPanels, type Panel, panelsOf, stageOf, strayOf } from './stage.ts';
import { type Story, storyOf } from './story.ts';
import { toldOf } from './told.ts';
import { Club, Goals, LeagueTable, MatchView, Offer, Opened, Pitch, Scout, Season, Squad, Suggestions, Votes, Weekend } from './wanted.ts';
import { wordsFor } from './words/words.ts';

/** As many answers have a button each, whatever they name. */
const FEW = 4;

export function Board({ scene }: BoardProps) {
  const root = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Open | null>(null);
  const [tab, setTab] = useState<{ readonly ask: string; readonly panel: Panel } | null>(null);
  const [preview, setPreview] = useState('');
  const story = useStory(scene, storyOf);
  const small = useSmall();
  const { choice } = useAsked();
  useInSight(root, `${scene.step} ${choice.chosen.length} ${tab?.panel}`, '[data-lit]');
  const panels = panelsOf(scene, small);
  const lit = litPanels(scene, small);
  const ask = `${scene.step} ${scene.ask?.name}`;
  // Whoever turned to a tab stays there, until something is asked that lies behind another one.
  const wanted = tab && panels.includes(tab.panel) ? tab.panel : panels[0];
  // Few answers are all buttons: nobody needs to go where their cards lie.
  const few = (scene.ask?.options.length ?? 0) <= FEW;
  const now = tab?.ask === ask || few || lit.length === 0 || lit.includes(wanted) ? wanted : lit[0];
  const show = (panel: Panel) => (
    <Suspense key={panel}>
      <PanelOf panel={panel} scene={scene} story={story} onOpen={setOpened} preview={preview} onPreview={setPreview} />
    </Suspense>
  );
  return (
    <div className={`el-board ${small ? 'small' : ''}`} data-at={stageOf(scene)} ref={root} style={clubStyle(-1)}>
      {small ? (
        <div className="el-top">
          <Purse scene={scene} />
          <Tabs scene={scene} panels={panels} lit={lit} now={now} onTab={(panel) => setTab({ ask, panel })} />
        </div>
      ) : (
        <Clubs scene={scene} onOpen={setOpened} />
      )}
      <Stray scene={scene} over={!small && lit.length === 0} />
      <div className="el-panels">{small ? show(now) : panels.map(show)}</div>
      {opened && (
        <Suspense>
          <Opened scene={scene} story={story} opened={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </div>
  );
}

interface PanelProps {
  readonly panel: Panel;
  readonly scene: Scene;
  readonly story: Story;
  readonly onOpen: OnOpen;
  /** The suggested line-up that is looked at. */
  readonly preview: string;
  readonly onPreview: (key: string) => void;
}

function PanelOf({ panel, scene, story, onOpen, ...previewing }: PanelProps) {
  switch (panel) {
    case 'offer':
      return <Offer scene={scene} />;
    case 'market':
      return <Market scene={scene} onOpen={onOpen} />;
    case 'squad':
      return <Squad scene={scene} />;
    case 'club':
      return <Club scene={scene} seat={nearOf(scene)} />;
    case 'table':
      return (
        <div className="el-side">
          <Others scene={scene} onOpen={onOpen} />
          <LeagueTable scene={scene} story={story} />
          <Scout scene={scene} />
        </div>
      );
    case 'goals':
      return (
        <div className="el-side">
          <Goals scene={scene} />
          <LeagueTable scene={scene} story={story} />
        </div>
      );
    case 'vote':
      return <Votes scene={scene} story={story} />;
    case 'pitch':
      return <Pitch scene={scene} {...previewing} />;
    case 'scout':
      return (
        <div className="el-side">
          <Suggestions scene={scene} {...previewing} />
          <Scout scene={scene} />
        </div>
      );
    case 'match':
      return <MatchView scene={scene} story={story} />;
    case 'weekend':
      return <Weekend scene={scene} story={story} />;
    case 'season':
      return <Season scene={scene} />;
  }
}

// ---------------------------------------------------------------- above the panels

interface TabsProps {
  readonly scene: Scene;
  readonly panels: readonly Panel[];
  readonly lit: readonly Panel[];
  readonly now: Panel;
  readonly onTab: (panel: Panel) => void;
}

/** On a phone: a dot where something can be chosen. */
function Tabs({ scene, panels, lit, now, onTab }: TabsProps) {
  const words = wordsFor(scene.language);
  return (
    <div className="el-tabs">
      {panels.map((panel) => (
        <button key={panel} type="button" aria-pressed={panel === now} onClick={() => onTab(panel)}>
          {words.tabs[panel]}
          {lit.includes(panel) && <i role="img" aria-label={words.tabs.lit} />}
        </button>
      ))}
    </div>
  );
}

/** On a phone, whatever part is shown: what the club has. */
function Purse({ scene }: { readonly scene: Scene }) {
  const words = wordsFor(scene.language);
  const near = nearOf(scene);
  const { own } = toldOf(scene);
  if (own.week === 0) return null;
  return (
    <ul className="el-purse">
      {(['cash', 'fan', 'op', 'fit'] as const).map((of) => (
        <li key={of} className={`r-${of}`}>
          <span className="sr">{words.resources[of]}</span>
          <span className="k">
            <Sign of={of} />
          </span>
          <b>{own[of][near]}</b>
        </li>
      ))}
    </ul>
  );
}

/** On a phone: the other clubs, each a tap away. */
function Others({ scene, onOpen }: { readonly scene: Scene; readonly onOpen: OnOpen }) {
  const words = wordsFor(scene.language);
  const small = useSmall();
  const { clubs } = toldOf(scene);
  const near = nearOf(scene);
  const others = scene.seats.map((_, i) => (near + i) % scene.seats.length).slice(1);
  if (!small || others.length === 0) return null;
  return (
    <ul className="el-rivals">
      {others.map((seat) => (
        <li key={seat}>
          <button type="button" aria-haspopup="dialog" onClick={() => onOpen({ club: seat })}>
            <span className={`seat ${markOf(scene, seat)}`} aria-hidden="true" />
            <span>
              <b>{clubs[seat].name}</b>
              <small>{words.rival(scene.seats[seat].name, clubs[seat].meets, scene.thinking.includes(seat))}</small>
            </span>
            <b>
              {clubs[seat].vp} <small>{words.vp}</small>
            </b>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Every club with its VP if the season ended now: one tap opens all of it. */
function Clubs({ scene, onOpen }: { readonly scene: Scene; readonly onOpen: OnOpen }) {
  const words = wordsFor(scene.language);
  const near = nearOf(scene);
  const { clubs, own, weeks, goals } = toldOf(scene);
  const seats = scene.seats.map((_, i) => (near + i) % scene.seats.length);
  return (
    <div className="el-clubs">
      {seats.map((seat) => (
        <ClubButton key={seat} scene={scene} seat={seat} onOpen={onOpen} />
      ))}
      <button type="button" className="el-chip" onClick={() => onOpen('table')}>
        {words.table.short(clubs[near].place)}
        {goals.map(({ of, met, now, need }) => (
          <span key={of} className={met ? 'met' : ''}>
            {met ? <Icon name="check" /> : <i className="ring" />}
            {words.goals.short(of, now, need)}
          </span>
        ))}
      </button>
      <span className="el-week">{own.week > 0 && words.weekOf(own.week, weeks)}</span>
    </div>
  );
}

function ClubButton({ scene, seat, onOpen }: { readonly scene: Scene; readonly seat: number; readonly onOpen: OnOpen }) {
  const words = wordsFor(scene.language);
  const { vp, name } = toldOf(scene).clubs[seat];
  const inside = (
    <>
      <span className={`seat ${markOf(scene, seat)}`} aria-hidden="true" />
      {name} <b>{vp}</b> <small>{words.vp}</small>
    </>
  );
  const own = seat === nearOf(scene) && scene.viewer !== 'spectator';
  // Before the first Players are there, there is nothing to lay out; one's own club lies there anyway.
  if (own || zoneOf(scene, 'squad', seat).count === 0) return <span className="el-chip">{inside}</span>;
  return (
    <button
      type="button"
      className="el-chip"
      aria-haspopup="dialog"
      aria-label={`${name} ${vp} ${words.vp}, ${scene.seats[seat].name}`}
      onClick={() => onOpen({ club: seat })}
    >
      {inside}
    </button>
  );
}

/** What a question is about and no part of the board lays out. `over`: nothing else can be chosen, so it may lie over the board. */
function Stray({ scene, over }: { readonly scene: Scene; readonly over: boolean }) {
  const named = new Set(scene.ask?.options.flatMap(({ on }) => on));
  const zones = strayOf(scene);
  const { men } = toldOf(scene).fixtures[nearOf(scene)];
  if (zones.length === 0) return null;
  return (
    <div className={`el-stray ${over ? 'over' : ''}`}>
      {[...Map.groupBy(zones, ({ zone, seat }) => `${zone} ${seat}`)].map(([key, [zone, ...more]]) => (
        <section key={key} aria-label={zone.name}>
          <h3>{zone.name}</h3>
          <ul>
            {[zone, ...more]
              .flatMap(seenIn)
              .filter(({ handle }) => named.has(handle))
              .map((card) => (
                <li key={card.handle}>
                  {zone.zone === 'pitch' || zone.zone === 'bench' ? (
                    <Marker card={card} man={men.find(({ handle }) => handle === card.handle)} words={wordsFor(scene.language)} bare />
                  ) : (
                    <Card card={card} size="s" />
                  )}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
