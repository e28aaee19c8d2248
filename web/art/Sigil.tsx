import { memo } from 'react';
import { drawnFrom, monogram } from './chance.ts';

const point = (r: number, a: number) => `${(50 + r * Math.cos(a)).toFixed(1)} ${(50 + r * Math.sin(a)).toFixed(1)}`;

const FRAMES: { readonly [frame: string]: string } = {
  forward: 'M26 24h48v28c0 16-11 25-24 31-13-6-24-15-24-31z',
  backup: 'M50 23a27 27 0 1 0 .01 0z',
  monster: 'M28 20l10 12h24l10-12 4 34-26 30-26-30z',
};

/** Star polygons, layers and rotation from the card's id; a frame by its type, or rays for what has none. */
function layersOf(id: string, rays: boolean): string {
  const next = drawnFrom(id);
  const corners = rays ? [7, 8, 9, 12][Math.floor(next() * 4)] : [3, 4, 5, 6][Math.floor(next() * 4)];
  const turn = next() * 6.28;
  let out = '';
  if (rays)
    for (let i = 0; i < corners * 3; i++) {
      const a = turn + (i * 2 * Math.PI) / (corners * 3);
      out += `<path d="M${point(20, a)}L${point(70, a - 0.05)}L${point(70, a + 0.05)}Z" fill="#fff" opacity="${i % 3 ? 0.1 : 0.24}"/>`;
    }
  for (let l = 0; l < (rays ? 5 : 3); l++) {
    const r = 46 - l * (rays ? 7 : 9) - next() * 4;
    const k = turn + l * (0.35 + next() * 0.5);
    const m = 0.45 + next() * 0.45;
    let d = '';
    for (let i = 0; i < corners * 2; i++) d += (i ? 'L' : 'M') + point(i % 2 ? r * m : r, k + (i * Math.PI) / corners);
    out += `<path d="${d}Z" fill="${l % 2 ? '#fff' : '#000'}" fill-opacity="${l % 2 ? 0.16 : 0.22}" stroke="#fff" stroke-opacity=".45" stroke-width="1"/>`;
  }
  return out;
}

export const Sigil = memo(({ id, name, frame }: { readonly id: string; readonly name: string; readonly frame: string }) => {
  const path = FRAMES[frame];
  return (
    <svg className="sigil" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: numbers of our own making */}
      <g dangerouslySetInnerHTML={{ __html: layersOf(id, !path) }} />
      {path ? (
        <path d={path} fill="var(--el)" stroke="#fff" strokeWidth="2.5" />
      ) : (
        <circle cx="50" cy="50" r="17" fill="#000" fillOpacity=".35" stroke="#fff" strokeOpacity=".7" />
      )}
      <text x="50" y={path ? 60 : 58} textAnchor="middle" className="mg" fontSize={path ? 27 : 22}>
        {monogram(name)}
      </text>
    </svg>
  );
});
