/** Players that see views and asks, never state. */
export { answers } from './answers.ts';
export type { Bot, Budget, Considered, Thought } from './bot.ts';
export { type Asking, BotDesk, type Port, type Question, type Reply, serveBots, type WorkerPort } from './desk.ts';
export { greedy } from './greedy.ts';
export { type Answer, type Fault, guarded } from './guard.ts';
export { type Level, levels } from './levels.ts';
export { botNamed, botNames, boxOf } from './named.ts';
export { random } from './random.ts';
export { search } from './search/search.ts';
export { levelsEn } from './words/en.ts';
export { levelsFr } from './words/fr.ts';
