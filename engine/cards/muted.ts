/** Who has lost its abilities: by a change that lies on it, or by a text that is always at work. */
import type { Table } from '../table/table.ts';
import { asTextsRead, changes, look, modRuns } from './laid.ts';
import { readerOf } from './players.ts';
import { inZones, printedIn } from './printed.ts';
import { type Ctx, holds, matches } from './select.ts';

/**
 * The place among the changes where a card last lost its abilities: what it was given later works. Behind all of them: as long as a text
 * at work takes them. -1: it has not.
 */
export function mutedAt(t: Table, card: number): number {
  if (t.game.mutes && isMutedByText(t, card)) return t.raw.mods.length;
  return laidAt(t, card);
}

function laidAt(t: Table, card: number): number {
  const { mods } = t.raw;
  if (t.modsRead !== mods) {
    t.modsRead = mods;
    t.mutesLaid = mods.some((m) => m.change === 'mute');
  }
  if (!t.mutesLaid) return -1;
  let at = -1;
  for (let i = mods.length - 1; i >= 0 && at < 0; i--)
    if (mods[i].change === 'mute')
      look(t, mods[i], () => {
        if (modRuns(t, mods[i]) && changes(t, mods[i], card, -1)) at = i;
      });
  return at;
}

/** Worked out once for a position. While it is, nobody counts as having lost anything by a text. */
function isMutedByText(t: Table, card: number): boolean {
  if (printedIn(t, t.game.mutes!).length === 0) return false;
  if (t.muting) {
    t.fleeting++;
    return false;
  }
  if (t.mutedAt !== t.version || t.mutedIn !== t.raw) {
    t.muting = true;
    t.muted = asTextsRead(t, () => mutedByTexts(t));
    t.muting = false;
    t.mutedAt = t.version;
    t.mutedIn = t.raw;
  }
  return t.muted.has(card);
}

/** The oldest text first: one that has been lost by an older one takes nothing away. */
function mutedByTexts(t: Table): ReadonlySet<number> {
  const muted = new Set<number>();
  const list = printedIn(t, t.game.mutes!);
  const texts = Array.from({ length: list.length / 2 }, (_, i) => [list[2 * i], list[2 * i + 1]] as const);
  const { age } = t.game.spec;
  for (const [index, source] of age ? texts.toSorted((a, b) => age(t, a[1]) - age(t, b[1])) : texts) {
    const { spec } = t.game.abilities[index];
    if (muted.has(source) || laidAt(t, source) >= 0) continue;
    const ctx: Ctx = { seat: readerOf(t, source), self: source, event: null };
    if (spec.if && !holds(t, spec.if, ctx)) continue;
    for (const e of spec.do)
      if (e.do === 'mute')
        inZones(t, t.game.activeKinds, (card) => {
          if (matches(t, e.to, ctx, card)) muted.add(card);
        });
  }
  return muted;
}
