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

/** Several in a row of whom the same is said are said once. */
function counted(said: readonly string[]): string[] {
  const runs: { who: string; n: number }[] = [];
  for (const who of said) {
    const last = runs.at(-1);
    if (last?.who === who) last.n++;
    else runs.push({ who, n: 1 });
  }
  return runs.map(({ who, n }) => (n === 1 ? who : `${n}\u00a0× ${who}`));
}

export function seatsBy(w: SeatsWording): (seats: readonly SeatSaid[]) => string {
  const who = ({ kind, name, level, brings }: SeatSaid, seat: number): string => {
    const called = kind === 'you' ? w.you : kind === 'bot' ? `${capital(name)}, ${w.level(level)}` : name || w.player(seat + 1);
    return brings ? `${brings} (${called})` : called;
  };
  return (seats) => {
    if (seats.length === 1) return capital(w.alone(who(seats[0], 0)));
    const said = seats.length === 2 ? seats.map(who) : counted(seats.map(who));
    if (said.length < 3) return capital(said.join(w.against));
    return capital(`${said.slice(0, -1).join(', ')}${w.and}${said.at(-1)}`);
  };
}
