/** The four Clubs, one for each seat: names are not translated, and none has an effect on the rules. */
export interface Club {
  readonly name: string;
  readonly colour: 'sky' | 'coral' | 'violet' | 'green';
  readonly emblem: 'circle' | 'diamond' | 'triangle' | 'square';
}

export const clubs: readonly Club[] = [
  { name: 'Rookhaven', colour: 'sky', emblem: 'circle' },
  { name: 'Port Salter', colour: 'coral', emblem: 'diamond' },
  { name: 'Windle Park', colour: 'violet', emblem: 'triangle' },
  { name: 'Ashby Rovers', colour: 'green', emblem: 'square' },
];
