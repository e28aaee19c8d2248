/** What is asked, answered and refused in the same way in every language, from the words of one. */
import { type At, type Grammar, minus, type OptionAt, type Verb, type Who } from '@touchline/text';
import { offered, ownOf, type Price, paidIn, pairOf, priceOf, roundsOf, totalIn } from '../read/seen.ts';
import type { Kind } from '../state.ts';
import type { ByKind } from './onCards.ts';
import type { Args } from './vocabulary.ts';

export interface TableWording {
  readonly kindName: ByKind<string>;
  readonly price: (parts: Price) => string;
  readonly points: (n: number, kind: Kind) => string;
  readonly win: Verb;
  readonly aCard: string;
  /** Both halves, and both of Extra Time. */
  readonly halves: readonly string[];
  readonly injuryTime: string;
  readonly round: (round: number, of: number) => string;
  readonly youAttack: (when: string) => string;
  readonly youDefend: (when: string) => string;
  readonly motivateOne: string;
  readonly signOne: string;
  readonly motivate: (card: string, price: string) => string;
  readonly motivateSomebody: string;
  readonly sign: (card: string, place: string | null, price: string) => string;
  readonly signSomebody: string;
  readonly costs: (card: string, price: string, have: string) => string;
  readonly spends: (attack: string, defence: string) => string;
}

export function tableBy({ and, or, question, sentence, tell }: Grammar, w: TableWording) {
  /** Shot and Pass of the Attacker, Defence of the Defender. */
  const totals = (o: At): ByKind<string> => {
    const { attacker } = ownOf(o.view);
    const of = (kind: Kind, seat: number) => minus(totalIn(o.view, o.say.library, seat, kind));
    return { shot: of('shot', attacker), pass: of('pass', attacker), defence: of('defence', 1 - attacker) };
  };
  return {
    totals,
    wins: (who: Who | null, how: string, draw: string): string => (who ? tell({ who, verb: w.win, rest: how }) : draw),
    first: (o: OptionAt): string => o.names(o.option)[0] ?? w.aCard,
    /** "Round 2 of 6, you attack": what everybody should know before answering. */
    standing: (o: At): string => {
      const { attacker, half, round, injury } = ownOf(o.view);
      const when = `${w.halves[half]}, ${injury > 0 ? w.injuryTime : w.round(round, roundsOf(o.view))}`;
      return sentence(attacker === o.ask.seat ? w.youAttack(when) : w.youDefend(when));
    },
    /** What can be done beside playing a card. */
    besides: (o: At): string => {
      const { motivate, sign } = offered(o);
      return or([...(motivate ? [w.motivateOne] : []), ...(sign ? [motivate ? w.signOne : w.signSomebody] : [])]);
    },
    spend: (o: At): string => {
      const { attacker, action, spent } = ownOf(o.view);
      const kind = action === 'pass' ? 'pass' : 'shot';
      const attack = totalIn(o.view, o.say.library, attacker, kind) + spent[attacker];
      return question(w.spends(`${w.kindName[kind]} ${minus(attack)}`, `${w.kindName.defence} ${totals(o).defence}`));
    },
    motivate: (o: OptionAt): string => {
      const { card } = pairOf(o);
      return card ? w.motivate(card.name, w.price(priceOf(card))) : w.motivateSomebody;
    },
    sign: (o: OptionAt): string => {
      const { card, place } = pairOf(o);
      return card ? w.sign(card.name, place?.name ?? null, w.price(priceOf(card))) : w.signSomebody;
    },
    tooDear: (x: Args, card: string): string => {
      const cost = paidIn(x, 'cost.');
      return w.costs(card, w.price(cost), and(cost.map(({ kind }) => w.points(Number(x[`have.${kind}`]), kind))));
    },
  };
}
