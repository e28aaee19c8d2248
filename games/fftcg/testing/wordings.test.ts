/** Texts that once said something else than the card does, or could not be said at all. */
import { describe, expect, test } from 'vitest';
import {
  action,
  auto,
  castFor,
  castOnlyIf,
  choose,
  cp,
  EOT,
  enters,
  fieldAbility,
  forwards,
  heads,
  inYour,
  nextCheaper,
  spends,
  them,
  this_,
  toHand,
  whileTrue,
} from '../cards/make.ts';
import { ofCards } from '../index.ts';
import type { Ability, Effect } from '../kinds.ts';
import { fwd, summon } from '../rules/testing/testCards.ts';
import { speak } from '../words/index.ts';

/** What Nell, who has this ability, says in both languages. */
function said(ability: Ability): readonly [string, string] {
  const nell = { ...fwd('T-NELL', 5000, {}, ability), name: 'Nell' };
  const game = ofCards([nell, summon('T-PLAIN', {})]);
  const one = (lang: 'en' | 'fr') => speak(game, lang).card(game.defs[game.defIndex.get('T-NELL')!]).text[0];
  return [one('en'), one('fr').replaceAll('\u00a0', ' ')];
}
const breaks: Effect = { do: 'break', what: them('it') };
const use = (...effects: Effect[]): Ability => ({ when: { use: ['any'] }, do: effects });
const self = (mark: string, atLeast: number) => ({ exists: { self: true, where: [{ mark, atLeast }] } }) as const;
const draws: Effect = { do: 'draw', n: 1 };
const less = { when: { instead: 'damage', card: this_, with: [], less: 3000 }, do: [] } as const satisfies Ability;

