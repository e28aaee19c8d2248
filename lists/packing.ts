/** What goes into a link, packed: lists, texts and numbers, for whatever has more to say than one deck. */
export { putList, putText } from './pack.ts';
export { checkLetters, Senseless, Squeezer, Unsqueezer } from './squeeze.ts';
export { listIn, textIn } from './unpack.ts';
