/** A drawing for a move: its type gives the motif, its id the details. */
import { memo } from 'react';
import { drawnFrom } from './chance.ts';

export type MoveMotif = 'shoot' | 'dribble' | 'block' | 'catch' | 'support';

type Draw = () => number;
const fixed = (n: number) => n.toFixed(1);

/** Lines that run together in the ball. */
function shoot(next: Draw): string {
  const [x, y] = [66, 38];
  let out = '';
  for (let i = 0; i < 26; i++) {
    const a = 2.2 + (i - 13) * 0.09 + next() * 0.05;
    const r = 30 + next() * 70;
    const opacity = (0.2 + next() * 0.5).toFixed(2);
    const from = `${fixed(x + 10 * Math.cos(a))} ${fixed(y + 10 * Math.sin(a))}`;
    const to = `${fixed(x + r * Math.cos(a))} ${fixed(y + r * Math.sin(a))}`;
    out += `<path d="M${from}L${to}" stroke="#fff" stroke-opacity="${opacity}" stroke-width="${fixed(1 + next() * 2.6)}"/>`;
  }
  return `${out}<circle cx="${x}" cy="${y}" r="12" fill="#fff"/><path d="M${x} ${y - 6}l5.5 4-2 6.5h-7l-2-6.5z" fill="var(--el)"/>`;
}

/** Waves with the ball on them. */
function dribble(next: Draw): string {
  let out = '';
  for (let i = 0; i < 6; i++) {
    const y = 30 + i * 8;
    const a = 8 + next() * 14;
    const wave = `M-5 ${y + 20}C15 ${fixed(y + 20 - a * 2)} 25 ${fixed(y + a)} 45 ${y} S75 ${fixed(y - a * 1.6)} 105 ${y - 18}`;
    out += `<path d="${wave}" fill="none" stroke="#fff" stroke-opacity="${(0.15 + i * 0.1).toFixed(2)}" stroke-width="${fixed(1 + i * 0.6)}"/>`;
  }
  return `${out}<circle cx="70" cy="46" r="9" fill="#fff"/>`;
}

/** A wall. */
function block(next: Draw): string {
  let out = '';
  for (let y = 0; y < 5; y++)
    for (let x = -1; x < 5; x++)
      out += `<rect x="${x * 26 + (y % 2 ? 13 : 0) + 1}" y="${y * 19 + 6}" width="24" height="17" fill="#fff" fill-opacity="${(0.08 + next() * 0.32).toFixed(2)}"/>`;
  return out;
}

/** Broken rings around the ball. */
function catching(next: Draw): string {
  let out = '';
  for (let i = 7; i > 0; i--) {
    const dash = `${(next() * 30 + 20).toFixed(0)} ${(next() * 8 + 3).toFixed(0)}`;
    out += `<circle cx="50" cy="52" r="${i * 8}" fill="none" stroke="#fff" stroke-opacity="${(0.75 - i * 0.085).toFixed(2)}" stroke-width="${fixed(4 - i * 0.3)}" stroke-dasharray="${dash}"/>`;
  }
  return `${out}<circle cx="50" cy="52" r="7" fill="#fff"/>`;
}

/** A flag in front of rays. */
function support(next: Draw): string {
  const point = (a: number) => `${fixed(50 + 80 * Math.cos(a))} ${fixed(52 + 80 * Math.sin(a))}`;
  const turn = next();
  let out = '';
  for (let i = 0; i < 14; i++) {
    const a = turn + (i * 2 * Math.PI) / 14;
    out += `<path d="M50 52L${point(a - 0.1)}L${point(a + 0.1)}Z" fill="#fff" fill-opacity="${i % 2 ? 0.1 : 0.26}"/>`;
  }
  return `${out}<path d="M38 26v52M40 28h26l-8 11 8 11H40z" fill="#fff" stroke="#fff" stroke-width="3"/>`;
}

const motifs: { readonly [motif in MoveMotif]: (next: Draw) => string } = { shoot, dribble, block, catch: catching, support };

export const MoveArt = memo(({ id, motif }: { readonly id: string; readonly motif: MoveMotif }) => (
  <svg
    className="mv"
    viewBox="0 0 100 100"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: numbers of our own making
    dangerouslySetInnerHTML={{ __html: motifs[motif](drawnFrom(id)) }}
  />
));
