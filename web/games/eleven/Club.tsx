/** A club: its tracks, Stadium, Office, Directors, and what the End of the Week costs. */
import type { ReactNode } from 'react';
import type { Scene } from '../../match/scene.ts';
import { nearOf, seenIn, zoneOf } from '../../match/seen.ts';
import { pileKey } from '../../motion/whence.ts';
import { Card } from '../../pieces/Card.tsx';
import { clubStyle } from './kits.ts';
import { Sign } from './Sign.tsx';
import { Spot } from './Spot.tsx';
import { toldOf } from './told.ts';
import { wordsFor } from './words/words.ts';

interface Props {
  readonly scene: Scene;
  readonly seat: number;
}

export function Club({ scene, seat }: Props) {
  const words = wordsFor(scene.language);
  return (
    <section className="el-club" aria-label={scene.seats[seat].name} style={clubStyle(seat)}>
      <Tracks scene={scene} seat={seat} />
      <div className="el-push">
        <Stadium scene={scene} seat={seat} />
        <Office scene={scene} seat={seat} />
        <ul className="el-dirs" aria-label={words.club.directors} data-pile={pileKey(zoneOf(scene, 'directors', seat))}>
          {seenIn(zoneOf(scene, 'directors', seat)).map((card) => (
            <li key={card.handle}>
              <Card card={card} size="s" />
            </li>
          ))}
        </ul>
        <Due scene={scene} seat={seat} />
      </div>
    </section>
  );
}

const RESOURCES = ['cash', 'fan', 'op', 'fit'] as const;
const STATS = { cash: 'statCash', fan: 'statFan', op: 'statOp', fit: 'statFit' } as const;

