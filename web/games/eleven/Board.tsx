/** The boards of a season: on a desk everything that belongs together side by side, on a phone one tab for each part. */
import { Suspense, useRef, useState } from 'react';
import type { Scene } from '../../match/scene.ts';
import { markOf, nearOf, seenIn, zoneOf } from '../../match/seen.ts';
import { useStory } from '../../match/useStory.ts';
import { Card } from '../../pieces/Card.tsx';
import { useAsked } from '../../pieces/table.ts';
import { useInSight } from '../../pieces/useInSight.ts';
import type { BoardProps } from '../drawing.ts';
import { clubStyle } from './kits.ts';
import { Market } from './Market.tsx';
import type { OnOpen, Open } from './Opened.tsx';
import { litPanels, type Panel, panelsOf, stageOf, strayOf } from './stage.ts';
import { type Story, storyOf } from './story.ts';
import { toldOf } from './told.ts';
import { useSmall } from './useSmall.ts';
import { Club, Goals, LeagueTable, MatchView, Offer, Opened, Pitch, Scout, Season, Suggestions, Votes, Weekend } from './wanted.ts';
import { wordsFor } from './words/words.ts';

export function Board({ scene }: BoardProps) {
  const root = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Open | null>(null);
  const [tab, setTab] = useState<{ readonly ask: string; readonly panel: Panel } | null>(null);
  const story = useStory(scene, storyOf);
  const small = useSmall();
  const { choice } = useAsked();
  useInSight(root, `${scene.step} ${choice.chosen.length} ${tab?.panel}`, '[data-lit]');
  const panels = panelsOf(scene);
  const lit = litPanels(scene);
  const ask = `${scene.step} ${scene.ask?.name}`;
  // Whoever turned to a tab stays there, until something is asked that lies behind another one.
  const wanted = tab && panels.includes(tab.panel) ? tab.panel : panels[0];
  const now = tab?.ask === ask || lit.length === 0 || lit.includes(wanted) ? wanted : lit[0];
  const show = (panel: Panel) => (
    <Suspense key={panel}>
      <PanelOf panel={panel} scene={scene} story={story} onOpen={setOpened} />
    </Suspense>
  );
  return (
    <div className={`el-board ${small ? 'small' : ''}`} data-at={stageOf(scene)} ref={root} style={clubStyle(-1)}>
      {small ? (
        panels.length > 1 && (
          <Tabs scene={scene} panels={panels} lit={lit} now={now} onTab={(panel) => setTab({ ask, panel })} onOpen={setOpened} />
        )
      ) : (
        <Clubs scene={scene} onOpen={setOpened} />
      )}
      <Stray scene={scene} />
      <div className="el-panels">{small ? show(now) : panels.map(show)}</div>
      {opened && (
        <Suspense>
          <Opened scene={scene} opened={opened} onClose={() => setOpened(null)} />
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
}

function PanelOf({ panel, scene, story, onOpen }: PanelProps) {
  switch (panel) {
    case 'offer':
      return <Offer scene={scene} />;
    case 'market':
      return <Market scene={scene} onOpen={onOpen} />;
    case 'club':
      return <Club scene={scene} seat={nearOf(scene)} />;
    case 'table':
      return (
        <div className="el-side">
          <LeagueTable scene={scene} />
          <Scout scene={scene} />
        </div>
      );
    case 'goals':
      return (
        <div className="el-side">
          <Goals scene={scene} />
          <LeagueTable scene={scene} />
        </div>
      );
    case 'vote':
      return <Votes scene={scene} />;
    case 'pitch':
      return <Pitch scene={scene} />;
    case 'scout':
      return (
        <div className="el-side">
          <Suggestions scene={scene} />
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
  readonly onOpen: OnOpen;
}

/** On a phone: a dot where something can be chosen, and the other clubs by their marks. */
function Tabs({ scene, panels, lit, now, onTab, onOpen }: TabsProps) {
  const words = wordsFor(scene.language);
  const { clubs } = toldOf(scene);
  const others = scene.seats.map((_, seat) => seat).filter((seat) => seat !== nearOf(scene) && zoneOf(scene, 'squad', seat).count > 0);
  return (
    <div className="el-tabs">
      {panels.map((panel) => (
        <button key={panel} type="button" aria-pressed={panel === now} onClick={() => onTab(panel)}>
          {words.tabs[panel]}
          {lit.includes(panel) && <i role="img" aria-label={words.tabs.lit} />}
        </button>
      ))}
      {others.map((seat) => (
        <button
          key={seat}
          type="button"
          className="club"
          aria-haspopup="dialog"
          aria-label={`${clubs[seat].name}, ${scene.seats[seat].name}`}
          onClick={() => onOpen({ club: seat })}
        >
          <span className={`seat ${markOf(scene, seat)}`} aria-hidden="true" />
        </button>
      ))}
    </div>
  );
}

/** Every club with its VP if the season ended now: one tap opens all of it. */
function Clubs({ scene, onOpen }: { readonly scene: Scene; readonly onOpen: OnOpen }) {
  const words = wordsFor(scene.language);
  const near = nearOf(scene);
  const { clubs, own, weeks } = toldOf(scene);
  const seats = scene.seats.map((_, i) => (near + i) % scene.seats.length);
  return (
    <div className="el-clubs">
      {seats.map((seat) => (
        <ClubButton key={seat} scene={scene} seat={seat} onOpen={onOpen} />
      ))}
      <button type="button" className="el-chip" onClick={() => onOpen('table')}>
        {words.table.short(clubs[near].place)}
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

/** What a question is about and no part of the board lays out. */
function Stray({ scene }: { readonly scene: Scene }) {
  const { choice } = useAsked();
  const zones = strayOf(scene);
  if (zones.length === 0) return null;
  return (
    <div className="el-stray">
      {zones.map((zone) => (
        <section key={`${zone.zone} ${zone.seat} ${zone.place}`} aria-label={zone.name}>
          <h3>{zone.name}</h3>
          <ul>
            {seenIn(zone)
              .filter(({ handle }) => choice.lit.has(handle) || choice.chosen.includes(handle))
              .map((card) => (
                <li key={card.handle}>
                  <Card card={card} size="s" />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
