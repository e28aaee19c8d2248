/** What follows from attacking, blocking, stopping and using an EX Burst, as far as the table shows it. */
import type { Ask, AskOption, Seat } from '@touchline/engine';
import { damageToLose, game } from '../../../games/fftcg/index.ts';
import type { Language } from '../../match/scene.ts';
import { unbroken } from '../../words/unbroken.ts';
import type { Position } from '../teller.ts';

interface Outlook {
  readonly main2: string;
  /** An attack that nobody blocks: so many points of how many. */
  readonly hits: (n: number, most: number) => string;
  readonly wins: string;
  readonly hurts: (n: number, most: number) => string;
  readonly loses: string;
  readonly fight: (own: number, other: number) => string;
  /** The fight, and who breaks in it. */
  readonly ends: (fight: string, breaks: string) => string;
  readonly breaks: { readonly [who in 'own' | 'other' | 'both' | 'none']: string };
  readonly free: string;
  readonly stays: string;
}

const outlooks: { readonly [language in Language]: Outlook } = {
  en: {
    main2: 'then Main Phase 2',
    hits: (n, most) => `not blocked: 1 damage, ${n} of ${most}`,
    wins: 'not blocked: you win',
    hurts: (n, most) => `you take 1 damage: ${n} of ${most}`,
    loses: 'you take the last damage and lose',
    fight: (own, other) => `${own} against ${other}`,
    ends: (fight, breaks) => `${fight}: ${breaks}`,
    breaks: { own: 'yours breaks', other: 'theirs breaks', both: 'both break', none: 'neither breaks' },
    free: 'at once and for nothing',
    stays: 'the card stays damage, nothing else happens',
  },
  fr: unbroken({
    main2: 'puis la Main Phase 2',
    hits: (n: number, most: number) => `sans blocage : 1 dégât, ${n} sur ${most}`,
    wins: 'sans blocage : vous gagnez',
    hurts: (n: number, most: number) => `vous subissez 1 dégât : ${n} sur ${most}`,
    loses: 'vous subissez le dernier dégât et perdez',
    fight: (own: number, other: number) => `${own} contre ${other}`,
    ends: (fight: string, breaks: string) => `${fight} : ${breaks}`,
    breaks: { own: 'le vôtre est détruit', other: 'le leur est détruit', both: 'les deux sont détruits', none: 'aucun n’est détruit' },
    free: 'aussitôt et gratuitement',
    stays: 'la carte reste un dégât, rien d’autre',
  }),
};

const markOf = (marks: readonly number[], name: string): number => marks[(game.spec.marks ?? []).indexOf(name)] ?? 0;

export function outlookOf(look: Position, ask: Ask, { verb, on }: AskOption): string {
  const words = outlooks[look.speaker.lang];
  const most = damageToLose(look.view);
  const points = (seat: Seat) => look.view.zones.find((zone) => zone.zone === 'damage' && zone.seat === seat)!.count + 1;
  switch (verb) {
    case 'stop':
      return words.main2;
    case 'attack':
    case 'charge':
      return points(1 - ask.seat) >= most ? words.wins : words.hits(points(1 - ask.seat), most);
    case 'noBlock':
      return points(ask.seat) >= most ? words.loses : words.hurts(points(ask.seat), most);
    case 'block':
      return fight(look, 1 - ask.seat, on[0], words);
    case 'useBurst':
      return words.free;
    case 'decline':
      return ask.name === 'exBurst' ? words.stays : '';
    default:
      return '';
  }
}

/** The blocker's power against that of all who attack; who breaks is told where one attacks, and nobody strikes first. */
function fight(look: Position, attacker: Seat, blocker: number, words: Outlook): string {
  const cards = look.view.zones
    .filter(({ zone }) => zone === 'field')
    .flatMap((field) => field.cards.map((card) => ({ ...card, seat: field.seat })));
  const attackers = cards.filter(({ seat, marks }) => seat === attacker && markOf(marks, 'attacking') > 0);
  const own = cards.find(({ handle }) => handle === blocker);
  if (!own || attackers.length === 0) return '';
  const power = ({ handle }: { readonly handle: number }) => look.numbers(handle, 'power').total;
  const theirs = attackers.reduce((sum, card) => sum + power(card), 0);
  const told = words.fight(power(own), theirs);
  const [other, ...more] = attackers;
  if (more.length > 0 || [own, other].some(({ handle }) => look.traits(handle, 'keyword').includes('firstStrike'))) return told;
  const falls = (card: typeof own, by: number) => markOf(card.marks, 'damage') + by >= power(card);
  const [ownFalls, otherFalls] = [falls(own, theirs), falls(other, power(own))];
  const who = ownFalls ? (otherFalls ? 'both' : 'own') : otherFalls ? 'other' : 'none';
  return words.ends(told, words.breaks[who]);
}
