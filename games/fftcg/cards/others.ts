/** The Shattered Orrery: Light, Dark, and cards of two Elements. */
import type { Card } from '../kinds.ts';
import { ELEMENTS } from '../payment/index.ts';
import {
  action,
  activate,
  auto,
  backups,
  cannotBeBlockedBy,
  card,
  cast,
  characters,
  choose,
  chooseUpTo,
  costAtLeast,
  costAtMost,
  cp,
  damage,
  damageN,
  draw,
  dull,
  EOT,
  enters,
  exists,
  fieldAbility,
  forwards,
  freeze,
  gains,
  gainsKeyword,
  heads,
  inYour,
  isAttacking,
  oneOf,
  ontoField,
  others,
  put,
  removeFromGame,
  select,
  selectUpTo,
  spends,
  them,
  this_,
  type,
  whileTrue,
} from './make.ts';

const it = them('target');

const light: readonly Card[] = [
  card(
    'V1-H01',
    'Aureth Dawnkeeper',
    'forward',
    { elements: 'light', cost: 5, power: 9000, job: 'Sovereign', category: 'ORRERY' },
    enters({
      declare: [
        oneOf(
          'mode',
          { declare: [choose('hurt', forwards())], do: [damage(them('hurt'), 6000)] },
          { declare: [choose('back', inYour('breakZone', type('forward'), costAtMost(3)))], do: [ontoField(them('back'))] },
          { do: [draw(), selectUpTo('ready', backups('you'), 2), activate(them('ready'))] },
        ),
      ],
    }),
  ),
  card(
    'V1-H02',
    'The Gilded Child',
    'forward',
    { elements: 'light', cost: 3, power: 7000, job: 'Heir', category: 'DAWN' },
    whileTrue(
      { compare: [{ count: forwards('opponent') }, '>', { count: forwards('you') }] },
      gains(this_, 2000),
      gainsKeyword(this_, 'firstStrike'),
    ),
  ),
  card(
    'V1-H03',
    'Lampkeeper Ysmay',
    'backup',
    { elements: 'light', cost: 3, job: 'Chaplain', category: 'DUSK' },
    fieldAbility({ do: 'gain', to: this_, trait: 'cp', also: [...ELEMENTS] }),
  ),
  card(
    'V1-H04',
    'Orrery Unbroken',
    'summon',
    { elements: 'light', cost: 6, category: 'ORRERY' },
    cast(
      {
        declare: [
          { do: 'extra', name: 'extra', cost: [spends('remove', inYour('breakZone'), { count: 3 })] },
          choose('target', forwards()),
        ],
      },
      removeFromGame(it),
      { do: 'if', cond: { compare: [{ bound: 'extra' }, '>=', 1] }, then: [draw(2)] },
    ),
  ),
];

const dark: readonly Card[] = [
  card(
    'V1-D01',
    'Vesrin, Nocturne Prince',
    'forward',
    { elements: 'dark', cost: 6, power: 9000, job: 'Sovereign', category: 'ORRERY' },
    enters(
      { declare: [choose('target', forwards('opponent', costAtMost(5)))] },
      { do: 'control', what: it, until: EOT },
      activate(it),
      gainsKeyword(it, 'haste', EOT),
    ),
  ),
  card(
    'V1-D02',
    'Hollow Regent',
    'forward',
    { elements: 'dark', cost: 4, power: 9000, job: 'Sovereign', category: 'DUSK' },
    auto(
      heads.yourMain1,
      {},
      {
        do: 'if',
        cond: exists(others(characters('you'))),
        then: [select('victim', others(characters('you'))), put(them('victim'))],
        else: [dull(this_)],
      },
    ),
  ),
  card(
    'V1-D03',
    'Ashen Confessor',
    'backup',
    { elements: 'dark', cost: 4, job: 'Chaplain', category: 'DAWN' },
    enters({}, { do: 'eachSelects', name: 'victims', from: forwards() }, put(them('victims'))),
  ),
  card(
    'V1-D04',
    'Eclipse Maw',
    'monster',
    { elements: 'dark', cost: 3, job: 'Beast', category: 'DUSK' },
    action({ cost: [cp({ any: 2 })], limit: 'once' }, { do: 'become', to: this_, power: 8000, until: EOT }),
    auto(heads.hit, {}, { do: 'discard', whose: 'opponent', random: true }),
  ),
];

const twoElements: readonly Card[] = [
  card(
    'V1-X01',
    'Sable Vowblade',
    'forward',
    { elements: ['fire', 'lightning'], cost: 4, power: 8000, job: 'Vowblade', category: 'DUSK', keywords: ['haste'] },
    whileTrue(damageN(3), gainsKeyword(this_, 'firstStrike')),
  ),
  card(
    'V1-X02',
    'Frostwake Siren',
    'forward',
    { elements: ['ice', 'water'], cost: 4, power: 7000, job: 'Cantor', category: 'DAWN' },
    enters({ burst: true, declare: [chooseUpTo('target', forwards('opponent'))] }, dull(it), freeze(it), draw()),
  ),
  card(
    'V1-X03',
    'Basalt Templar',
    'forward',
    { elements: ['fire', 'earth'], cost: 4, power: 8000, job: 'Warden', category: 'DAWN', keywords: ['brave'] },
    auto(heads.party, {}, gains(forwards('you', isAttacking), 1000, EOT)),
  ),
  card(
    'V1-X04',
    'Foam Courier',
    'forward',
    { elements: ['wind', 'water'], cost: 3, power: 6000, job: 'Messenger', category: 'DUSK' },
    fieldAbility(cannotBeBlockedBy(costAtLeast(5))),
    auto(heads.hit, {}, draw()),
  ),
];

export const othersCards: readonly Card[] = [...light, ...dark, ...twoElements];
