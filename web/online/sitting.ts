/** Who sits on a seat of a server's table, as it is called: a bot with a style by its name. */
import { calledBy, type Opponents } from '@touchline/bots';

export function sittingAs(
  { who, name }: { readonly who: 'open' | 'person' | 'bot'; readonly name: string },
  room: { readonly free: string; readonly bot: string },
  opponents: Opponents,
): string {
  if (who === 'open') return room.free;
  return (who === 'bot' ? calledBy(name, opponents) : name) || room.bot;
}
