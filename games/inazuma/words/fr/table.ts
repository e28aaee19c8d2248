/** What is said at the table in French: questions, answers, refusals, results. */
import { type At, french as f, type OptionAt, type Who } from '@touchline/text';
import {
  attackerOf,
  countsNowhere,
  demandOf,
  isTechnique,
  offered,
  ownOf,
  phaseOf,
  phasesFor,
  slotWords,
  stacksOn,
} from '../../read/seen.ts';
import type { Args, Mistake, TableWords } from '../vocabulary.ts';
import { attributeName, gagner, kindNoun } from './nouns.ts';

const { grammar, de, un } = f;
const { or, quote } = grammar;

const wins = (w: Who | null, how: string, draw: string) => (w ? grammar.tell({ who: w, verb: gagner, rest: how }) : `match nul : ${draw}`);

// ---------------------------------------------------------------- questions and answers

const named = (o: OptionAt, i = 0): string => o.names(o.option)[i] ?? 'une carte';

function actions(o: At): string {
  const { play, assist, use } = offered(o);
  const things = [...(play ? ['une technique spéciale'] : []), ...(assist ? ['une passe décisive'] : []), ...(use ? ['une capacité'] : [])];
  if (things.length === 0) return `Vous n'avez rien à utiliser maintenant. ${grammar.question('passer')}`;
  return grammar.question(`utiliser ${or(things)}, ou passer`);
}

/** « God Hand : … » has a name of its own; other texts are named after their card. */
function useText(o: OptionAt): string {
  const named = o.say.library.abilities[o.option.n].spec.notes?.name !== undefined;
  return `${o.names(o.option)[0] ?? ''}${named ? ' – ' : ' : '}${o.say.ability(o.option.n)}`;
}

/** How a player ends what they are doing. */
const doneTexts: { readonly [ask: string]: string } = {
  place: "c'est ma formation",
  move: 'plus de déplacement',
  join: "personne d'autre",
};

const partNow = ({ view, ask }: At): string => (attackerOf(view) === ask.seat ? "à l'attaque" : 'à la défense');

// ---------------------------------------------------------------- refusals and mistakes

const tooHigh = (x: Args, what: string): string =>
  `${x.card} est de niveau ${x.level} et ${what} qu'à partir du tour ${x.level} ; c'est le tour ${x.turn}`;

const phaseName = { strategy: 'de stratégie', attack: "d'attaque", shooting: 'de tir' } as const;

function wrongPhase(x: Args, phases: readonly (keyof typeof phaseName)[]): string {
  if (phases.length === 0) return `${x.card} n'a pas de capacité pour cette phase`;
  return `${x.card} n'est jouable que pendant la phase ${or(phases.map((p) => phaseName[p]))}`;
}

const groupNeeds: { readonly [group: string]: string } = {
  goalkeeper: 'il faut exactement 1 gardien',
  starting: 'il faut exactement 10 titulaires',
  deck: 'il faut 30 cartes ou plus dans la pioche',
};

const groupName: { readonly [group: string]: string } = {
  goalkeeper: 'la zone de but',
  starting: 'la pile des titulaires',
  deck: 'la pioche',
};

const mistakes: { readonly [M in Mistake]: (x: Args, id: string) => string } = {
  group: (x) => `une liste n'a pas de partie ${quote(String(x.group))} ; utilisez ${x.groups}`,
  unknown: (_x, id) => `il n'y a pas de carte ${quote(id)} ; vérifiez son identifiant`,
  place: (x, id) =>
    `${id} est ${un(kindNoun(x.kind)).words} et ne peut pas commencer dans ${groupName[x.group]} ; déplacez ou retirez cette carte`,
  pool: (_x, id) => `${id} ne fait pas partie des cartes de ce match ; retirez cette carte ou admettez-en d'autres`,
  size: (x) => {
    const more = Number(x.count) - Number.parseInt(String(x.needs), 10);
    return `${groupNeeds[x.group]}, et cette liste en a ${x.count} ; ${more > 0 ? `retirez-en ${more}` : `ajoutez-en ${-more}`}`;
  },
  copies: (x) =>
    x.group === 'starting'
      ? `les titulaires doivent avoir des noms différents, et ${x.count} s'appellent ${x.name} ; retirez-en ${Number(x.count) - Number(x.most)}`
      : `une pioche a au plus ${x.most} cartes du même nom, et celle-ci en a ${x.count} du nom ${de(String(x.name))} ; retirez-en ${Number(x.count) - Number(x.most)}`,
  formation: () =>
    "avec des formations fixes, il faut les dix titulaires d'un paquet prêt ; prenez ceux-ci ou désactivez les formations fixes",
  starter: () => 'seuls les paquets prêts sont permis dans ce match ; prenez-en un ou changez les règles de composition',
};

