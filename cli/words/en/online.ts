import type { OnlineWords } from '../online.ts';

export const onlineEn: OnlineWords = {
  building: 'Building the table…',
  at: (address) => `Touchline is at ${address}`,
  elsewhere: (addresses) => `From other computers: ${addresses.join(' or ')}`,
  onlyHere: 'Only this computer can open it. For others in your network add --host 0.0.0.0',
  end: 'Ctrl-C ends it.',
  ended: 'Ended. Matches are kept and go on at the next start.',
  fair: (seats) =>
    `The deal was fair: the server and ${seats === 1 ? 'one seat' : `${seats} seats`} had committed to their numbers, and every shuffle and die follows from them.`,
  serverOnly: 'The deal was as the server had committed to; no seat brought a number of its own.',
  notCommitted: 'This match was not dealt by commitments: there is nothing more to check.',
  dealerSees: 'What this does not show: whoever runs the server can see the cards during the match.',
  unfair: {
    seed: () => "The server's seed is not the one it had committed to.",
    nonce: (seat) => `The number of seat ${seat} is not the one it had committed to.`,
    deck: (seat) => `The deck of seat ${seat} is not the one it had committed to.`,
    options: () => 'The match was played with other options than were committed to.',
    key: () => 'Shuffles and dice do not follow from the numbers that were opened.',
    draws: () => 'The list of shuffles and dice is not the one of this match.',
  },
};
