/** Players that see views and asks, never state. */
export { answers } from './answers.ts';
export type { Bot, Budget, Considered, Thought } from './bot.ts';
export { type Asking, BotDesk, type Port, type Question, type Reply, type WorkerPort } from './desk.ts';
export { greedy } from './greedy.ts';
export { type Answer, type Fault, guarded } from './guard.ts';
export { featuresOf } from './learn/features.ts';
export { type Fitted, fit } from './learn/fit.ts';
export { type Lesson, lessonsOf } from './learn/matches.ts';
export { cardsDigest, judgement } from './learn/model.ts';
export { judgingBy } from './learn/rival.ts';
export { boxOf, type Level, levels } from './levels.ts';
export { botNamed, botNames } from './named.ts';
export { random } from './random.ts';
export { search } from './search/search.ts';
export { serveBots } from './thinkers.ts';
export { levelsEn } from './words/en.ts';
export { levelsFr } from './words/fr.ts';
