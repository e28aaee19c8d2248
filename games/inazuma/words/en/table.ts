/** What is said at the table in English: questions, answers, refusals, results. */
import { english as e, problemBy, sized } from '@touchline/text';
import { ownOf, slotWords } from '../../read/seen.ts';
import { actionsBy, byCard, byDemand, byKind, byPhase, choosing, copiesBy, doneBy, partBy, stacking, useBy } from '../atTable.ts';
import type { Args, MistakeWords, TableWords } from '../vocabulary.ts';
import { attributeName, kindNoun } from './nouns.ts';

const { grammar } = e;
const { quote } = grammar;

const partNow = partBy('attack', 'defence');

// ---------------------------------------------------------------- refusals and mistakes

const tooHigh = (x: Args, what: string): string =>
  `${x.card} has level ${x.level} and ${what} from turn ${x.level} on; this is turn ${x.turn}`;

const groupNeeds: { readonly [group: string]: string } = {
  goalkeeper: 'a list needs exactly 1 goalkeeper',
  starting: 'a list needs exactly 10 starting characters',
  deck: 'the deck needs 30 cards or more',
};

const groupName: { readonly [group: string]: string } = { goalkeeper: 'the goal zone', starting: 'the starting pile', deck: 'the deck' };

const problem = problemBy({
  group: (x) => `a list has no part called ${quote(String(x.group))}; use ${x.groups}`,
  unknown: (_x, id) => `there is no card ${quote(id)}; check its id`,
  place: (x, id) => `${id} is ${e.a(kindNoun(x.kind).one)} and cannot begin in ${groupName[x.group]}; move it or take it out`,
  pool: (_x, id) => `${id} does not belong to the cards of this match; take it out or allow more cards`,
  size: sized(
    (x, remedy) => `${groupNeeds[x.group]}, and this list has ${x.count}; ${remedy}`,
    (n) => `take out ${n}`,
    (n) => `add ${n}`,
  ),
  copies: copiesBy(
    (x, over) => `the starting characters need different names, and ${x.count} are called ${x.name}; take out ${over}`,
    (x, over) => `a deck has at most ${x.most} cards of a name, and this one has ${x.count} called ${x.name}; take out ${over}`,
  ),
  formation: () => 'with fixed line-ups the ten starting characters of a ready deck are needed; take those or switch fixed line-ups off',
  starter: () => 'only ready decks are allowed in this match; take one of them or change the deck rules',
} satisfies MistakeWords);

