/** Who sits at a table, in a line: put together in the same way in every language. */
import type { SeatSaid } from './setUp.ts';

export interface SeatsWording {
  readonly you: string;
  readonly level: (n: number) => string;
  readonly player: (n: number) => string;
  readonly alone: (who: string) => string;
  /** Between two. */
  readonly against: string;
  /** Before the last of more. */
  readonly and: string;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function seatsBy(w: SeatsWording): (seats: readonly SeatSaid[]) => string {
  const who = ({ kind, name, level, brings }: SeatSaid, seat: number): string => {
    const called = kind === 'you' ? w.you : kind === 'bot' ? `${capital(name)}, ${w.level(level)}` : name || w.player(seat + 1);
    return brings ? `${brings} (${called})` : called;
  };
  return (seats) => {
    const said = seats.map(who);
    if (said.length < 3) return capital(said.length === 1 ? w.alone(said[0]) : said.join(w.against));
    return capital(`${said.slice(0, -1).join(', ')}${w.and}${said.at(-1)}`);
  };
}
