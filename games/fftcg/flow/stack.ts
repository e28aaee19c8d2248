/** FFT-900: the stack, and who may act when. */
import { declarable, type Flow, type Json, type Ref, startDeclaring, startTrigger, type Waiting } from '@touchline/engine';
import { acts } from '../acts.ts';
import { act, again, type Fftcg, seq, settle, sub, type T, turnPlayer, when, window } from '../state.ts';
import { breakZone, stack } from '../zones.ts';

/**
 * FFT-905 to FFT-912. After a Character the turn player has priority (FFT-704, FFT-1321), after anything else whoever acted (FFT-712,
 * FFT-907); after a pass the opponent (FFT-908). Any deed begins the row of passes anew (FFT-912).
 * Everybody is asked, though passing be the only answer (FFT-R44); Summons are cast here and nowhere else (FFT-R50).
 */
export const priority: Flow<Fftcg> = window('priority', {
  clause: 'FFT-905',
  first: turnPlayer,
  next: (t, deed, seat) => (deed.verb === 'play' ? t.own.turn : seat),
  pass: 'row',
  // FFT-906: rule processes, then what waits, both until nothing is left.
  before: settle,
  offers: acts,
  // FFT-911: with nothing on the stack the phase or step ends; FFT-910, FFT-R80: else one item resolves, and the turn player is first again.
  onClose: when('unresolved', (t) => t.count(stack) > 0, seq(sub('resolve'), again('priority'))),
});

/**
 * FFT-909: exactly one item, the newest (FFT-903). FFT-918, FFT-R19: nothing is checked or placed in the middle of it. What the item holds is
 * carried out whatever became of its source (FFT-807): targets are looked at again by what was declared (FFT-915, FFT-R18), those that are unlawful
 * now are left out (FFT-913), with all of them gone nothing is done (FFT-914); what was not declared is chosen now (FFT-916).
 */
export const resolve: Flow<Fftcg> = seq(
  act('top', 'FFT-909', (t) => t.let('item', { ...t.ref(t.top(stack)) })),
  act('resolve', 'FFT-917', (t) => {
    const w = t.held(t.vCard('item'))!;
    if (t.log) t.emit('resolves', -1, { ability: w.ability }, w.seat);
    startTrigger(t, w);
  }),
  act('finish', 'FFT-919', (t) => finish(t, t.vCard('item'))),
  // FFT-717: what an effect lets its controller cast is cast now.
  when('castNext', (t) => t.find(t.own.castNext) >= 0, sub('castFree')),
);

/** FFT-713, FFT-303, FFT-919: a Summon goes to its owner's Break Zone, an ability disappears. */
export function finish(t: T, item: number): void {
  if (item < 0) return;
  if (t.def(item).kind === 'item') t.unmake(item);
  else t.move(item, t.at(breakZone, t.s.owner[item]));
}

/**
 * FFT-815, FFT-819: a waiting auto-ability is put on the stack, on top (FFT-904), and declared. One that must choose and cannot is removed, and nobody can
 * respond to it (FFT-820); what triggered it stands (FFT-R77).
 */
export function putTrigger(t: T, w: Waiting): void {
  const texts = t;
  if (!declarable(texts, w.ability, t.find(w.self), w.seat, w.event)) {
    if (t.log) t.emit('noTarget', t.find(w.self), {}, w.seat);
    return;
  }
  const item = t.make('auto', t.at(stack), w.seat);
  if (t.log) t.emit('triggers', -1, { ability: w.ability }, w.seat);
  t.hold(w, item);
  t.call('place', { item: { ...t.ref(item) } });
}

export const place: Flow<Fftcg> = seq(
  act('declare', 'FFT-819', (t) => startDeclaring(t, t.vCard('item'))),
  act('chosen', 'FFT-819', (t) => t.batch(chosenEvents(t, t.vCard('item')))),
);

/** Everything an item has declared as a target was chosen by it. */
export function chosenEvents(t: T, item: number) {
  const w = t.held(item);
  if (!w?.bound) return [];
  const by = t.find(w.self) >= 0 ? { by: t.find(w.self) } : {};
  return targetNames(t, w).flatMap((name) =>
    refsIn(w.bound![name])
      .map((r) => t.find(r))
      .filter((c) => c >= 0)
      .map((card) => ({ type: 'chosen', card, seat: w.seat, ...by })),
  );
}

/** Cards a name stands for. */
const refsIn = (value: Json | undefined): readonly Ref[] => (Array.isArray(value) ? value : []);

const targetNames = (t: T, w: Waiting) =>
  (t.ability(w.ability).declare ?? [])
    .flatMap((e) => [e, ...(e.do === 'modes' ? e.of.flatMap((m) => m.declare ?? []) : [])])
    .flatMap((e) => (e.do === 'target' ? [e.name] : []))
    // Two modes may call theirs by the same name.
    .filter((name, i, all) => all.indexOf(name) === i);
