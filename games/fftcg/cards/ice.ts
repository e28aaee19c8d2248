/** The Shattered Orrery: Ice. */
import type { Num, Sel } from '@touchline/engine';
import type { Card, Effect } from '../kinds.ts';
import {
  action,
  auto,
  breaks,
  cannotBeBlockedBy,
  card,
  cast,
  characters,
  choose,
  chooseUpTo,
  costAtLeast,
  costAtMost,
  costIs,
  cp,
  damage,
  discard,
  draw,
  dull,
  dullIcon,
  EOT,
  enters,
  fieldAbility,
  forwards,
  freeze,
  gains,
  heads,
  isDull,
  isFrozen,
  must,
  oneOf,
  opponentDiscards,
  type Print,
  sacrifice,
  special,
  them,
  this_,
} from './make.ts';

const ice = (cost: number, power: number, jobName: string, category: string, more: Partial<Print> = {}): Print => ({
  elements: 'ice',
  cost,
  ...(power > 0 && { power }),
  ...(jobName !== '' && { job: jobName }),
  category,
  ...more,
});

const theirCharacter = choose('target', characters('opponent'));
const aForward = choose('target', forwards());
const it = them('target');
const dullAndFreeze = (what: Sel): readonly Effect[] => [dull(what), freeze(what)];

/** FFT-R51, FFT-R69: a number, named on resolution. */
const selectNumber: Effect = { do: 'number', name: 'number', least: 0, most: 11 };
const thatNumber: Num = { bound: 'number' };

export const iceCards: readonly Card[] = [
  card(
    'V1-I01',
    'Rime Conscript',
    'forward',
    ice(2, 5000, 'Conscript', 'DAWN', { generic: true }),
    enters({ declare: [theirCharacter] }, freeze(it)),
  ),
  card(
    'V1-I02',
    'Frost Halberdier',
    'forward',
    ice(3, 6000, 'Conscript', 'DUSK', { generic: true }),
    auto(heads.attack, { declare: [choose('target', forwards('opponent'))] }, dull(it)),
  ),
  card('V1-I03', 'Vizier Solenne', 'forward', ice(4, 7000, 'Vizier', 'DAWN'), enters({}, opponentDiscards())),
  card(
    'V1-I04',
    'Snowblind Stalker',
    'forward',
    ice(2, 4000, 'Scout', 'DUSK'),
    fieldAbility(cannotBeBlockedBy(costAtLeast(4))),
    auto(heads.hit, { declare: [theirCharacter] }, ...dullAndFreeze(it)),
  ),
  card(
    'V1-I05',
    'Archduke Haldren',
    'forward',
    ice(5, 9000, 'Sovereign', 'ORRERY'),
    enters({ declare: [chooseUpTo('target', forwards('opponent'), 2)] }, ...dullAndFreeze(it)),
    special('Absolute Hush', { cost: [cp({ ice: 1, any: 1 })] }, dull(forwards('opponent')), {
      do: 'forbid',
      deed: 'castSummon',
      whose: 'opponent',
      until: EOT,
    }),
  ),
  card(
    'V1-I06',
    'Archduke Haldren',
    'forward',
    ice(3, 6000, 'Exile', 'DUSK'),
    auto({ on: 'move', from: 'hand', to: 'breakZone', why: 'discard', seat: 'opponent', by: { of: 'you' } }, { limit: 'once' }, draw()),
  ),
  card(
    'V1-I07',
    'Glass Executioner',
    'forward',
    ice(4, 8000, 'Headsman', 'DUSK'),
    action(
      { cost: [cp({ ice: 1 }), dullIcon], only: 'yourTurn', declare: [choose('target', forwards('opponent', isDull, costAtMost(3)))] },
      breaks(it),
    ),
  ),
  card('V1-I08', 'Winter Hounds', 'forward', ice(3, 8000, 'Beast', 'DAWN', { generic: true }), fieldAbility(must('enterDull', this_))),
  card(
    'V1-I09',
    'Pale Chorister',
    'forward',
    ice(2, 4000, 'Cantor', 'DAWN'),
    enters(
      {},
      selectNumber,
      { do: 'show', what: { zone: 'hand', of: 'opponent' }, to: 'all' },
      { do: 'discard', whose: 'opponent', n: 1, where: [costIs(thatNumber)] },
    ),
  ),
  card(
    'V1-I10',
    'Empress of the Still Sea',
    'forward',
    ice(7, 9000, 'Sovereign', 'ORRERY'),
    enters({}, ...dullAndFreeze(forwards('opponent'))),
    fieldAbility(gains(forwards('opponent', isFrozen), -2000)),
  ),
  card(
    'V1-I11',
    'Hoarfrost Clerk',
    'backup',
    ice(2, 0, 'Scholar', 'DAWN', { generic: true }),
    action({ cost: [dullIcon, sacrifice], declare: [aForward] }, dull(it)),
  ),
  card('V1-I12', 'Rimehold Archivist', 'backup', ice(2, 0, 'Scholar', 'DUSK'), enters({}, draw(), discard())),
  card(
    'V1-I13',
    'Frozen Gate Warden',
    'backup',
    ice(3, 0, 'Warden', 'DAWN'),
    action({ cost: [cp({ ice: 1 }), dullIcon], declare: [choose('target', forwards('any', costAtMost(3)))] }, dull(it)),
  ),
  card('V1-I14', 'Mourner in White', 'backup', ice(4, 0, 'Cantor', 'DUSK'), enters({ burst: true }, opponentDiscards())),
  card(
    'V1-I15',
    'Tallymaster Ysolde',
    'backup',
    ice(3, 0, 'Scholar', 'ORRERY'),
    action({ cost: [cp({ any: 1 }), dullIcon], only: 'yourTurn' }, selectNumber, dull(forwards('any', costIs(thatNumber)))),
  ),
  card('V1-I16', 'Hoar Serpent', 'summon', ice(2, 0, '', 'DAWN'), cast({ burst: true, declare: [aForward] }, ...dullAndFreeze(it))),
  card(
    'V1-I17',
    'Glacier Matriarch',
    'summon',
    ice(4, 0, '', 'ORRERY'),
    cast({ burst: true, declare: [chooseUpTo('target', characters('opponent'), 3)] }, ...dullAndFreeze(it)),
  ),
  card(
    'V1-I18',
    'Hush of Winter',
    'summon',
    ice(3, 0, '', 'DUSK'),
    cast({
      declare: [
        oneOf('mode', { do: [opponentDiscards(2)] }, { declare: [choose('target', forwards('any', isDull))], do: [damage(it, 8000)] }),
      ],
    }),
  ),
  card(
    'V1-I19',
    'Icicle Wisp',
    'monster',
    ice(2, 0, 'Beast', 'DAWN', { generic: true }),
    action({ cost: [dullIcon, sacrifice], declare: [aForward] }, ...dullAndFreeze(it)),
  ),
];
