// One thread of the mutants: builds damaged games and runs the rules of the game against each until one of them notices.
import { parentPort, workerData } from 'node:worker_threads';
import { defineGame, type Game, type Own } from '@touchline/engine';
import { type Rule, standIn } from '@touchline/engine/testing';
import { loadRules } from '@touchline/engine/testing/loadRules';
import { type Damage, damages } from './damage.ts';
import { loadGame } from './games.ts';

export interface Verdict {
  readonly index: number;
  /** Why it was noticed; '' if it was not. */
  readonly noticed: string;
}

const { pack, folder } = await loadGame(workerData as string);
const { game } = pack;
const list = damages(game.spec);
const rules = await loadRules(folder);

/** Damaged games by what they were made from: a test may play with cards of its own. */
function damaged(damage: Damage | null): (of: Game<Own>) => Game<Own> {
  const made = new WeakMap<object, Game<Own>>();
  return (of) => {
    const known = made.get(of) ?? defineGame(damage ? damage.apply(of.spec) : of.spec);
    made.set(of, known);
    return known;
  };
}

function fails(rule: Rule): string {
  try {
    rule.run();
    return '';
  } catch (error) {
    return error instanceof Error ? error.message.split('\n')[0] : String(error);
  }
}

// A rule that fails with an undamaged stand-in would notice anything: it cannot be counted.
standIn(game.id, damaged(null));
const began = performance.now();
const asideNames = rules.filter((rule) => fails(rule) !== '').map((rule) => rule.name);
let order = rules.filter((rule) => !asideNames.includes(rule.name));
parentPort!.postMessage({ ready: order.length, aside: asideNames, ms: performance.now() - began });

function judge(damage: Damage): string {
  const stand = damaged(damage);
  try {
    stand(game);
  } catch (error) {
    return `does not load: ${error instanceof Error ? error.message : String(error)}`;
  }
  standIn(game.id, stand);
  // The rules of the damaged clause first, then those that noticed something lately.
  const own = damage.clause === '' ? [] : order.filter((rule) => rule.name.startsWith(damage.clause));
  for (const rule of [...own, ...order.filter((r) => !own.includes(r))]) {
    const why = fails(rule);
    if (why === '') continue;
    order = [rule, ...order.filter((r) => r !== rule)];
    return `${rule.name}: ${why}`;
  }
  return '';
}

parentPort!.on('message', (index: number) => {
  parentPort!.postMessage({ index, noticed: judge(list[index]) } satisfies Verdict);
});
