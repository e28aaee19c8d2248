/** What an ability says must mean something: whatever the engine would leave aside is refused. */

import type { AnyText } from '../game.ts';
import { EVENT, type Fact, isFact, TermCheck } from './checkTerms.ts';
import { changeWords } from './derived.ts';

/** Effects that a text can have as long as it is at work. */
const STANDING: readonly string[] = ['gain', 'grant', 'mute', 'forbid', 'require', 'permit'];
const ABILITY: readonly string[] = ['when', 'zones', 'limit', 'cost', 'declare', 'if', 'may', 'do', 'notes'];
const LIMITED_BY: readonly string[] = ['ability', 'card', 'name', 'seat'];

/** Where an effect stands: in a text that is always at work, among what is declared, or among what is done. */
export type Place = 'always' | 'declare' | 'do' | 'cost';

export class SenseCheck extends TermCheck {
  /** Given away by another text. */
  protected given = false;
  #text: Fact = {};
  #before = 0;

  /** Another text is looked at. */
  protected begin(card: Fact, ability: unknown): void {
    this.#text = { card, ability };
    this.#before = this.problems.length;
  }

  /** What is sound so far, as data the game can be asked about. */
  #sound(): AnyText | null {
    return this.problems.length === this.#before ? JSON.parse(JSON.stringify(this.#text)) : null;
  }

  /** What the game itself has against an effect, and against a text as a whole. */
  protected ownSense(e: Fact, at: string, place: Place): void {
    const text = this.#sound();
    if (text)
      for (const [field, message] of this.refuse?.(JSON.parse(JSON.stringify(e)), place, text) ?? []) this.say(`${at}.${field}`, message);
  }

  protected textSense(at: string): void {
    const text = this.#sound();
    if (text) for (const [field, message] of this.refuseText?.(text) ?? []) this.say(`${at}.${field}`, message);
  }

  /** Of a card in which nothing else is wrong. */
  protected cardSense(card: Fact, before: number): void {
    if (this.problems.length > before) return;
    for (const [field, message] of this.refuseCard?.(JSON.parse(JSON.stringify(card))) ?? []) this.say(field, message);
  }

  protected abilitySense(a: Fact, at: string): void {
    this.only(a, ABILITY, at);
    if (a.may !== undefined && a.may !== true) this.say(`${at}.may`, 'must be true or left out');
    if (isFact(a.limit)) {
      this.only(a.limit, ['times', 'per', 'of'], `${at}.limit`);
      if (a.limit.of !== undefined && !LIMITED_BY.includes(String(a.limit.of)))
        this.say(`${at}.limit.of`, `must be one of ${LIMITED_BY.join(', ')}`);
    }
    if (!isFact(a.when)) return;
    const { when } = a;
    if ('use' in when) {
      this.only(when, ['use'], `${at}.when`);
      if (Array.isArray(when.use) && when.use.length === 0 && a.cost !== undefined)
        this.say(`${at}.cost`, 'nobody uses it: what is paid on the way stands in may');
    } else if ('on' in when) {
      this.only(when, ['on', 'together', ...EVENT], `${at}.when`);
      if (when.together !== undefined) this.#together(a, when.together, at);
    } else if ('instead' in when) {
      this.only(when, ['instead', 'may', 'with', 'less', ...EVENT], `${at}.when`);
      if (when.less !== undefined && Array.isArray(when.with) && when.with.length > 0)
        this.say(`${at}.when.less`, 'is instead of with: one of them must be empty');
      if (when.less !== undefined && !Number.isInteger(when.less)) this.say(`${at}.when.less`, 'must be a whole number');
      if (a.declare !== undefined) this.say(`${at}.declare`, 'nothing is declared for a replacement');
    } else if ('always' in when) {
      this.only(when, ['always'], `${at}.when`);
      for (const field of ['cost', 'declare', 'may', 'limit'])
        if (a[field] !== undefined) this.say(`${at}.${field}`, 'means nothing in a text that is always at work');
    }
    if (when.why !== undefined) this.wordIfSaid(when.why, 'reason', `${at}.when.why`);
  }

  /** Several things at once are not one card; in their place there is a number. */
  #together(a: Fact, n: unknown, at: string): void {
    if (!Number.isInteger(n) || Number(n) < 1) this.say(`${at}.when.together`, 'must be a whole number from 1 up');
    for (const field of ['if', 'cost', 'declare', 'do'])
      if (/"(event":true|was":)/.test(JSON.stringify(a[field]) ?? ''))
        this.say(`${at}.${field}`, 'speaks of one card, and several things happen together');
  }

  protected effectSense(e: Fact, at: string, place: Place): void {
    if (place === 'always') this.#standing(e, at);
    if (e.do === 'gain') this.#gain(e, at);
    if (e.do === 'forbid' || e.do === 'require' || e.do === 'permit') {
      this.wordIfSaid(e.deed, 'deed', `${at}.deed`);
      if (e.to !== undefined && e.whose !== undefined) this.say(`${at}.whose`, 'it is laid on cards, or on players, not on both');
    }
    if (e.do === 'modes' && place !== 'declare')
      this.say(`${at}.do`, 'is chosen on announcement: it stands in declare, and not inside a mode');
    if (e.do === 'modes') this.#modes(e, at);
    if ((e.do === 'choose' || e.do === 'target') && e.atLeast !== undefined && e.upTo !== undefined)
      this.say(`${at}.atLeast`, 'is 0 where it says upTo: one of the two');
    if (
      (e.do === 'choose' || e.do === 'target') &&
      typeof e.atLeast === 'number' &&
      e.atLeast > (typeof e.count === 'object' ? e.atLeast : Number(e.count ?? 1))
    )
      this.say(`${at}.atLeast`, 'must not be more than count');
    if ((e.do === 'choose' || e.do === 'target') && isFact(e.from))
      for (const zone of [e.from.zone ?? []].flat())
        if (this.dark.has(String(zone))) this.say(`${at}.from`, `nobody sees the cards of ${zone}: let them be looked at or shown first`);
    if (e.do === 'move' && e.name !== undefined && this.dark.has(String(e.to)))
      this.say(`${at}.name`, 'what lies where nobody sees it cannot be followed');
    if (e.do === 'may' && e.cost === undefined && Array.isArray(e.then) && e.then.length === 0)
      this.say(`${at}.then`, 'must offer something, or there must be a cost');
    if (e.do === 'later' && isFact(e.ability) && isFact(e.ability.when) && !('on' in e.ability.when))
      this.say(`${at}.ability.when`, 'what waits must wait for an event: on');
    if (e.do === 'perform' && Array.isArray(e.terms))
      e.terms.forEach((term, i) => {
        if (!isFact(term) || term.do !== 'gain') this.say(`${at}.terms[${i}]`, 'must be a gain');
      });
    if (place !== 'always' && e.live !== true && STANDING.includes(String(e.do)) && isFact(e.to)) {
      const zones = typeof e.to.zone === 'string' ? [e.to.zone] : Array.isArray(e.to.zone) ? e.to.zone : [];
      if (zones.some((zone) => this.unseen.has(String(zone))))
        this.say(`${at}.to`, 'what is laid on cards that not everybody sees would tell where they go: say live');
    }
    if (place !== 'always' && e.live !== true)
      for (const field of ['to', 'what', 'from', 'one', 'other'])
        if (isFact(e[field]) && this.isCards(e, field) && !meansSome(e[field]))
          this.say(`${at}.${field}`, `must say which: ${MEANS.join(', ')}`);
  }

  protected isCards(e: Fact, field: string): boolean {
    return /^cards\??$/.test(this.kinds[String(e.do)]?.fields[field] ?? '');
  }

  #standing(e: Fact, at: string): void {
    if (!STANDING.includes(String(e.do))) this.say(`${at}.do`, `cannot be always at work. What can: ${STANDING.join(', ')}`);
    const { ability } = this.#text;
    const hidden = isFact(ability) && !this.given ? [ability.zones ?? []].flat().filter((zone) => this.unseen.has(String(zone))) : [];
    if (hidden.length > 0 && !(isFact(e.to) && e.to.self === true))
      this.say(
        `${at}.to`,
        `at work in ${hidden.join(', ')}, where not everybody sees the card, it would tell that it is there: it can speak of self only`,
      );
    for (const field of ['until', 'live', 'apart', 'laid'])
      if (e[field] !== undefined) this.say(`${at}.${field}`, 'means nothing in a text that is always at work');
    if (e.do === 'mute' && this.given)
      this.say(`${at}.do`, 'a text that is given cannot take abilities away as long as it is there: mute them at once');
  }

  /** With several modes at once each name is of one of them. */
  #modes(e: Fact, at: string): void {
    if (e.count === undefined) {
      for (const field of ['atLeast', 'upTo']) if (e[field] !== undefined) this.say(`${at}.${field}`, 'needs a count');
      return;
    }
    if (e.atLeast !== undefined && e.upTo !== undefined) this.say(`${at}.atLeast`, 'is 0 where it says upTo: one of the two');
    if (typeof e.count === 'number' && Array.isArray(e.of) && (e.count < 1 || e.count > e.of.length))
      this.say(`${at}.count`, `must be from 1 to ${e.of.length}: there are so many`);
    const names = Array.isArray(e.of) ? e.of.flatMap((m) => [...new Set(JSON.stringify(m).match(/(?<="name":")[^"]+/g) ?? [])]) : [];
    const twice = names.find((name, i) => names.indexOf(name) !== i);
    if (twice !== undefined) this.say(`${at}.of`, `two modes call something ${JSON.stringify(twice)}, and both may be chosen`);
  }

  /** One value, one change, and whose it is. */
  #gain(e: Fact, at: string): void {
    const values = ['stat', 'trait', 'rule'].filter((field) => e[field] !== undefined);
    if (values.length !== 1) this.say(at, 'must say one of stat, trait, rule');
    const changes = changeWords.filter((word) => e[word] !== undefined);
    if (changes.length !== 1) this.say(at, `must say one of ${changeWords.join(', ')}`);
    const [value] = values;
    const [change] = changes;
    if (value === 'trait' ? change !== 'set' && change !== 'also' : change === 'also')
      this.say(`${at}.${change}`, `cannot be said of a ${value}`);
    if (value === 'rule' ? e.to !== undefined : e.whose !== undefined)
      this.say(`${at}.${value === 'rule' ? 'to' : 'whose'}`, "a rule value is a player's, other values are cards'");
    if (value !== 'rule' && e.to === undefined) this.say(`${at}.to`, 'is missing');
  }
}

const meansSome = (sel: unknown): boolean => isFact(sel) && MEANS.some((how) => how in sel);
const MEANS = ['zone', 'self', 'event', 'role', 'bound'];
