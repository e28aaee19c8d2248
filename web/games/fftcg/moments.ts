/** Final Fantasy TCG's moments: damage card by card, and the EX Bursts it brings. */
import type { Moment, TurnedCard } from '../../match/moment.ts';
import { movedFrom, nameOf, whoIs } from '../reading.ts';
import type { Happened, Position } from '../teller.ts';
import { toldOf } from './told.ts';
import { toldWords } from './toldWords.ts';

/** Damage that Forwards deal each other in battle. */
const BATTLE = ['FFT-1025', 'FFT-1304', 'FFT-1305', 'FFT-1309'];

export const moments = (happened: Happened): readonly Moment[] => [...battle(happened), ...damage(happened)];

/** Who fought, what each of them took, and who did not survive it. */
function battle({ at, events, before }: Happened): readonly Moment[] {
  const { moments: words } = toldWords[at.speaker.lang];
  const struck = events.filter(({ type, clause }) => type === 'damage' && BATTLE.includes(clause));
  const seatOf = (handle: number) => before.zones.find(({ cards }) => cards.some((card) => card?.handle === handle))?.seat ?? -1;
  const cards = struck.flatMap(({ cards: [card], args }): TurnedCard[] =>
    card === undefined || card === 'hidden' ? [] : [{ seat: seatOf(card.handle), def: card.def, note: `−${args.n}` }],
  );
  if (cards.length === 0) return [];
  const broken = events.flatMap((event) => movedFrom(event, 'field', 'breakZone').filter((def) => cards.some((card) => card.def === def)));
  return [
    { show: 'flip', open: true, title: words.battle, cards },
    { show: 'banner', tone: 'plain', title: words.broken(broken.map((def) => nameOf(at, def))) },
  ];
}

function damage({ at, events, before }: Happened): readonly Moment[] {
  const { moments: words } = toldWords[at.speaker.lang];
  const { most } = toldOf(before);
  const shown: Moment[] = [];
  /** Points in a row against one seat. */
  let taken: TurnedCard[] = [];
  let reached = 0;
  const sum = () => {
    if (taken.length === 0) return;
    const [{ seat }] = taken;
    const bursts = taken.filter(({ note }) => note).map(({ def }) => nameOf(at, def));
    const title = words.takes(whoIs(at, seat), taken.length, seat === at.view.viewer);
    const note = [words.damage(reached, most), ...(bursts.length > 0 ? [words.mayBurst(bursts)] : [])].join(' · ');
    shown.push({ show: 'banner', tone: 'damage', title, seat, note });
    taken = [];
  };
  let turned: TurnedCard[] = [];
  for (const event of events) {
    const { type, seat, cards, args } = event;
    for (const def of movedFrom(event, 'deck', 'damage')) turned.push({ seat, def, ...(burstOf(at, def) && { note: words.burst }) });
    if (type === 'wounded' && turned.length > 0) {
      if (taken.length > 0 && taken[0].seat !== seat) sum();
      reached = Number(args.n);
      shown.push({ show: 'flip', title: words.damage(reached, most), cards: turned });
      taken.push(...turned);
      turned = [];
    }
    if (type === 'burst') {
      sum();
      const [card] = cards;
      if (card === undefined || card === 'hidden') continue;
      shown.push({ show: 'flip', open: true, title: `${words.burst} · ${whoIs(at, seat)}`, cards: [{ seat, def: card.def }] });
      shown.push({ show: 'banner', tone: 'plain', title: nameOf(at, card.def), seat, note: burstOf(at, card.def) });
    }
  }
  sum();
  return shown;
}

/** What its EX Burst says; '' if it has none. */
function burstOf({ game, speaker }: Position, id: string): string {
  const ability = game.abilitiesOf[game.defIndex.get(id)!].find((i) => game.abilities[i].spec.notes?.burst === true);
  return ability === undefined ? '' : speaker.ability(ability);
}
