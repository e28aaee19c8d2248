/** What the Inazuma board says itself. The terms are those of the rules in each language. */
import { unbroken } from '../../words/unbroken.ts';
import type { Step } from './told.ts';

type Next = Exclude<Step, 'end' | 'shootout'>;

export interface BoardWords {
  readonly turnOf: (turn: number, of: number) => string;
  readonly turn: (n: number) => string;
  readonly beforeStart: string;
  readonly fullTime: string;
  readonly shootout: string;
  readonly youAttack: string;
  readonly theyAttack: string;
  readonly attacksNow: (who: string) => string;
  readonly phases: { readonly strategy: string; readonly attack: string; readonly shooting: string; readonly end: string };
  readonly ifThrough: (mine: boolean) => string;
  readonly ifLevel: string;
  readonly steps: { readonly [step in Next]: string };
  readonly side: readonly [string, string];
  readonly actionSide: string;
  readonly lines: { readonly [line: string]: string };
  readonly slot: (line: string, side: string) => string;
  readonly empty: string;
  readonly goalkeeper: string;
  readonly goals: (n: number) => string;
  readonly level: string;
  readonly technique: string;
  readonly attributes: { readonly [attribute: string]: string };
  readonly requires: (attributes: readonly string[]) => string;
  readonly firedUp: (sp: number) => string;
  readonly stack: (cards: number) => string;
  readonly exhausted: string;
  readonly attacks: string;
  readonly defends: string;
  readonly kicks: string;
  readonly inGoal: string;
  readonly bench: string;
  readonly yourBench: string;
  readonly theirBench: string;
  readonly nobody: string;
  readonly piles: { readonly [zone: string]: string };
  readonly keywords: { readonly [keyword: string]: string };
  readonly ownText: (name: string) => string;
  readonly textGone: string;
  readonly nobodyFights: string;
  // The meter.
  readonly attackHigher: string;
  readonly attackEqual: string;
  readonly shotHigher: string;
  readonly level0: string;
  readonly lead: (n: number) => string;
  readonly trail: (n: number) => string;
  readonly total: (near: number, far: number) => string;
  readonly with: (what: string, then: string) => string;
  // Moments.
  readonly choose: string;
  readonly place: string;
  readonly placeHelp: string;
  readonly placed: string;
  readonly suggested: string;
  readonly lastChance: string;
  readonly goal: string;
  readonly save: string;
  readonly noShot: string;
  readonly broken: string;
  readonly stopped: string;
  readonly match: string;
  readonly toCome: string;
  readonly now: string;
  readonly round: (n: number) => string;
  readonly scores: string;
  readonly misses: string;
  readonly higherLevel: string;
  // What an answer comes to.
  readonly against: (own: number, other: number) => string;
  readonly compared: (broke: boolean, mine: boolean) => string;
  readonly thenFlip: string;
  readonly then: { readonly [step in Next]: (mine: boolean) => string };
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const mayAct = (mine: boolean) => (mine ? 'then you may act' : 'then they may act');
const peutAgir = (mine: boolean) => (mine ? 'puis vous pouvez agir' : "puis l'adversaire peut agir");

const en: BoardWords = {
  turnOf: (turn, of) => `Turn ${turn} of ${of}`,
  turn: (n) => `Turn ${n}`,
  beforeStart: 'Before the first turn',
  fullTime: 'Full time',
  shootout: 'Penalty shootout',
  youAttack: 'You attack',
  theyAttack: 'They attack',
  attacksNow: (who) => `${who} attacks`,
  phases: { strategy: 'Strategy', attack: 'Attack', shooting: 'Shooting', end: 'End of turn' },
  ifThrough: (mine) => (mine ? 'only if you break through' : 'only if they break through'),
  ifLevel: 'level: penalties',
  steps: {
    lineUp: 'Line-ups, in secret',
    afterDraw: 'Actions after the draw',
    bench: 'One to the bench',
    afterBench: 'Actions after the bench',
    move: 'Bench to field',
    afterMove: 'Last actions',
    side: 'Choose side',
    join: 'Join from the other side',
    attackActions: 'Actions, in turns',
    compare: 'Compare totals',
    kicker: 'Choose kicker',
    shotActions: 'Actions, in turns',
    lastChance: 'Last chance',
    under: 'Cards go under the deck',
  },
  side: ['Side A', 'Side B'],
  actionSide: 'action side',
  lines: { FW: 'Forwards', MF: 'Midfield', DF: 'Defence' },
  slot: (line, side) => `${line}, ${lowered(side)}`,
  empty: 'empty',
  goalkeeper: 'Goalkeeper',
  goals: (n) => (n === 1 ? '1 goal' : `${n} goals`),
  level: 'LV',
  technique: 'TECH',
  attributes: { power: 'Power', speed: 'Speed', teamwork: 'Teamwork', tactic: 'Tactic', none: 'no attribute' },
  requires: (attributes) => `needs ${attributes.join(' + ')} on the field`,
  firedUp: (sp) => `fired-up, ${sp} SP`,
  stack: (cards) => `stack of ${cards}`,
  exhausted: 'exhausted',
  attacks: 'attacks',
  defends: 'defends',
  kicks: 'shoots',
  inGoal: 'in goal',
  bench: 'Bench',
  yourBench: 'Your bench',
  theirBench: 'Their bench',
  nobody: 'nobody yet',
  piles: {
    deck: 'Deck',
    hand: 'Hand',
    discard: 'Discard',
    starting: 'Starting pile',
    out: 'Out',
    underKeeper: 'Under keeper',
    looking: 'Looked at',
  },
  keywords: { dribbler: 'Dribbler', defender: 'Defender', striker: 'Striker' },
  ownText: (name) => `${name}, own text`,
  textGone: 'effect',
  nobodyFights: 'Nobody',
  attackHigher: 'Attack must be higher',
  attackEqual: 'Attack must reach it',
  shotHigher: 'The higher one wins',
  level0: 'It is level.',
  lead: (n) => `You lead by ${n}.`,
  trail: (n) => `You are ${n} behind.`,
  total: (near, far) => `you ${near}, they ${far}`,
  with: (what, then) => `With ${what}: ${lowered(then)}`,
  choose: 'Choose here',
  place: 'Your line-up',
  placeHelp: 'Point at a card, then at its place. Your opponent sees nothing before both are done.',
  placed: 'Your line-up stands. Waiting for the other one.',
  suggested: 'suggested',
  lastChance: 'Last chance',
  goal: 'Goal',
  save: 'Saved',
  noShot: 'The shot was called off',
  broken: 'Broke through',
  stopped: 'Attack stopped',
  match: 'The six turns',
  toCome: 'to come',
  now: 'now',
  round: (n) => `Kick ${n}`,
  scores: 'scores',
  misses: 'no goal',
  higherLevel: 'The higher level scores. Five kicks each, then the first that differs.',
  against: (own, other) => `${own} against ${other}`,
  compared: (broke, mine) => {
    if (broke) return mine ? 'totals are compared: you break through' : 'totals are compared: they break through';
    return mine ? 'totals are compared: your attack fails' : 'totals are compared: their attack fails';
  },
  thenFlip: 'then both turn up a card',
  then: {
    lineUp: () => 'then the line-ups of the next round',
    afterDraw: mayAct,
    bench: (mine) => (mine ? 'then you may bench a card' : 'then they may bench a card'),
    afterBench: mayAct,
    move: (mine) => (mine ? 'then you may move' : 'then they may move'),
    afterMove: mayAct,
    side: (mine) => (mine ? 'then you choose the side' : 'then they choose the side'),
    join: (mine) => (mine ? 'then you may join' : 'then they may join'),
    attackActions: mayAct,
    compare: () => 'then totals are compared',
    kicker: (mine) => (mine ? 'then you choose the kicker' : 'then they choose the kicker'),
    shotActions: mayAct,
    lastChance: () => 'then both turn up a card',
    under: () => 'they go under as they were turned up',
  },
};

const fr: BoardWords = unbroken({
  turnOf: (turn, of) => `Tour ${turn} sur ${of}`,
  turn: (n) => `Tour ${n}`,
  beforeStart: 'Avant le premier tour',
  fullTime: 'Fin du match',
  shootout: 'Tirs au but',
  youAttack: 'Vous attaquez',
  theyAttack: "L'adversaire attaque",
  attacksNow: (who) => `${who} attaque`,
  phases: { strategy: 'Stratégie', attack: 'Attaque', shooting: 'Tir', end: 'Fin du tour' },
  ifThrough: (mine) => (mine ? 'si vous percez' : "si l'adversaire perce"),
  ifLevel: 'égalité : tirs au but',
  steps: {
    lineUp: 'Formations, en secret',
    afterDraw: 'Actions après la pioche',
    bench: 'Un remplaçant au banc',
    afterBench: 'Actions après le banc',
    move: 'Du banc au terrain',
    afterMove: 'Dernières actions',
    side: 'Choisir le côté',
    join: "Venir de l'autre côté",
    attackActions: 'Actions, à tour de rôle',
    compare: 'Comparer les totaux',
    kicker: 'Choisir le tireur',
    shotActions: 'Actions, à tour de rôle',
    lastChance: 'Dernière chance',
    under: 'Cartes sous la pioche',
  },
  side: ['Côté A', 'Côté B'],
  actionSide: "côté d'action",
  lines: { FW: 'Avants', MF: 'Milieux', DF: 'Arrières' },
  slot: (line, side) => `${line}, ${lowered(side)}`,
  empty: 'libre',
  goalkeeper: 'Gardien',
  goals: (n) => (n === 1 ? '1 but' : `${n} buts`),
  level: 'NIV',
  technique: 'TECH',
  attributes: { power: 'Puissance', speed: 'Vitesse', teamwork: 'Collectif', tactic: 'Tactique', none: 'sans attribut' },
  requires: (attributes) => `exige ${attributes.join(' + ')} sur le terrain`,
  firedUp: (sp) => `enflammé, ${sp} SP`,
  stack: (cards) => `empilement de ${cards}`,
  exhausted: 'épuisé',
  attacks: 'attaque',
  defends: 'défend',
  kicks: 'tire',
  inGoal: 'au but',
  bench: 'Banc',
  yourBench: 'Votre banc',
  theirBench: 'Banc adverse',
  nobody: 'personne encore',
  piles: {
    deck: 'Pioche',
    hand: 'Main',
    discard: 'Défausse',
    starting: 'Titulaires',
    out: 'Sortis',
    underKeeper: 'Sous le gardien',
    looking: 'Cartes regardées',
  },
  keywords: { dribbler: 'Dribbleur', defender: 'Défenseur', striker: 'Buteur' },
  ownText: (name) => `${name}, son texte`,
  textGone: 'effet',
  nobodyFights: 'Personne',
  attackHigher: "L'attaque doit être supérieure",
  attackEqual: "L'attaque doit égaler",
  shotHigher: 'Le plus haut gagne',
  level0: 'Égalité pour le moment.',
  lead: (n) => `Vous menez de ${n}.`,
  trail: (n) => `Il vous manque ${n}.`,
  total: (near, far) => `vous ${near}, adversaire ${far}`,
  with: (what, then) => `Avec ${what} : ${lowered(then)}`,
  choose: 'Choisissez ici',
  place: 'Votre formation',
  placeHelp: "Désignez une carte, puis sa place. L'adversaire ne voit rien avant que les deux aient fini.",
  placed: "Votre formation est prête. L'autre se prépare encore.",
  suggested: 'conseillé',
  lastChance: 'Dernière chance',
  goal: 'But',
  save: 'Arrêt',
  noShot: 'Le tir a été annulé',
  broken: 'Percée réussie',
  stopped: 'Attaque arrêtée',
  match: 'Les six tours',
  toCome: 'à venir',
  now: 'en cours',
  round: (n) => `Tir ${n}`,
  scores: 'marque',
  misses: 'pas de but',
  higherLevel: 'Le plus haut niveau marque. Cinq tirs chacun, puis le premier écart décide.',
  against: (own, other) => `${own} contre ${other}`,
  compared: (broke, mine) => {
    if (broke) return mine ? 'on compare : vous percez' : "on compare : l'adversaire perce";
    return mine ? 'on compare : votre attaque échoue' : 'on compare : son attaque échoue';
  },
  thenFlip: 'puis chacun dévoile une carte',
  then: {
    lineUp: () => 'puis les formations de la manche suivante',
    afterDraw: peutAgir,
    bench: (mine) => (mine ? 'puis votre banc' : 'puis son banc'),
    afterBench: peutAgir,
    move: (mine) => (mine ? 'puis vos déplacements' : 'puis ses déplacements'),
    afterMove: peutAgir,
    side: (mine) => (mine ? 'puis vous choisissez le côté' : "puis l'adversaire choisit le côté"),
    join: (mine) => (mine ? 'puis vous pouvez vous joindre' : "puis l'adversaire peut se joindre"),
    attackActions: peutAgir,
    compare: () => 'puis on compare les totaux',
    kicker: (mine) => (mine ? 'puis vous choisissez le tireur' : "puis l'adversaire choisit le tireur"),
    shotActions: peutAgir,
    lastChance: () => 'puis chacun dévoile une carte',
    under: () => 'elles vont dessous comme dévoilées',
  },
});

export const wordsFor = (language: string): BoardWords => (language === 'fr' ? fr : en);
