export { gameOf as titleOf } from './packages.ts';