export const table: TableWords = {
  asks: {
    place: {
      prompt: ({ view }) => {
        const { turn } = ownOf(view);
        return grammar.question(`formation des tours ${turn} et ${turn + 1} : qui placez-vous`);
      },
      only: 'seuls les personnages de votre pile des titulaires peuvent être placés maintenant',
    },
    actions: {
      prompt: actions,
      only: 'seules les cartes de votre main et les capacités de vos personnages sont utilisables maintenant',
    },
    bench: {
      prompt: ({ ask }) =>
        ask.options.length > 1
          ? grammar.question('poser un remplaçant sur votre banc')
          : `Vous n'avez pas de remplaçant pour votre banc. ${grammar.question('continuer')}`,
      only: 'seul un remplaçant de votre main peut être posé sur le banc maintenant',
    },
    move: {
      prompt: () => grammar.question('faire entrer un remplaçant sur le terrain'),
      only: 'seuls les remplaçants de votre banc peuvent se déplacer maintenant',
    },
    side: { prompt: () => grammar.question('de quel côté attaquez-vous'), only: "il s'agit de choisir le côté d'action" },
    join: {
      prompt: (o) => grammar.question(`quelqu'un se joint-il ${partNow(o)} depuis l'autre côté`),
      only: "seuls les personnages qui peuvent participer depuis l'autre côté peuvent être choisis maintenant",
    },
    kicker: { prompt: () => grammar.question('qui tire'), only: "il s'agit de choisir le tireur parmi les personnages qui ont attaqué" },
    under: {
      prompt: () => grammar.question('quelle carte va ensuite sous votre pioche, au-dessous des autres'),
      only: 'seules les cartes que vous avez dévoilées vont sous votre pioche maintenant',
    },
  },
  verbs: {
    lineUpA: () => 'la formation proposée, attaque côté A',
    lineUpB: () => 'la formation proposée, attaque côté B',
    place: (o) => {
      const { line, side } = slotWords(o.option.n);
      return `placer ${named(o)} comme ${line} du côté ${side}`;
    },
    done: ({ ask }) => doneTexts[ask.name] ?? "c'est tout",
    pass: () => 'passer',
    play: (o) => `jouer ${named(o)}`,
    assist: (o) => `passe décisive ${de(named(o))} à ${named(o, 1)}`,
    use: useText,
    bench: (o) => `poser ${named(o)} sur le banc${stacksOn(o, 'bench') ? " (s'enflamme)" : ''}`,
    decline: () => 'ne poser personne sur le banc',
    move: (o) =>
      stacksOn(o, 'field')
        ? `faire entrer ${named(o)} sur ${named(o)} (s'enflamme)`
        : `faire entrer ${named(o)} du côté ${slotWords(o.option.n).side}`,
    side: (o) => `côté ${slotWords(o.option.n).side}`,
    join: (o) => `${named(o)} se joint ${partNow(o)}`,
    kicker: (o) => `${named(o)} tire`,
    under: (o) => `mettre ${named(o)} sous la pioche`,
    asFlipped: () => "toutes dans l'ordre où elles ont été dévoilées",
    choose: (o) =>
      `choisir ${named(o)}${countsNowhere(o) ? ` (ne compte pas dans ${phaseOf(o.view) === 'attack' ? 'cette attaque' : 'ce tir'})` : ''}`,
  },
  refusals: {
    'INA-101': () => 'un effet vous interdit les passes décisives pendant cette phase',
    'INA-404': (x) => `une formation demande au moins 2 personnages, et vous en avez placé ${x.placed}`,
    'INA-406': (x) => `les deux emplacements pour ${x.card} sont pris`,
    'INA-408': (x) => `${x.left} personnages doivent rester dans la pile des titulaires pour les manches à venir`,
    'INA-413': (x) => `${x.card} est une technique spéciale ; seuls les remplaçants vont sur le banc`,
    'INA-418': () => 'vous avez déjà déplacé deux personnages pendant ce tour',
    'INA-420': (x) => tooHigh(x, 'ne peut se déplacer'),
    'INA-421': (x) => `il n'y a pas d'emplacement libre pour ${x.card}`,
    'INA-422': (x) => `la carte ${x.card} est épuisée et ne peut pas se déplacer`,
    'INA-507': (x) => `la carte ${x.card} doit être enflammée pour cela`,
    'INA-607': (x) => tooHigh(x, "n'est jouable"),
    'INA-608': (x) => `${x.card} demande plus de personnages ${attributeName(x.attribute)} sur votre terrain`,
    'INA-616': (x, say) => wrongPhase(x, phasesFor(say, x.card)),
    'INA-617': (x) => `${x.card} n'est utilisable que pendant le tour de l'autre joueur`,
    'INA-620': (x) => `${x.card} n'a ni attribut ni équipe en commun avec un personnage qui pourrait recevoir la passe décisive`,
    'INA-622': () => 'aucun de vos personnages ne participe, donc personne ne peut recevoir de passe décisive',
    'INA-623': () => 'seul le tireur peut recevoir une passe décisive maintenant',
    'INA-625': (x) => `${x.card} ne peut faire une passe décisive que pendant la phase d'attaque et la phase de tir`,
    'INA-627': (x, say) =>
      isTechnique(say, x.card)
        ? `${x.card} est une technique spéciale et ne peut pas faire de passe décisive`
        : `${x.card} fait partie des remplaçants : on les pose sur le banc à leur étape, ou ils font une passe décisive pendant une attaque ou un tir`,
    'INA-629': (x) => `vous ne pouvez pas payer le coût de la capacité ${de(String(x.card))}`,
    'INA-632': (x) => `la capacité ${de(String(x.card))} n'agit que sur le banc`,
    'INA-633': (x) => `la capacité ${de(String(x.card))} n'agit pas sur le banc`,
    'INA-634': (x) => `la carte ${x.card} est déjà épuisée`,
    'INA-637': (x) => `la capacité ${de(String(x.card))} a déjà servi pendant ce tour`,
    'INA-638': (x, say) =>
      isTechnique(say, x.card)
        ? `${x.card} ne changerait rien maintenant`
        : `${x.card} n'a pas de capacité qui changerait quelque chose maintenant`,
    'INA-R11': (x) => tooHigh(x, 'ne peut faire une passe décisive'),
    'INA-R33': (x, say) => {
      const demand = demandOf(say, x.card);
      return demand === '' ? `ce que demande ${x.card} n'est pas rempli` : `${x.card} n'est jouable que ${f.si(demand)}`;
    },
    'INA-R58': (x) => `un effet interdit à ${x.card} les capacités qui ont un coût pendant cette phase`,
    'INA-R59': (x) =>
      x.card === undefined
        ? "la formation est fixe et n'est pas encore complète"
        : `${x.card} n'est pas dans la formation fixe de cette manche`,
  },
  problem: (p) => mistakes[p.args.what as Mistake](p.args, p.card ?? ''),
  results: {
    goals: (w) => wins(w, 'avec plus de buts après six tours', "autant de buts de part et d'autre après six tours"),
    level: (w) => wins(w, 'aux buts', "autant de buts de part et d'autre après six tours"),
    shootout: (w) => wins(w, 'aux tirs au but', "les tirs au but n'ont rien décidé"),
    deckOut: (w) => wins(w, "parce que l'autre pioche est vide", 'les deux pioches sont vides'),
    bothDecksOut: (w) =>
      wins(
        w,
        'aux buts, les deux pioches se vidant au même instant',
        "les deux pioches sont vides, avec autant de buts de part et d'autre",
      ),
  },
  phases: {
    turn: 'Tour',
    strategy: 'Phase de stratégie',
    formation: 'Formation',
    benching: 'Banc',
    moving: 'Déplacements',
    attack: "Phase d'attaque",
    joining: 'Participants',
    shooting: 'Phase de tir',
    lastChance: 'Dernière chance',
    putUnder: 'Sous la pioche',
    end: 'Phase de fin',
    shootout: 'Tirs au but',
    actions: 'Fenêtre',
    ability: 'Effet',
  },
};
