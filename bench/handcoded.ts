/**
 * PlayCa for cards without text, written by hand for this one purpose: no flow, no zones, no modifiers, no names. What the same
 * game costs without the engine. It asks the same questions in the same order with the same answers, and draws from the same
 * streams, so the same picks give the same match (`handcoded.test.ts`).
 */
import type { DeckList, Seat } from '@touchline/engine';
import { STREAM, Stream, seatSeeds } from '../engine/model/random.ts';
import { BCP, BLOCK, CATCH, COST, DF, DRIBBLE, looks, OF, ORDERS, POWER, type SavedSide, SHOOT, Side, TYPE } from './handcodedCards.ts';

const ARRANGE = 0;
const SUPPORT = 1;
const PASS = 2;
/** Which card comes in after a pass, or after a lost battle. */
const FLIP_PASSED = 3;
const FLIP_LOST = 4;
const USE = 5;

const MOST_FLIPS = 60;
const ROUNDS = 5;
const MOST_EXTRA_ROUNDS = 100;

/** A match between two answers. */
export interface Saved extends Pick<HandCoded, 'asked' | 'options' | 'decisions' | 'attacker' | 'period' | 'winner'> {
  readonly sides: readonly SavedSide[];
  readonly asking: number;
  readonly shooting: boolean;
}

// ---------------------------------------------------------------- the match

export class HandCoded {
  /** Who is asked; their answers, what each means (an order, a place, a card of the hand; -1: no more). */
  asked: Seat = 0;
  readonly options: number[];
  decisions = 0;
  attacker: Seat = 0;
  period = 0;
  /** -1 while it runs; 2 for a draw. */
  winner = -1;
  readonly sides: readonly SavedSide[];
  readonly #seeds: readonly number[];
  readonly #stream = new Stream();
  #asking = ARRANGE;
  #shooting = false;

  /** `saved`: not from the deal, but from there on; `inPlace`: what lies there is what is played with, and changes. */
  constructor(lists: readonly DeckList[], seed: string, saved: Saved | null = null, inPlace = false) {
    this.#seeds = seatSeeds(seed, 2);
    if (saved) {
      const { asked, options, decisions, attacker, period, winner, sides, asking, shooting } = saved;
      Object.assign(this, { asked, decisions, attacker, period, winner });
      this.options = inPlace ? options : [...options];
      this.sides = inPlace ? sides : sides.map((side, seat) => new Side(lists[seat], side));
      this.#asking = asking;
      this.#shooting = shooting;
      return;
    }
    this.options = [];
    this.sides = [new Side(lists[0]), new Side(lists[1])];
    this.#shuffle(0);
    this.#shuffle(1);
    this.attacker = this.#stream.at(this.#seeds[4], this.#seeds[5], STREAM.pick, 0).below(2);
    this.#kickOff();
  }

  /** As plain data: for a server that keeps it between answers. What it shares with this match, this match may still change. */
  saved(): Saved {
    return { ...this.numbers(), options: this.options, sides: this.sides.map((side) => ({ ...side })) };
  }

  /** All that is no list. */
  numbers(): Omit<Saved, 'options' | 'sides'> {
    const { asked, decisions, attacker, period, winner } = this;
    return { asked, decisions, attacker, period, winner, asking: this.#asking, shooting: this.#shooting };
  }

  /** Answer with one of the options. */
  play(index: number): void {
    const value = this.options[index];
    if (value === undefined || this.winner >= 0) throw new Error('Not one of the answers.');
    if (this.options.length > 1) this.decisions++;
    const seat = this.asked;
    const side = this.sides[seat];
    switch (this.#asking) {
      case ARRANGE:
        side.order = value;
        if (seat === 0) this.#askArrange(1);
        else this.#layOut();
        return;
      case SUPPORT:
        if (seat === this.attacker) this.#askSupport(1 - seat);
        else this.#battle();
        return;
      case PASS:
        if (value === 0) {
          this.#askUse(this.attacker);
          return;
        }
        this.#retire(seat);
        this.#askFlip(seat, FLIP_PASSED);
        return;
      case FLIP_PASSED:
      case FLIP_LOST:
        this.#flip(seat, value, this.#asking);
        return;
      default:
        if (value < 0) {
          if (seat === this.attacker) this.#askUse(1 - seat);
          else this.#burningChance();
          return;
        }
        this.#use(side, seat, value);
        this.#askUse(seat);
    }
  }

  // -------------------------------------------------------------- piles

  #shuffle(seat: Seat): void {
    const side = this.sides[seat];
    this.#stream.at(this.#seeds[seat * 2], this.#seeds[seat * 2 + 1], STREAM.shuffle, side.shuffles++).shuffle(side.deck);
  }

