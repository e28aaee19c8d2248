/** The board of Final Fantasy TCG: the opponent's side above, yours below, between them what is going on, and at the right what waits. */
import { useRef, useState } from 'react';
import type { Scene, ShownCard, ShownZone } from '../../match/scene.ts';
import { Card, CardBack } from '../../pieces/Card.tsx';
import { StackView } from '../../pieces/StackView.tsx';
import { useInSight } from '../../pieces/useInSight.ts';
import { Sheet, SheetCards } from '../../pieces/wanted.tsx';
import type { BoardProps } from '../drawing.ts';
import { Field } from './Field.tsx';
import { Lines } from './Lines.tsx';
import { Middle } from './Middle.tsx';
import { Piles } from './Piles.tsx';
import { nearOf, type ToldItem, toldOf } from './told.ts';
import { traysOf } from './trays.ts';
import { wordsFor } from './words/words.ts';

const seenIn = ({ cards }: ShownZone): readonly ShownCard[] => cards.filter((card) => card !== null);

export function Board({ scene }: BoardProps) {
  const words = wordsFor(scene.language);
  const near = nearOf(scene);
  const far = 1 - near;
  const { stack, burst } = toldOf(scene);
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<{ readonly zone: string; readonly seat: number } | null>(null);
  const opened = open && scene.zones.find(({ zone, seat }) => zone === open.zone && seat === open.seat);
  const targets = new Set([...stack, ...burst].flatMap((item) => item.targets.map(({ handle }) => handle)));
  const onOpen = ({ zone, seat }: ShownZone) => setOpen({ zone, seat });
  const trays = traysOf(scene);
  useInSight(root, String(scene.step), '[data-lit]');
  return (
    <div className="ff" ref={root}>
      <Facets />
      <section className="ff-half" aria-label={scene.seats[far].name}>
        <Piles scene={scene} seat={far} onOpen={onOpen} />
        <Field scene={scene} seat={far} row="backups" targets={targets} />
        <Field scene={scene} seat={far} row="forwards" targets={targets} />
      </section>
      <Middle scene={scene} />
      <div className="ff-side">
        {trays.map(({ key, title, cards, hidden }) => (
          <section key={key} className="ff-tray" aria-label={title}>
            <h3>{title}</h3>
            <ul>
              {hidden > 0 && (
                <li>
                  <CardBack size="s" count={hidden} />
                </li>
              )}
              {cards.map((card) => (
                <li key={card.handle}>
                  <Card card={card} size="s" />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {burst.length > 0 && <StackView title={words.burst} items={entriesOf(scene, burst, 'burst')} />}
        {stack.length > 0 && (
          <StackView
            title={words.stack}
            {...(stack.length > 1 && { note: words.topFirst })}
            {...(toldOf(scene).priority && { foot: words.resolves(stack[0].name) })}
            items={entriesOf(scene, stack, 'stack')}
          />
        )}
      </div>
      <section className="ff-half" aria-label={scene.seats[near].name}>
        <Field scene={scene} seat={near} row="forwards" targets={targets} />
        <Field scene={scene} seat={near} row="backups" targets={targets} />
        <Piles scene={scene} seat={near} onOpen={onOpen} />
      </section>
      <Lines root={root} scene={scene} />
      {opened && (
        <Sheet title={`${opened.name} · ${scene.seats[opened.seat].name}`} onClose={() => setOpen(null)}>
          <SheetCards cards={seenIn(opened)} />
        </Sheet>
      )}
    </div>
  );
}

/** An ability on the stack looks like the card it comes from, and is pointed at as what it is. */
function entriesOf(scene: Scene, items: readonly ToldItem[], zone: 'stack' | 'burst') {
  const near = nearOf(scene);
  const lying = scene.zones.find((shown) => shown.zone === zone)!.cards;
  return items.map(({ handle, source, name, kind, seat, text, targets }) => {
    const found = lying.find((card) => card?.handle === handle) ?? null;
    return {
      card: found && (source === '' ? found : { ...found, def: source }),
      name,
      kind,
      owner: scene.seats[seat].name,
      mine: seat === near,
      text,
      targets: targets.map((target) => target.name),
    };
  });
}

/** The crystal ground: facets under everything. */
const Facets = () => (
  <svg className="ff-facets" viewBox="0 0 932 590" preserveAspectRatio="none" aria-hidden="true">
    <path d="M0 0L180 140 90 300 240 420 120 590M180 140L420 60 520 210 380 330 240 420M420 60L470 0M520 210L740 130 932 250M740 130L700 0M380 330L560 430 480 590M560 430L760 380 932 460M760 380L740 130" />
  </svg>
);
