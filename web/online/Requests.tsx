/** What the others propose, what one has proposed oneself, and what can be done about somebody who is away. */
import type { OfferKind } from '@touchline/host/wire';
import { useEffect, useState } from 'react';
import type { OnlineDeed, OnlineNow } from '../match/remote/now.ts';
import type { Scene } from '../match/scene.ts';
import { useSettings } from '../page/settings.ts';
import { onlineWords } from '../words/online.ts';
import { nameAt } from './nameAt.ts';
import { useTick } from './useTick.ts';

interface Props {
  readonly online: OnlineNow;
  readonly scene: Scene;
  readonly onDeed: (deed: OnlineDeed) => void;
}

export function Requests({ online, scene, onDeed }: Props) {
  const { standing, viewer } = online;
  const [never, setNever] = useState(false);
  const offer = standing?.offer ?? null;
  const refused = never && offer?.what === 'takeBack' && offer.seat !== viewer;
  // Who has said never is not asked again.
  useEffect(() => {
    if (refused) onDeed({ t: 'answer', yes: false });
  }, [refused, onDeed]);
  if (typeof viewer !== 'number') return null;
  if (offer && !refused && !offer.yes.includes(viewer))
    return (
      <Offer
        what={offer.what}
        who={nameAt(online, scene, offer.seat)}
        own={offer.seat === viewer}
        onAnswer={(yes) => onDeed({ t: 'answer', yes })}
        onNever={
          offer.what === 'takeBack'
            ? () => {
                setNever(true);
              }
            : undefined
        }
      />
    );
  return <Absent online={online} scene={scene} onDeed={onDeed} />;
}

interface OfferProps {
  readonly what: OfferKind;
  readonly who: string;
  readonly own: boolean;
  readonly onAnswer: (yes: boolean) => void;
  readonly onNever?: (() => void) | undefined;
}

function Offer({ what, who, own, onAnswer, onNever }: OfferProps) {
  const { offers } = onlineWords(useSettings().language);
  return (
    <section className={`request ${own ? 'own' : ''}`} role="alert" data-offer={what} data-own={own || undefined}>
      <h2>{own ? offers.asked[what] : offers.asks[what](who)}</h2>
      <p>{own ? offers.waitFor : offers.about[what]}</p>
      <div className="acts">
        {own ? (
          <button type="button" className="btn sm" onClick={() => onAnswer(false)}>
            <b>{offers.withdraw}</b>
          </button>
        ) : (
          <>
            <button type="button" className="btn sm pri" data-yes onClick={() => onAnswer(true)}>
              <b>{offers.yes[what]}</b>
            </button>
            <button type="button" className="btn sm" data-no onClick={() => onAnswer(false)}>
              <b>{offers.no}</b>
            </button>
            {onNever && (
              <button type="button" className="btn sm" onClick={onNever}>
                <b>{offers.never}</b>
              </button>
            )}
          </>
        )}
      </div>
    </section>
  );
}

/** Milliseconds until it is told that somebody is away, and until one need not wait any more: as the server has it. */
const GRACE = 10_000;
const PATIENCE = 60_000;

function Absent({ online, scene, onDeed }: Props) {
  const { absent } = onlineWords(useSettings().language);
  const { standing, viewer, gone } = online;
  const waited = scene.thinking.find((seat) => seat !== viewer && gone[seat] != null && standing?.seats[seat].who === 'person');
  useTick(1000, waited !== undefined);
  const [patient, setPatient] = useState<number | null>(null);
  if (waited === undefined || standing?.over || online.line !== 'open') return null;
  const since = gone[waited]!;
  const away = Date.now() - since;
  if (away < GRACE || patient === since) return null;
  const name = nameAt(online, scene, waited);
  if (away < PATIENCE)
    return (
      <section className="request quiet-one" role="status" data-absent="soon">
        <p>{absent.soon(name, Math.ceil((PATIENCE - away) / 1000))}</p>
      </section>
    );
  return (
    <section className="request" role="alert" data-absent="claim">
      <h2>{absent.title(name)}</h2>
      <p>{absent.about}</p>
      <div className="acts">
        <button type="button" className="btn sm pri" data-claim onClick={() => onDeed({ t: 'claim' })}>
          <b>{absent.claim}</b>
        </button>
        <button type="button" className="btn sm" onClick={() => setPatient(since)}>
          <b>{absent.wait}</b>
        </button>
      </div>
    </section>
  );
}
