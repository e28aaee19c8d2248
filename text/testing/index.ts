/** For the text tests of games. */
export * from './overhear.ts';