const texts: readonly (readonly [about: string, ability: Ability, en: string, fr: string])[] = [
  [
    'what is not dull is active',
    action({ cost: [cp({ fire: 1 })], declare: [choose('it', forwards('any', { mark: 'dull', is: 0 }))] }, breaks),
    '{Fire}: Choose 1 active Forward. Break it.',
    '{Feu} : Choisissez 1 Avant actif. Détruisez-le.',
  ],
  [
    'two jobs are two',
    use({ do: 'dull', what: forwards('any', { trait: 'job', is: ['Guard', 'Scout'] }) }),
    'Dull all Job Guard or Scout Forwards.',
    'Dullez tous les Avants de Job Guard ou Scout.',
  ],
  [
    'one of several is said',
    use({
      do: 'dull',
      what: forwards('any', {
        any: [
          { trait: 'element', is: 'fire' },
          { stat: 'power', atLeast: 8000 },
        ],
      }),
    }),
    'Dull all Forwards that are Fire or have power 8000 or more.',
    'Dullez tous les Avants qui sont de Feu ou ont une force de 8000 ou plus.',
  ],
  [
    'a reduction that lasts is not the next damage',
    use({ do: 'grant', to: this_, until: EOT, ability: less }),
    'Nell gains "If something would deal damage to this Character, it deals 3000 less instead" this turn.',
    "Nell gagne « Si une source devait infliger des dégâts à ce Personnage, elle en inflige 3000 de moins à la place » jusqu'à la fin du tour.",
  ],
  [
    'a shield is',
    use({ do: 'grant', to: this_, apart: true, laid: true, until: [EOT, { uses: 1 }], ability: less }),
    'The next damage that would be dealt to Nell this turn is reduced by 3000.',
    'Les prochains dégâts que devrait subir ce tour-ci Nell sont réduits de 3000.',
  ],
  [
    'an ability of a card in hand says so',
    { ...action({ cost: [cp({ any: 2 })] }, draws), zones: ['hand'] },
    '{2}: Draw 1 card. You can use this ability only while Nell is in your hand.',
    '{2} : Piochez 1 carte. Vous ne pouvez utiliser cette compétence que tant que Nell est dans votre main.',
  ],
  [
    'an ability of a card in the Break Zone says so',
    { ...auto(heads.endOfYourTurn, {}, draws), zones: ['breakZone'] },
    'At the end of your turn, draw 1 card. This triggers only while Nell is in your Break Zone.',
    'À la fin de votre tour, piochez 1 carte. Cette compétence ne se déclenche que tant que Nell est dans votre Break Zone.',
  ],
  [
    'attacking is no counter',
    whileTrue({ exists: { self: true, where: [{ mark: 'attacking', is: 1 }] } }, { do: 'gain', to: this_, stat: 'power', add: 1000 }),
    'If Nell is attacking, Nell gains +1000 power.',
    'Si Nell est attaquant, Nell gagne +1000 de force.',
  ],
  [
    'a type besides',
    fieldAbility({ do: 'gain', to: this_, trait: 'type', also: 'monster' }),
    'Nell is also a Monster.',
    'Nell est aussi un Monstre.',
  ],
  [
    'an Element alone',
    fieldAbility({ do: 'gain', to: forwards('you'), trait: 'element', set: 'ice' }),
    'Forwards you control are only Ice.',
    'Les Avants que vous contrôlez sont seulement de Glace.',
  ],
  [
    'cards cast this turn',
    use({ do: 'draw', n: { tally: 'cast' } }),
    'Draw a number of cards equal to the number of cards you have cast this turn.',
    'Piochez un nombre de cartes égal au nombre de cartes que vous avez lancées ce tour-ci.',
  ],
  [
    'Summons cast this turn',
    use({ do: 'damage', to: forwards('opponent'), n: { times: [1000, { tally: 'summons' }] } }),
    'Deal 1000 damage for each Summon you have cast this turn to all Forwards the opponent controls.',
    "Infligez 1000 dégâts pour chaque Invocation que vous avez lancée ce tour-ci à tous les Avants contrôlés par l'adversaire.",
  ],
  [
    'damage that is changed for a reason',
    { when: { instead: 'damage', card: this_, why: 'battle', with: [{ type: 'damage', n: 0 }] }, do: [] },
    'If Nell would be dealt damage in battle, it is dealt 0 damage instead.',
    'Si Nell devait subir des dégâts au combat, il subit 0 dégât à la place.',
  ],
  [
    'in a later sentence the name comes back, not "it"',
    auto(
      heads.attack,
      {},
      { do: 'mill', whose: 'opponent', n: 2, name: 'seen' },
      {
        do: 'if',
        cond: { exists: them('seen', { trait: 'type', is: 'forward' }) },
        then: [{ do: 'gain', to: this_, stat: 'power', add: 1000, until: EOT }],
      },
    ),
    'When Nell attacks, the opponent puts 2 cards from the top of their deck into the Break Zone. If at least 1 of them is a Forward, Nell gains +1000 power this turn.',
    "Lorsque Nell attaque, l'adversaire met les 2 premières cartes de son Deck dans la Break Zone. Si au moins 1 d'entre elles est un Avant, Nell gagne +1000 de force jusqu'à la fin du tour.",
  ],
  [
    'from your Break Zone a card is added to your hand',
    { ...use(toHand(them('it'))), declare: [choose('it', inYour('breakZone'))] },
    'Choose 1 card in your Break Zone. Add it to your hand.',
    'Choisissez 1 carte dans votre Break Zone. Ajoutez-la à votre main.',
  ],
  [
    'from the field into the Break Zone; then',
    auto(heads.breakZone, {}, draws, { do: 'discard', n: 1 }),
    'When Nell is put from the field into the Break Zone, draw 1 card, then discard 1 card.',
    'Lorsque Nell est mis du terrain dans la Break Zone, piochez 1 carte, puis défaussez-vous de 1 carte.',
  ],
  [
    'a cost stands before a colon',
    action(
      { cost: [{ do: 'spend', how: 'put', from: this_ }] },
      { do: 'enter', what: { zone: 'hand', of: 'you', where: [{ stat: 'cost', atMost: 3 }] } },
    ),
    'Put Nell into the Break Zone: Play all cards of cost 3 or less from your hand onto the field.',
    'Mettez Nell dans la Break Zone : Jouez toutes les cartes de coût 3 ou moins de votre main sur le terrain.',
  ],
  [
    'with how many Elements it was paid for',
    enters({ if: self('paid:elements', 3) }, draws),
    'When Nell enters the field, if Nell was paid for with CP of 3 or more different Elements, draw 1 card.',
    "Lorsque Nell entre sur le terrain, si Nell a été payé avec des CP d'au moins 3 Éléments différents, piochez 1 carte.",
  ],
  [
    'that it was not cast',
    enters({ if: { not: self('paid:cast', 1) } }, draws),
    'When Nell enters the field, if Nell was not cast, draw 1 card.',
    "Lorsque Nell entre sur le terrain, si Nell n'a pas été lancé, piochez 1 carte.",
  ],
  [
    'another cost of a Character',
    castFor({ do: 'extra', name: 'other', cost: [cp({ any: 2 })], instead: true }),
    'Instead of paying its cost you may pay {2}.',
    'Au lieu de payer son coût, vous pouvez payer {2}.',
  ],
  [
    'the next one that is cast',
    enters({}, ...nextCheaper(2, 1, { trait: 'type', is: 'forward' })),
    'When Nell enters the field, the next Forward you cast this turn costs 2 CP less and cannot cost less than 1 CP.',
    "Lorsque Nell entre sur le terrain, le prochain Avant que vous lancez jusqu'à la fin du tour coûte 2 CP de moins et ne peut pas coûter moins de 1 CP.",
  ],
  [
    'when it can be cast, wherever it is cast from',
    castOnlyIf('play', { not: { exists: forwards('you') } }),
    'If you control a Forward, Nell cannot be played.',
    'Si vous contrôlez un Avant, Nell ne peut pas être joué.',
  ],
  [
    'the discarded card, and not another that "it" could be',
    action(
      { cost: [spends('discard', inYour('hand'), { name: 'taken' })] },
      { do: 'if', cond: { exists: them('taken', { trait: 'element', is: 'wind' }) }, then: [draws] },
    ),
    'Discard 1 card: If the discarded card is a Wind card, draw 1 card.',
    'Défaussez-vous de 1 carte : Si la carte défaussée est une carte de Vent, piochez 1 carte.',
  ],
  [
    'several at once',
    auto({ on: 'move', seat: 'you', why: 'discard', together: 1 }, {}, draws),
    'When you discard 1 or more cards, draw 1 card.',
    "Lorsque vous vous défaussez d'au moins 1 carte, piochez 1 carte.",
  ],
  [
    'what has happened this turn, so often',
    enters({ if: { happened: { on: 'attack', card: this_ }, within: 'turn', atLeast: 2 } }, draws),
    'When Nell enters the field, if Nell has attacked 2 or more times this turn, draw 1 card.',
    'Lorsque Nell entre sur le terrain, si Nell a attaqué au moins 2 fois ce tour-ci, piochez 1 carte.',
  ],
  [
    'for each different Element',
    fieldAbility({ do: 'gain', to: this_, stat: 'power', add: { times: [1000, { different: 'element', of: forwards('you') }] } }),
    'Nell gains +1000 power for each different Element among Forwards you control.',
    'Nell gagne +1000 de force pour chaque Élément différent parmi les Avants que vous contrôlez.',
  ],
  [
    'a text that works where it was removed to',
    { ...auto(heads.endOfYourTurn, {}, draws), zones: ['removed'] },
    'At the end of your turn, draw 1 card. This triggers only while Nell is removed from the game.',
    'À la fin de votre tour, piochez 1 carte. Cette compétence ne se déclenche que tant que Nell est retiré du jeu.',
  ],
  [
    'so many of several, and more under a condition',
    {
      ...use(),
      declare: [
        {
          do: 'modes',
          name: 'action',
          of: [{ do: [draws] }, { do: [{ do: 'discard', whose: 'opponent' }] }],
          count: { if: { exists: forwards('you'), atLeast: 2 }, then: 2, else: 1 },
          atLeast: { if: { exists: forwards('you'), atLeast: 2 }, then: 0, else: 1 },
        },
      ],
    },
    'Select 1 of these 2: "Draw 1 card" or "The opponent discards 1 card". If you control 2 or more Forwards, select up to 2 of them instead.',
    "Sélectionnez 1 des 2 actions suivantes : « Piochez 1 carte » ou « L'adversaire se défausse de 1 carte ». Si vous contrôlez au moins 2 Avants, sélectionnez jusqu'à 2 de ces actions à la place.",
  ],
  [
    'what none of them can, not "all of them cannot"',
    use({ do: 'forbid', deed: 'break', to: forwards('you'), until: EOT }),
    'Forwards you control cannot be broken this turn.',
    "Les Avants que vous contrôlez ne peuvent pas être détruits jusqu'à la fin du tour.",
  ],
  [
    'removed until the end of the turn',
    {
      ...use(
        { do: 'move', what: them('it'), to: 'removed', name: 'gone' },
        { do: 'later', ability: { when: { on: 'turnEnds' }, do: [{ do: 'enter', what: them('gone') }] } },
      ),
      declare: [choose('it', forwards())],
    },
    'Choose 1 Forward. Remove it from the game. At the end of the turn, play it onto the field.',
    'Choisissez 1 Avant. Retirez-le du jeu. À la fin du tour, jouez-le sur le terrain.',
  ],
  [
    'removed for as long as this is on the field',
    auto(
      heads.enter,
      { declare: [choose('it', forwards('opponent'))], if: { exists: { self: true, zone: 'field' } } },
      { do: 'move', what: them('it'), to: 'removed', name: 'gone' },
      { do: 'later', ability: { when: { on: 'move', card: this_, from: 'field' }, do: [{ do: 'enter', what: them('gone') }] } },
    ),
    'When Nell enters the field, if Nell is on the field, choose 1 Forward the opponent controls. Remove it from the game. The next time Nell leaves the field, play it onto the field.',
    "Lorsque Nell entre sur le terrain, si Nell est sur le terrain, choisissez 1 Avant contrôlé par l'adversaire. Retirez-le du jeu. La prochaine fois que Nell quitte le terrain, jouez-le sur le terrain.",
  ],
  [
    'where the card is not',
    whileTrue({ not: { exists: { self: true, zone: ['hand', 'removed'] } } }, { do: 'gain', to: this_, stat: 'power', add: 1000 }),
    'If Nell is not in your hand or removed from the game, Nell gains +1000 power.',
    "Si Nell n'est pas dans votre main ou retiré du jeu, Nell gagne +1000 de force.",
  ],
  [
    'which of two deals damage to which',
    action(
      { cost: [cp({ any: 1 })], declare: [choose('own', forwards('you')), choose('it', forwards('opponent'))] },
      { do: 'damage', to: them('it'), n: { stat: 'power', of: them('own') }, by: them('own'), fixed: true },
    ),
    '{1}: Choose 1 Forward you control and choose 1 Forward the opponent controls. That Forward you control deals damage equal to its power to that Forward the opponent controls. This damage cannot be reduced.',
    "{1} : Choisissez 1 Avant que vous contrôlez et choisissez 1 Avant contrôlé par l'adversaire. Cet Avant que vous contrôlez inflige des dégâts égaux à sa force à cet Avant contrôlé par l'adversaire. Ces dégâts ne peuvent pas être réduits.",
  ],
  [
    'two kinds of cards, of which one is told by more',
    {
      ...use(toHand(them('it'))),
      declare: [
        choose(
          'it',
          inYour('breakZone', {
            any: [
              {
                all: [
                  { trait: 'type', is: 'forward' },
                  { stat: 'cost', atMost: 2 },
                ],
              },
              { trait: 'type', is: 'monster' },
            ],
          }),
        ),
      ],
    },
    'Choose 1 Forward of cost 2 or less or Monster in your Break Zone. Add it to your hand.',
    'Choisissez 1 Avant de coût 2 ou moins ou Monstre dans votre Break Zone. Ajoutez-le à votre main.',
  ],
  [
    'what is taken from the top is what it is, and may be fewer',
    use({ do: 'lookTop', n: 4, take: [{ trait: 'type', is: 'forward' }], count: 2, to: 'field', dull: true }),
    'Look at the top 4 cards of your deck. You may reveal up to 2 Forwards among them and play them onto the field dull. Put the rest on the bottom of your deck in any order.',
    "Regardez les 4 premières cartes de votre Deck. Vous pouvez révéler jusqu'à 2 Avants parmi elles et les jouer dullés sur le terrain. Mettez le reste sous votre Deck dans l'ordre de votre choix.",
  ],
  [
    'one by one until a Forward is found',
    use({ do: 'lookTop', untilFound: true, take: [{ trait: 'type', is: 'forward' }], rest: 'shuffled' }),
    'Reveal cards from the top of your deck one by one until 1 Forward is revealed. Add it to your hand. Shuffle the rest and put it on the bottom of your deck.',
    "Révélez une à une les cartes du dessus de votre Deck jusqu'à ce que 1 Avant soit révélé. Ajoutez-le à votre main. Mélangez le reste et mettez-le sous votre Deck.",
  ],
  [
    'a single card from the top',
    use({ do: 'lookTop', n: 1, take: [{ trait: 'type', is: 'forward' }], rest: 'breakZone' }),
    'Look at the top card of your deck. If it is a Forward, you may reveal it and add it to your hand. Otherwise, put it into the Break Zone.',
    "Regardez la première carte de votre Deck. Si c'est un Avant, vous pouvez le révéler et l'ajouter à votre main. Sinon, mettez-la dans la Break Zone.",
  ],
  [
    'what is selected from a hand that is revealed',
    use({ do: 'discard', whose: 'opponent', by: 'you', n: 2, where: [{ stat: 'cost', atMost: 3 }] }),
    'The opponent reveals their hand. Select 2 cards of cost 3 or less from it. They discard them.',
    "L'adversaire révèle sa main. Sélectionnez-y 2 cartes de coût 3 ou moins. Il s'en défausse.",
  ],
  [
    'of exactly one Element',
    enters({ if: { exists: { self: true, where: [{ mark: 'paid:elements', is: 1 }] } } }, draws),
    'When Nell enters the field, if Nell was paid for with CP of exactly 1 Element, draw 1 card.',
    "Lorsque Nell entre sur le terrain, si Nell a été payé avec des CP d'exactement 1 Élément, piochez 1 carte.",
  ],
  [
    'what has not happened, and what is not yet so',
    castOnlyIf('play', { happened: { on: 'move', card: forwards('you'), from: 'field', to: 'breakZone' }, within: 'turn' }),
    'Unless a Forward you control has been put from the field into the Break Zone this turn, Nell cannot be played.',
    'Sauf si un Avant que vous contrôlez a été mis du terrain dans la Break Zone ce tour-ci, Nell ne peut pas être joué.',
  ],
  [
    'the power of a card that was put away',
    action(
      { cost: [spends('put', forwards('you'), { name: 'taken' })], declare: [choose('it', forwards('opponent'))] },
      { do: 'damage', to: them('it'), n: { stat: 'power', of: them('taken') } },
    ),
    'Put 1 Forward you control into the Break Zone: Choose 1 Forward the opponent controls. Deal it damage equal to the power of the card put into the Break Zone.',
    "Mettez 1 Avant que vous contrôlez dans la Break Zone : Choisissez 1 Avant contrôlé par l'adversaire. Infligez-lui des dégâts égaux à la force de la carte mise dans la Break Zone.",
  ],
];

describe('a text says what the card does:', () => {
  test.each(texts)('%s', (_about, ability, en, fr) => {
    expect(said(ability)).toEqual([en, fr]);
  });
});