  #renew(seat: Seat): void {
    const { deck, discard } = this.sides[seat];
    if (deck.length > 0 || discard.length === 0) return;
    while (discard.length > 0) deck.push(discard.pop()!);
    this.#shuffle(seat);
  }

  #takeTop(seat: Seat, to: number[]): number {
    const { deck } = this.sides[seat];
    if (deck.length === 0) return -1;
    const card = deck.pop()!;
    to.push(card);
    if (deck.length === 0) this.#renew(seat);
    return card;
  }

  #retire(seat: Seat): void {
    const side = this.sides[seat];
    if (side.active >= 0) side.discard.push(side.active);
    side.active = -1;
    this.#renew(seat);
  }

  // -------------------------------------------------------------- kick off

  /** No match has more than three periods, so neither side ever runs short of characters here. */
  #kickOff(): void {
    for (let seat = 0; seat < 2; seat++) for (let i = 0; i < 3; i++) this.#takeTop(seat, this.sides[seat].field);
    this.#askArrange(0);
  }

  #askArrange(seat: Seat): void {
    const { field } = this.sides[seat];
    this.asked = seat;
    this.#asking = ARRANGE;
    this.options.length = 0;
    for (const order of looks(field[0], field[1], field[2])) this.options.push(order);
  }

  #layOut(): void {
    for (let seat = 0; seat < 2; seat++) {
      const side = this.sides[seat];
      const [i, j, k] = ORDERS[side.order];
      const { field } = side;
      const [first, second, third] = [field[i], field[j], field[k]];
      for (let n = 0; n < 5; n++) this.#takeTop(seat, side.tp);
      side.active = first;
      field.length = 2;
      field[0] = second;
      field[1] = third;
    }
    this.#askSupport(this.attacker);
  }

  /** Nobody has a Support card; whether they do is hidden, so they are asked all the same. */
  #askSupport(seat: Seat): void {
    this.asked = seat;
    this.#asking = SUPPORT;
    this.options.length = 0;
    this.options.push(-1);
  }

  // -------------------------------------------------------------- a battle

  /** One pass a battle, while there is somebody to pass to. */
  #battle(): void {
    if (this.sides[this.attacker].field.length === 0) {
      this.#askUse(this.attacker);
      return;
    }
    this.asked = this.attacker;
    this.#asking = PASS;
    this.options.length = 0;
    this.options.push(1, 0);
  }

  #askFlip(seat: Seat, why: number): void {
    const { length } = this.sides[seat].field;
    if (length === 1) {
      this.#flip(seat, 0, why);
      return;
    }
    this.asked = seat;
    this.#asking = why;
    this.options.length = 0;
    for (let i = 0; i < length; i++) this.options.push(i);
  }

  #flip(seat: Seat, place: number, why: number): void {
    const side = this.sides[seat];
    side.active = side.field[place];
    side.field.splice(place, 1);
    if (why === FLIP_PASSED) this.#askUse(this.attacker);
    else this.#battle();
  }

  #askUse(seat: Seat): void {
    const side = this.sides[seat];
    const { hand } = side;
    const { options } = this;
    this.asked = seat;
    this.#asking = USE;
    options.length = 0;
    if (!side.used) {
      const type = seat === this.attacker ? (this.#shooting ? SHOOT : DRIBBLE) : this.#shooting ? CATCH : BLOCK;
      const tp = side.tp.length;
      for (let i = 0; i < hand.length; i++) if (TYPE[hand[i]] === type && COST[hand[i]] <= tp) options.push(i);
    }
    options.push(-1);
  }

  #use(side: SavedSide, seat: Seat, place: number): void {
    const card = side.hand[place];
    side.hand.splice(place, 1);
    side.used = true;
    side.bonus += POWER[card];
    for (let i = COST[card]; i > 0; i--) side.discard.push(side.tp.pop()!);
    this.#renew(seat);
  }

  #burningChance(): void {
    const ball = this.attacker;
    const attack = this.sides[ball];
    const defence = this.sides[1 - ball];
    const of = OF[attack.active];
    const df = DF[this.#shooting ? defence.keeper : defence.active];
    for (let flips = 1; ; flips++) {
      const a = this.#takeTop(ball, attack.chance);
      const d = this.#takeTop(1 - ball, defence.chance);
      if (a >= 0) attack.bonus += BCP[a];
      if (d >= 0) defence.bonus += BCP[d];
      const level = of + attack.bonus === df + defence.bonus;
      if ((level && a < 0 && d < 0) || flips > MOST_FLIPS) {
        this.#battleWon(1 - ball);
        return;
      }
      if (!level) {
        this.#battleWon(of + attack.bonus > df + defence.bonus ? ball : 1 - ball);
        return;
      }
    }
  }

  #battleWon(winner: Seat): void {
    if (this.#shooting && winner === this.attacker) {
      const side = this.sides[winner];
      side.goals++;
      // The card turned up last marks the goal.
      side.chance.pop();
    }
    for (let seat = 0; seat < 2; seat++) {
      const side = this.sides[seat];
      side.used = false;
      side.bonus = 0;
      if (side.chance.length === 0) continue;
      for (const card of side.chance) side.discard.push(card);
      side.chance.length = 0;
      this.#renew(seat);
    }
    if (this.#shooting) {
      this.#fullTime();
      return;
    }
    this.attacker = winner;
    this.#retire(1 - winner);
    if (this.sides[1 - winner].field.length > 0) this.#askFlip(1 - winner, FLIP_LOST);
    else {
      this.#shooting = true;
      this.#battle();
    }
  }

  // -------------------------------------------------------------- periods and penalties

  #fullTime(): void {
    for (let seat = 0; seat < 2; seat++) {
      const side = this.sides[seat];
      if (side.active >= 0) side.discard.push(side.active);
      for (const card of side.field) side.discard.push(card);
      side.active = -1;
      side.field.length = 0;
      this.#renew(seat);
    }
    this.#shooting = false;
    const [a, b] = this.sides;
    if (this.period >= 1 && a.goals !== b.goals) this.winner = a.goals > b.goals ? 0 : 1;
    else if (this.period === 2) this.#penalties();
    else {
      this.period++;
      this.attacker = 1 - this.attacker;
      this.#kickOff();
    }
  }

  #penalties(): void {
    for (let seat = 0; seat < 2; seat++) {
      const { tp, deck } = this.sides[seat];
      for (const card of tp) deck.push(card);
      tp.length = 0;
      this.#shuffle(seat);
    }
    const [a, b] = this.sides;
    for (let rounds = 1; ; rounds++) {
      const x = this.#kick(0);
      const y = this.#kick(1);
      if (x >= 0 && x >= y) a.up++;
      if (y >= 0 && y >= x) b.up++;
      if (rounds < ROUNDS) continue;
      if (a.up !== b.up) {
        this.winner = a.up > b.up ? 0 : 1;
        return;
      }
      if (rounds - ROUNDS >= MOST_EXTRA_ROUNDS) {
        this.winner = 2;
        return;
      }
    }
  }

  /** The BCP of the card turned up, -1 if there is none. */
  #kick(seat: Seat): number {
    const side = this.sides[seat];
    if (side.deck.length + side.discard.length === 0) {
      side.deck = side.row;
      side.row = [];
      this.#shuffle(seat);
    }
    const card = this.#takeTop(seat, side.row);
    return card < 0 ? -1 : BCP[card];
  }
}
