/** The layout of a scope on the frame stack of a thread. */

/** Integers of one scope on a thread's frame stack. */
export const FRAME = 5;
/** Offsets inside a frame: the scope's instruction, its counter, where its variables begin, where to return, an unwinding in progress. */
export const F_NODE = 0;
export const F_AUX = 1;
export const F_BASE = 2;
export const F_RET = 3;
export const F_UNW = 4;
