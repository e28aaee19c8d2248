/** The totals of the round with everything they are made of: both actions of the Attacker until one is declared. */
import { Icon } from '../../art/Icon.tsx';
import type { Scene } from '../../match/scene.ts';
import { nearOf } from '../../match/seen.ts';
import { DuelMeter, type MeterPart, type MeterSide } from '../../pieces/DuelMeter.tsx';
import { useCandidate } from '../../pieces/useCandidate.ts';
import { watchedLead } from '../watched.ts';
import { KIND_ICONS, type Kind, minus } from './draw.tsx';
import { stageOf } from './stage.ts';
import { type Sum, type Told, toldOf } from './told.ts';
import { type BoardWords, wordsFor } from './words/words.ts';

const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);

/** What the played cards bring, one after the other: "3+2+0"; and what is to be named: cards that count 0, a Yellow card, lower totals. */
function partsOf({ parts }: Sum, words: BoardWords): { readonly plain: readonly number[]; readonly named: readonly MeterPart[] } {
  const plain = parts.flatMap(({ from, n, by }) => (from !== '' && by === '' && n >= 0 ? [n] : []));
  const named = parts.flatMap(({ from, n, by }): MeterPart[] => {
    if (from !== '' && by === '' && n >= 0) return [];
    return [{ label: from === '' ? by : by === '' ? from : words.zeroed(from, by), value: from !== '' && n === 0 ? '0' : signed(n) }];
  });
  return { plain, named };
}

const added = (plain: readonly number[]): string => (plain.length === 0 ? '0' : plain.map(minus).join('+').replaceAll('+−', '−'));

/** As one line: "3+2+0, Ishizaki −1". */
function sumLine(sum: Sum, words: BoardWords): string {
  const { plain, named } = partsOf(sum, words);
  return [added(plain), ...named.map(({ label, value }) => `${label} ${value}`)].join(', ');
}

const percent = (chance: number) => Math.round(chance * 100);

export function Meter({ scene }: { readonly scene: Scene }) {
  return toldOf(scene).action === '' ? <BothTotals scene={scene} /> : <Declared scene={scene} />;
}

// ---------------------------------------------------------------- before an action is declared

function BothTotals({ scene }: { readonly scene: Scene }) {
  const words = wordsFor(scene.language);
  const told = toldOf(scene);
  const candidate = useCandidate(scene, told.after);
  const near = nearOf(scene);
  const { attacker, count, limit, odds } = told;
  const side = (seat: number) => {
    const kinds: readonly Kind[] = seat === attacker ? ['shot', 'pass'] : ['defence'];
    return kinds.map((kind) => {
      const sum = told.sums[seat][kind];
      const then = seat === near ? candidate?.after[kind] : undefined;
      return { kind, sum, then: then === sum.total ? undefined : then };
    });
  };
  const sides = [near, 1 - near].map(side);
  const of = (action: 'shot' | 'pass') => words.percent(percent(odds.find((one) => one.action === action)?.chances[0].best ?? 0));
  const spoken = sides.map((lines) =>
    lines.map(({ kind, sum }) => `${words.kinds[kind]} ${sum.total} = ${sumLine(sum, words)}`).join('; '),
  );
  return (
    <section
      className="meter ts-meter"
      aria-label={`${words.spoken(spoken[attacker === near ? 0 : 1], spoken[attacker === near ? 1 : 0])}. ${words.count(count, limit)}`}
    >
      <div className="tot">
        {sides
          .map((lines, i) => (
            <b key={i === 0 ? 'near' : 'far'} className={i === 0 ? 'a' : 'b'}>
              {lines.map(({ kind, sum, then }) => (
                <span key={kind} className={`ts-total ${kind}`}>
                  <Icon name={KIND_ICONS[kind]} />
                  {minus(sum.total)}
                  {then !== undefined && (
                    <em>
                      <Icon name="chev" />
                      {minus(then)}
                    </em>
                  )}
                </span>
              ))}
            </b>
          ))
          .toSpliced(
            1,
            0,
            <span key="title">
              <strong>{words.count(count, limit)}</strong>
              {stageOf(scene) === 'attack' && words.chances(of('shot'), of('pass'))}
            </span>,
          )}
      </div>
      <div className="brk">
        {sides.map((lines, i) => (
          <ul key={i === 0 ? 'near' : 'far'}>
            {lines.map(({ kind, sum }) => (
              <li key={kind}>
                <span>
                  {words.kinds[kind]} <small>{sumLine(sum, words)}</small>
                </span>
                <b>{minus(sum.total)}</b>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </section>
  );
}

// ---------------------------------------------------------------- the declared action

function sideOf(told: Told, seat: number, name: string, words: BoardWords): MeterSide {
  const kind: Kind = seat !== told.attacker ? 'defence' : told.action === 'pass' ? 'pass' : 'shot';
  const sum = told.sums[seat][kind];
  const { plain, named } = partsOf(sum, words);
  const { spent, have } = told.tokens[seat][kind];
  const die = told.dice[seat];
  const cards = plain.reduce((all, n) => all + n, 0);
  const announced = die > 0 || spent > 0;
  return {
    name,
    total: sum.total + spent + die,
    parts: [
      { label: `${words.kinds[kind]} ${plain.length > 1 ? added(plain) : ''}`.trim(), value: minus(cards) },
      ...named,
      announced
        ? { label: words.spent, value: signed(spent) }
        : { label: words.spent, value: have > 0 ? `0–${have}` : '0', kind: 'unknown' as const },
      die > 0 ? { label: words.die, value: signed(die) } : { label: words.die, value: '1–6', kind: 'unknown' as const },
    ],
  };
}

function Declared({ scene }: { readonly scene: Scene }) {
  const words = wordsFor(scene.language);
  const told = toldOf(scene);
  const near = nearOf(scene);
  const [own, other] = [near, 1 - near].map((seat) => sideOf(told, seat, scene.seats[seat].name, words));
  const lead = own.total - other.total;
  const watched = watchedLead(scene, [near, 1 - near], [own.total, other.total]);
  const note = watched ?? (lead === 0 ? words.level : lead > 0 ? words.lead(lead) : words.trail(-lead));
  const title = words.against[told.action === 'pass' ? 'pass' : 'shot'];
  const said = ({ name, total, parts }: MeterSide) =>
    `${name} ${total} = ${parts.map(({ label, value }) => `${label} ${value}`).join(', ')}`;
  return (
    <div className="ts-meter">
      <DuelMeter near={own} far={other} title={title} note={note} spoken={`${title}: ${said(own)}; ${said(other)}. ${note}`} />
    </div>
  );
}
