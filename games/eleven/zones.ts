/**
 * The places of the table: who sees what lies there. Cards belong to nobody; where they lie decides whose they are. Hidden are the decks, the
 * inside of unhired Youngsters, line-ups not yet met, Tactic hands and Objectives.
 */
import { kindsOf, type ZoneSpec } from '@touchline/engine';

const open = { owner: 'card', others: 'card' } as const;
const closed = { owner: 'back', others: 'back', ordered: true } as const;
/** Cards in the hand of one manager. */
const held = { owner: 'card', others: 'back' } as const;

/** ELV-904: places of the pitch. 0 LD, 1 CD, 2 RD, 3 LM, 4 CM, 5 RM, 6 LF, 7 CF, 8 RF; of the Opponent's men the same from their own goal. */
const PLACES = 9;
/** A marker on the pitch that stands in no Zone yet: before the first line-up. */
export const OFF = PLACES;

export const zones = {
  // The Transfer Area: row cards lie from slot 1 to slot 5, the last one on top (ELV-102, ELV-108).
  /** ELV-606, ELV-R83: the top card is open. */
  playerDeck: { per: 'table', ...closed, top: 'card' },
  playerRow: { per: 'table', ...open, ordered: true },
  playerDiscard: { per: 'table', ...open, ordered: true, renews: true },
  /** ELV-R84: of the top card everybody sees the outside. */
  youngsterDeck: { per: 'table', ...closed, top: 'face:outside' },
  /** ELV-R84: who was never hired shows the outside here too; who was sold is known. */
  youngsterDiscard: { per: 'table', owner: 'face:outside', others: 'face:outside', ordered: true, renews: true },
  veteranDeck: { per: 'table', ...closed },
  veteranDiscard: { per: 'table', ...open, ordered: true, renews: true },
  staffDeck: { per: 'table', ...closed },
  staffRow: { per: 'table', ...open, ordered: true },
  staffDiscard: { per: 'table', ...open, ordered: true, renews: true },
  /** ELV-105: from here each manager is dealt one. */
  firstTrainers: { per: 'table', ...closed },
  sponsorDeck: { per: 'table', ...closed },
  sponsorRow: { per: 'table', ...open, ordered: true },
  sponsorDiscard: { per: 'table', ...open, ordered: true, renews: true },
  meetingDeck: { per: 'table', ...closed },
  meetingDiscard: { per: 'table', ...open, ordered: true, renews: true },
  tacticDeck: { per: 'table', ...closed },
  /** ELV-230: from here each manager is dealt one. */
  basicTactics: { per: 'table', ...closed },
  objectiveDeck: { per: 'table', ...closed },
  directorDeck: { per: 'table', ...closed },
  /** ELV-218, ELV-235: not in an order anybody could follow, because emblems are picked before cards. */
  easierDeck: { per: 'table', owner: 'back', others: 'back' },
  advancedDeck: { per: 'table', owner: 'back', others: 'back' },
  /** Out of the game, seen by nobody. */
  box: { per: 'table', ...closed },
  /** Out of the game, and open: what a card did before is still told with its name. */
  openBox: { per: 'table', ...open, ordered: true },

  // Of each manager.
  draft: { per: 'seat', ...held },
  /** ELV-209: kept, and not shown before all have chosen. */
  picked: { per: 'seat', ...held },
  directors: { per: 'seat', ...open, active: true },
  staff: { per: 'seat', ...open, active: true },
  /** ELV-618: as many as a manager likes. */
  squad: { per: 'seat', ...open, active: true },
  /** Cards looked at that go back or away: the two Objectives, Youngsters seen by a Scout, Veterans drawn, Tactics seen (ELV-1660). */
  looked: { per: 'seat', ...held },
  tactics: { per: 'seat', ...held },
  /** ELV-903: the card played for its Formation. */
  formation: { per: 'seat', ...open, active: true },
  /** ELV-1003: cards played for their effect. */
  ploys: { per: 'seat', ...open, active: true },
  objective: { per: 'seat', ...held },
  revealed: { per: 'seat', ...open, active: true },
  stadium: { per: 'seat', ...open, active: true },
  adboards: { per: 'seat', ...open, active: true },
  kit: { per: 'seat', ...open, active: true },
  /** ELV-723: a Sponsor whose Small contract is carried out. */
  signing: { per: 'seat', ...open, active: true },
  /** ELV-404, ELV-414. */
  meeting: { per: 'seat', ...open, active: true },
  /** ELV-221, ELV-902: the Scout Report of the top card. */
  opponents: { per: 'seat', ...closed, top: 'face:scout' },
  /** ELV-1001: the card met this Week, its line-up side up. */
  met: { per: 'seat', ...open },
  /** ELV-1202: those of earlier Weeks. */
  past: { per: 'seat', ...open, ordered: true },
  /** Jersey markers by Zone; place 9: on the pitch, in no Zone yet. */
  pitch: { per: 'seat', ...open, places: PLACES + 1 },
  bench: { per: 'seat', ...open },
  /** Opposing men by Zone, and those not on the pitch, with their Goalkeeper. */
  foes: { per: 'seat', ...open, places: PLACES },
  dugout: { per: 'seat', ...open },
} as const satisfies { readonly [name: string]: ZoneSpec };

export const {
  playerDeck,
  playerRow,
  playerDiscard,
  youngsterDeck,
  youngsterDiscard,
  veteranDeck,
  veteranDiscard,
  staffDeck,
  staffRow,
  staffDiscard,
  firstTrainers,
  sponsorDeck,
  sponsorRow,
  sponsorDiscard,
  meetingDeck,
  meetingDiscard,
  tacticDeck,
  basicTactics,
  objectiveDeck,
  directorDeck,
  easierDeck,
  advancedDeck,
  box,
  openBox,
  draft,
  picked,
  directors,
  staff,
  squad,
  looked,
  tactics,
  formation,
  ploys,
  objective,
  revealed,
  stadium,
  adboards,
  kit,
  signing,
  meeting,
  opponents,
  met,
  past,
  pitch,
  bench,
  foes,
  dugout,
} = kindsOf(zones);