export const table: TableWords = {
  asks: {
    place: {
      prompt: ({ view }) => {
        const { turn } = ownOf(view);
        return `Line-up for turns ${turn} and ${turn + 1}: whom do you place?`;
      },
      only: 'now only characters of your starting pile can be placed',
    },
    actions: {
      prompt: actionsBy(grammar, {
        technique: 'a super technique',
        assist: 'an assist',
        ability: 'an ability',
        nothing: 'You have nothing to use now. Pass?',
        useOrPass: (things) => `use ${things}, or pass`,
      }),
      only: 'now only cards from your hand and abilities of your characters can be used',
    },
    bench: {
      prompt: ({ ask }) =>
        ask.options.length > 1 ? 'Lay a reserve character on your bench?' : 'You have no reserve character for your bench. Go on?',
      only: 'now only a reserve character from your hand can be laid on the bench',
    },
    move: {
      prompt: 'Bring a reserve character onto the field?',
      only: 'now only reserve characters on your bench can move',
    },
    side: { prompt: 'On which side do you attack?', only: 'now the action side has to be chosen' },
    join: {
      prompt: (o) => `Does anybody join the ${partNow(o)} from the other side?`,
      only: 'now only characters that may participate from the other side can be chosen',
    },
    kicker: { prompt: 'Who takes the shot?', only: 'now the kicker has to be chosen among the characters that attacked' },
    under: {
      prompt: 'Which card goes under your deck next, below the others?',
      only: 'now only the cards you turned up can be put under your deck',
    },
  },
  verbs: {
    lineUpA: 'the suggested line-up, attacking on side A',
    lineUpB: 'the suggested line-up, attacking on side B',
    place: (o) => {
      const { line, side } = slotWords(o.option.n);
      return `place ${o.named()} as ${line} on side ${side}`;
    },
    done: doneBy({ place: 'that is my line-up', move: 'no more moves', join: 'nobody else' }, 'that is all'),
    pass: 'pass',
    play: (o) => `play ${o.named()}`,
    assist: (o) => `assist ${o.named(1)} with ${o.named()}`,
    use: useBy(grammar),
    bench: stacking(
      'bench',
      (o) => `lay ${o.named()} on the bench (fired-up)`,
      (o) => `lay ${o.named()} on the bench`,
    ),
    decline: 'lay nobody on the bench',
    move: stacking(
      'field',
      (o) => `move ${o.named()} onto ${o.named()} (fired-up)`,
      (o) => `move ${o.named()} to side ${slotWords(o.option.n).side}`,
    ),
    side: (o) => `side ${slotWords(o.option.n).side}`,
    join: (o) => `${o.named()} joins the ${partNow(o)}`,
    kicker: (o) => `${o.named()} shoots`,
    under: (o) => `put ${o.named()} under the deck`,
    asFlipped: 'all of them as they were turned up',
    choose: choosing((o) => `choose ${o.named()}`, 'counts for nothing in this attack', 'counts for nothing in this shot'),
  },
  refusals: {
    'INA-101': 'an effect keeps you from using assists in this phase',
    'INA-404': (x) => `a line-up needs at least 2 characters, and you have placed ${x.placed}`,
    'INA-406': (x) => `both slots for ${x.card} are taken`,
    'INA-408': (x) => `${x.left} characters have to stay in the starting pile for the rounds to come`,
    'INA-413': (x) => `${x.card} is a super technique; only reserve characters can be laid on the bench`,
    'INA-418': 'you have already moved two characters in this turn',
    'INA-420': (x) => tooHigh(x, 'can move'),
    'INA-421': (x) => `there is no empty slot for ${x.card}`,
    'INA-422': (x) => `${x.card} is exhausted and cannot move`,
    'INA-507': (x) => `${x.card} has to be fired-up for that`,
    'INA-607': (x) => tooHigh(x, 'can be played'),
    'INA-608': (x) => `${x.card} needs more ${attributeName(x.attribute)} characters on your field`,
    'INA-616': byPhase(
      grammar,
      { strategy: 'strategy', attack: 'attack', shooting: 'shooting' },
      (x) => `${x.card} has no ability for this phase`,
      (x, phases) => `${x.card} can be played only in the ${phases} phase`,
    ),
    'INA-617': (x) => `${x.card} can be used only on the other player's turn`,
    'INA-620': (x) => `${x.card} shares neither attribute nor team with a character that could get the assist`,
    'INA-622': 'none of your characters participates, so nobody can get an assist',
    'INA-623': 'only the kicker can get an assist now',
    'INA-625': (x) => `${x.card} can be an assist only in the attack phase and the shooting phase`,
    'INA-627': byKind(
      (x) => `${x.card} is a super technique and cannot be an assist`,
      (x) => `${x.card} is a reserve character: it comes to the bench in its own step, or it is an assist in an attack or a shot`,
    ),
    'INA-629': (x) => `you cannot pay the cost of the ability of ${x.card}`,
    'INA-632': (x) => `the ability of ${x.card} works on the bench only`,
    'INA-633': (x) => `the ability of ${x.card} does not work on the bench`,
    'INA-634': (x) => `${x.card} is exhausted already`,
    'INA-637': (x) => `the ability of ${x.card} has been used in this turn already`,
    'INA-638': byKind(
      (x) => `${x.card} would change nothing now`,
      (x) => `${x.card} has no ability that would change anything now`,
    ),
    'INA-R11': (x) => tooHigh(x, 'can be an assist'),
    'INA-R33': byDemand(
      (x) => `the demand of ${x.card} is not met`,
      (x, demand) => `${x.card} can be played only if ${demand}`,
    ),
    'INA-R58': (x) => `an effect keeps ${x.card} from using abilities with a cost in this phase`,
    'INA-R59': byCard('the line-up is fixed and not complete yet', (x) => `${x.card} is not in the fixed line-up of this round`),
  },
  problem,
  results: {
    goals: { win: 'with more goals after six turns', draw: 'equal goals after six turns' },
    level: { win: 'on goals', draw: 'equal goals after six turns' },
    shootout: { win: 'the penalty shootout', draw: 'the shootout brought no decision' },
    deckOut: { win: 'because the other deck has run out', draw: 'both decks have run out' },
    bothDecksOut: { win: 'on goals when both decks run out at the same moment', draw: 'both decks have run out, and the goals are equal' },
  },
  phases: {
    turn: 'Turn',
    strategy: 'Strategy phase',
    formation: 'Line-up',
    benching: 'Bench',
    moving: 'Moves',
    attack: 'Attack phase',
    joining: 'Participants',
    shooting: 'Shooting phase',
    lastChance: 'Last chance',
    putUnder: 'Under the deck',
    end: 'End phase',
    shootout: 'Penalty shootout',
    actions: 'Window',
    ability: 'Effect',
  },
};
