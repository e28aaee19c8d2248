/** The nouns of the game in English. The terms are those of `rules.en.md`. */
import { english as e } from '@touchline/text';
import { type ByKind, pointsBy } from '../onCards.ts';
import type { TsubasaWords } from '../vocabulary.ts';

const { noun, verb } = e;

export const card = noun('card');
export const kindName: ByKind<string> = { shot: 'Shot', pass: 'Pass', defence: 'Defence' };
export const team: { readonly [team: string]: string } = { nankatsu: 'Nankatsu', toho: 'Toho' };
export const { points, price } = pointsBy(e.grammar, {
  shot: noun('Shot point'),
  pass: noun('Pass point'),
  defence: noun('Defence point'),
});
export const saved: { readonly [result: string]: string } = { catch: 'a catch', corner: 'a corner', goal: 'a goal' };
export const colours: { readonly [key: string]: string } = {
  blue: 'blue',
  green: 'green',
  white: 'white',
  red: 'red',
  orange: 'orange',
  black: 'black',
};

export const cardKinds: TsubasaWords['cardKinds'] = {
  player: noun('player'),
  goalkeeper: noun('goalkeeper'),
  fan: noun('fan'),
  event: noun('Match card'),
  fatigue: noun('Fatigue card'),
  specialShot: noun('Special Shot'),
  specialDefence: noun('Special Defence'),
  booking: noun('Yellow card'),
};

/** Two cards of one name say which team they are for; a card with two sides says which one is up. */
export const titles: { readonly [id: string]: string } = {
  F05: 'Special Shot (Nankatsu)',
  F06: 'Special Shot (Toho)',
  S05: 'Special Shot (Nankatsu)',
  S06: 'Special Shot (Toho)',
};
export const redCard = 'Red card';

export const zones: TsubasaWords['zones'] = {
  deck: { area: noun('Draw Deck') },
  hand: { area: noun('hand') },
  playArea: { area: noun('Play Area'), card: noun('played card') },
  booking: { area: noun('card slot'), label: 'Yellow or Red card' },
  discard: { area: noun('Discard Pile'), verb: verb('discard') },
  shots: { area: noun('Special Shot row'), label: 'Special Shots' },
  blocks: { area: noun('Special Defence row'), label: 'Special Defences' },
  bench: { area: noun('bench', 'benches'), label: 'Motivation cards' },
  fatigue: { area: noun('Fatigue supply', 'Fatigue supplies'), label: 'Fatigue' },
  bookings: { area: noun('card supply', 'card supplies'), label: 'Yellow card in reserve' },
  firstDeck: { area: noun('First Half deck') },
  secondDeck: { area: noun('Second Half deck') },
  pitch: { area: noun('Pitch', 'Pitches') },
  removed: { area: noun('pile of cards removed unseen', 'piles of cards removed unseen'), label: 'Removed unseen' },
  signings: { area: noun('Signing row'), label: 'Signings' },
  unsigned: { area: noun('pile of unused Signings', 'piles of unused Signings'), label: 'Unused Signings' },
  box: { area: noun('box', 'boxes') },
};