/** Markers in the supply, and what Monday brings. */
export function Tracks({ scene, seat }: Props) {
  const words = wordsFor(scene.language);
  const { own } = toldOf(scene);
  return (
    <ul className="el-tracks" aria-label={words.club.tracks}>
      {RESOURCES.map((resource) => {
        const at = own[STATS[resource]][seat];
        const name = words.resources[resource];
        return (
          <li key={resource} className={`r-${resource}`}>
            <span className="sr">{words.club.track(name, own[resource][seat], at)}</span>
            <span className="k" aria-hidden="true">
              <Sign of={resource} />
            </span>
            <b aria-hidden="true">{own[resource][seat]}</b>
            <small aria-hidden="true">{name}</small>
            <span className="steps" aria-hidden="true">
              {[1, 2, 3, 4, 5].map((n) => (
                <i key={n} className={n === at ? 'on' : n < at ? 'past' : ''}>
                  {n}
                </i>
              ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

// ---------------------------------------------------------------- Stadium and Office

const SPACES = 4;
/** What can stand on a space for anything. */
const GENERAL = ['lighting', 'store', 'boardroom', 'training'];
const STANDS = 2;
const ADBOARDS = 2;

/** What is built, and where something still can be. */
function Stadium({ scene, seat }: Props) {
  const words = wordsFor(scene.language);
  const { own, clubs } = toldOf(scene);
  const built = seenIn(zoneOf(scene, 'stadium', seat));
  const { build, stands, adboards } = clubs[seat];
  const fans = own.stands[seat];
  const of = (def: string) => built.find((card) => card.def === def);
  const general = built.filter(({ def }) => !/^(stand|adboard)\d/.test(def));
  const sponsors = seenIn(zoneOf(scene, 'adboards', seat));
  const [kit] = seenIn(zoneOf(scene, 'kit', seat));
  // Only one's own club is built on here.
  const isOwn = seat === nearOf(scene);
  const space = (name: string, ...kinds: readonly string[]) => (
    <Spot className="el-cell" verbs={isOwn ? kinds : []}>
      <b>{name}</b>
      <small>{words.club.build(build)}</small>
    </Spot>
  );
  const card = (key: string, inside: ReactNode) => <li key={key}>{inside}</li>;
  const stand = (n: number): ReactNode => {
    const token = of(`stand${n}`);
    const seated = n <= fans ? ' seated' : '';
    if (token) return <Card card={token} size="s" />;
    if (n > STANDS) return space(words.club.stand(n), `stand${n}`);
    return (
      <span className={`el-cell built${seated}`}>
        <b>{words.club.stand(n)}</b>
        <small>{n > stands ? words.club.closed : n <= fans ? words.club.seated : words.club.printed}</small>
      </span>
    );
  };
  return (
    <div className="el-stadium">
      <h3>{words.club.stands}</h3>
      <ul>{[1, 2, 3, 4].map((n) => card(`stand ${n}`, stand(n)))}</ul>
      <h3>{words.club.spaces}</h3>
      <ul data-pile={pileKey(zoneOf(scene, 'stadium', seat))}>
        {general.map((token) => card(`${token.handle}`, <Card card={token} size="s" />))}
        {Array.from({ length: SPACES - general.length }, (_, i) => card(`free ${i}`, space(words.club.free, ...GENERAL)))}
      </ul>
      <h3>{words.club.adboards}</h3>
      <ul data-pile={pileKey(zoneOf(scene, 'adboards', seat))}>
        {Array.from({ length: ADBOARDS + 1 }, (_, i) => {
          const sponsor = sponsors[i];
          if (sponsor) return card(`${sponsor.handle}`, <Card card={sponsor} size="s" />);
          const token = i === ADBOARDS ? of('adboard3') : undefined;
          if (i >= adboards) return card(`ad ${i}`, token ? <Card card={token} size="s" /> : space(words.club.adboard(i + 1), 'adboard3'));
          return card(
            `ad ${i}`,
            <span className="el-cell">
              <b>{words.club.adboard(i + 1)}</b>
              <small>{words.club.free}</small>
            </span>,
          );
        })}
        {card(
          'kit',
          kit ? (
            <Card card={kit} size="s" />
          ) : (
            <span className="el-cell">
              <b>{words.club.kit}</b>
              <small>{words.club.free}</small>
            </span>
          ),
        )}
      </ul>
    </div>
  );
}

function Office({ scene, seat }: Props) {
  const words = wordsFor(scene.language);
  const { own, office } = toldOf(scene);
  const at = own.office[seat];
  return (
    <div className="el-office">
      <h3>{words.club.office}</h3>
      <ol>
        {office.map(({ vp, cost }, n) => (
          <li key={vp} className={n === at ? 'at' : n < at ? 'past' : ''} aria-current={n === at ? 'true' : undefined}>
            <Spot className="sp" verbs={seat === nearOf(scene) && n === at + 1 ? ['office'] : []}>
              <b>
                {vp}
                <small>{words.vp}</small>
              </b>
              <i>{n === 0 ? words.club.start : n <= at ? '' : words.club.price(cost)}</i>
            </Spot>
          </li>
        ))}
      </ol>
    </div>
  );
}

// ---------------------------------------------------------------- what it costs

export function Due({ scene, seat }: Props) {
  const words = wordsFor(scene.language);
  const { players, buildings, staff, less, total } = toldOf(scene).clubs[seat].bill;
  return (
    <dl className="el-due">
      <div>
        <dt>{words.due.players(players.count)}</dt>
        <dd>{players.pays}</dd>
      </div>
      <div>
        <dt>{words.due.buildings(buildings.count)}</dt>
        <dd>{buildings.pays}</dd>
      </div>
      <div>
        <dt>{words.due.staff(staff.count)}</dt>
        <dd>{staff.pays}</dd>
      </div>
      {less > 0 && (
        <div>
          <dt>{words.due.less}</dt>
          <dd>−{less}</dd>
        </div>
      )}
      <div className="total">
        <dt>{words.due.total}</dt>
        <dd>{total}</dd>
      </div>
    </dl>
  );
}
