/** Which part of the season the board shows, and what of it: by what the match is at, and by what a question is about. */
import type { Scene } from '../../match/scene.ts';
import { nearOf, seenIn, zoneOf } from '../../match/seen.ts';
import { toldOf } from './told.ts';

export type Stage = 'draft' | 'week' | 'vote' | 'lineUp' | 'match' | 'weekend' | 'over';
/** What lies beside each other on a desk, and behind a tab each on a phone. */
export type Panel = 'offer' | 'market' | 'squad' | 'club' | 'table' | 'goals' | 'vote' | 'pitch' | 'scout' | 'match' | 'weekend' | 'season';

const IN_MARKET = ['playerRow', 'staffRow', 'sponsorRow'];
const IN_CLUB = ['directors', 'stadium', 'adboards', 'kit'];
const IN_HAND = ['squad', 'staff', 'tactics', 'objective'];

/** The zones each panel lays out, of the viewer or of the table. */
const LAID: { readonly [panel in Panel]?: readonly string[] } = {
  offer: ['draft', 'looked'],
  market: IN_MARKET,
  squad: IN_HAND,
  club: IN_CLUB,
  pitch: ['pitch', 'bench'],
  match: ['pitch', 'foes'],
};

const PANELS: { readonly [stage in Stage]: readonly Panel[] } = {
  draft: ['offer', 'market'],
  week: ['market', 'club', 'table'],
  vote: ['vote', 'club', 'table'],
  lineUp: ['pitch', 'scout', 'table'],
  match: ['match'],
  weekend: ['weekend', 'club', 'table'],
  over: ['season', 'table'],
};

/** On a phone what is held has a tab too, after the first. */
const ON_PHONE: { readonly [stage in Stage]: readonly Panel[] } = {
  draft: ['offer', 'squad', 'market'],
  week: ['market', 'squad', 'club', 'table'],
  vote: ['vote', 'squad', 'club', 'table'],
  lineUp: ['pitch', 'squad', 'scout', 'table'],
  match: ['match', 'squad', 'table'],
  weekend: ['weekend', 'squad', 'club', 'table'],
  over: ['season', 'squad', 'club', 'table'],
};

export const HELD: readonly string[] = IN_HAND;

/** Where everything that the question names lies. */
function zonesAsked({ ask, zones, ...scene }: Scene): ReadonlySet<string> {
  const named = new Set(ask?.options.flatMap(({ on }) => on));
  const near = nearOf({ ask, zones, ...scene });
  const asked = zones.filter(({ seat, cards }) => (seat < 0 || seat === near) && cards.some((card) => card && named.has(card.handle)));
  return new Set(asked.map(({ zone }) => zone));
}

function stageNow(scene: Scene): Stage {
  if (scene.result) return 'over';
  const { week, day } = toldOf(scene).own;
  const near = nearOf(scene);
  if (week === 0) return 'draft';
  // A row of the Transfer Area is to be replaced: it must be seen.
  if (scene.ask?.name === 'refresh') return 'week';
  if (day === 0) return 'vote';
  if (day === 4) {
    const isMet = scene.zones.some(({ zone, seat, count }) => zone === 'foes' && seat === near && count > 0);
    return isMet ? 'match' : 'lineUp';
  }
  return day === 5 ? 'weekend' : 'week';
}

/** Where things are chosen in the middle of something else: a Player to hire, a marker for the Bench. */
const OTHERS: readonly Stage[] = ['week', 'lineUp', 'draft'];

/** The stage whose panels show everything that is asked about. */
export function stageOf(scene: Scene): Stage {
  const now = stageNow(scene);
  const asked = [...zonesAsked(scene)].filter((zone) => !IN_HAND.includes(zone));
  const shows = (stage: Stage) => asked.every((zone) => PANELS[stage].some((panel) => LAID[panel]?.includes(zone)));
  // Outside a Matchday jerseys are no line-up: they lie in a row beside what is shown anyway.
  const others = toldOf(scene).own.day === 4 ? OTHERS : OTHERS.filter((stage) => stage !== 'lineUp');
  return asked.length === 0 || shows(now) ? now : (others.find(shows) ?? now);
}

const isDraft = (scene: Scene): boolean => stageOf(scene) === 'draft' && zoneOf(scene, 'directors', nearOf(scene)).count === 0;

/** `small`: on a phone. */
export function panelsOf(scene: Scene, small = false): readonly Panel[] {
  const solo = toldOf(scene).goals.length > 0;
  // While Directors are drafted, nothing of the Transfer Area can be had.
  if (!small && isDraft(scene)) return ['offer'];
  return (small ? ON_PHONE : PANELS)[stageOf(scene)].map((panel) => (panel === 'table' && solo ? 'goals' : panel));
}

/** Panels on which something can be chosen. */
export function litPanels(scene: Scene, small = false): readonly Panel[] {
  const asked = zonesAsked(scene);
  return panelsOf(scene, small).filter((panel) => LAID[panel]?.some((zone) => asked.has(zone)) || spotsOn(scene, panel));
}

/** Answers without a card that have a place on a panel. */
const SPOTS: { readonly [panel in Panel]?: readonly string[] } = {
  market: ['hireYoungster'],
  club: ['office', 'stand3', 'stand4', 'adboard3', 'training', 'store', 'boardroom', 'lighting'],
  pitch: ['suggest', 'place', 'zone'],
  goals: ['repay'],
};
const spotsOn = ({ ask }: Scene, panel: Panel): boolean => ask?.options.some(({ verb }) => SPOTS[panel]?.includes(verb)) ?? false;

/** What the question names and no panel lays out. */
export function strayOf(scene: Scene) {
  const laid = panelsOf(scene).flatMap((panel) => LAID[panel] ?? []);
  const near = nearOf(scene);
  const named = new Set(scene.ask?.options.flatMap(({ on }) => on));
  return scene.zones.filter(
    (zone) =>
      !(zone.seat === near && IN_HAND.includes(zone.zone)) &&
      !((zone.seat < 0 || zone.seat === near) && laid.includes(zone.zone)) &&
      seenIn(zone).some(({ handle }) => named.has(handle)),
  );
}
