/** What a move between areas is to whoever plays: a phrase book has words for each. All other moves are told of in other ways. */
export const ways = {
  'pitch>hand': 'take',
  'firstDeck>hand': 'takeUnseen',
  'secondDeck>hand': 'takeUnseen',
  'firstDeck>pitch': 'turnUp',
  'secondDeck>pitch': 'turnUp',
  'unsigned>signings': 'layOut',
  'hand>discard': 'discard',
  'playArea>discard TSU-912': 'toPile',
  'fatigue>discard': 'tire',
  'playArea>box': 'toBox',
  // What is replaced is told of with the card that comes.
  'playArea>box TSU-302': null,
  'playArea>box TSU-R23': null,
  'playArea>box TSU-R57': null,
  'hand>box': 'toBox',
  'discard>box': 'toBox',
  'shots>box': 'toBox',
  'blocks>box': 'toBox',
} as const;
