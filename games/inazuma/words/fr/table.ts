/** What is said at the table in French: questions, answers, refusals, results. */
import { french as f, problemBy, sized } from '@touchline/text';
import { ownOf, slotWords } from '../../read/seen.ts';
import { actionsBy, byCard, byDemand, byKind, byPhase, choosing, copiesBy, doneBy, partBy, stacking, useBy } from '../atTable.ts';
import type { Args, MistakeWords, TableWords } from '../vocabulary.ts';
import { attributeName, kindNoun } from './nouns.ts';

const { grammar, de, un } = f;
const { quote } = grammar;

const partNow = partBy("à l'attaque", 'à la défense');

// ---------------------------------------------------------------- refusals and mistakes

const tooHigh = (x: Args, what: string): string =>
  `${x.card} est de niveau ${x.level} et ${what} qu'à partir du tour ${x.level} ; c'est le tour ${x.turn}`;

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

const problem = problemBy({
  group: (x) => `une liste n'a pas de partie ${quote(String(x.group))} ; utilisez ${x.groups}`,
  unknown: (_x, id) => `il n'y a pas de carte ${quote(id)} ; vérifiez son identifiant`,
  place: (x, id) =>
    `${id} est ${un(kindNoun(x.kind)).words} et ne peut pas commencer dans ${groupName[x.group]} ; déplacez ou retirez cette carte`,
  pool: (_x, id) => `${id} ne fait pas partie des cartes de ce match ; retirez cette carte ou admettez-en d'autres`,
  size: sized(
    (x, remedy) => `${groupNeeds[x.group]}, et cette liste en a ${x.count} ; ${remedy}`,
    (n) => `retirez-en ${n}`,
    (n) => `ajoutez-en ${n}`,
  ),
  copies: copiesBy(
    (x, over) => `les titulaires doivent avoir des noms différents, et ${x.count} s'appellent ${x.name} ; retirez-en ${over}`,
    (x, over) =>
      `une pioche a au plus ${x.most} cartes du même nom, et celle-ci en a ${x.count} du nom ${de(String(x.name))} ; retirez-en ${over}`,
  ),
  formation: () =>
    "avec des formations fixes, il faut les dix titulaires d'un paquet prêt ; prenez ceux-ci ou désactivez les formations fixes",
  starter: () => 'seuls les paquets prêts sont permis dans ce match ; prenez-en un ou changez les règles de composition',
} satisfies MistakeWords);

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
      prompt: actionsBy(grammar, {
        technique: 'une technique spéciale',
        assist: 'une passe décisive',
        ability: 'une capacité',
        nothing: `Vous n'avez rien à utiliser maintenant. ${grammar.question('passer')}`,
        useOrPass: (things) => `utiliser ${things}, ou passer`,
      }),
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
      prompt: grammar.question('faire entrer un remplaçant sur le terrain'),
      only: 'seuls les remplaçants de votre banc peuvent se déplacer maintenant',
    },
    side: { prompt: grammar.question('de quel côté attaquez-vous'), only: "il s'agit de choisir le côté d'action" },
    join: {
      prompt: (o) => grammar.question(`quelqu'un se joint-il ${partNow(o)} depuis l'autre côté`),
      only: "seuls les personnages qui peuvent participer depuis l'autre côté peuvent être choisis maintenant",
    },
    kicker: { prompt: grammar.question('qui tire'), only: "il s'agit de choisir le tireur parmi les personnages qui ont attaqué" },
    under: {
      prompt: grammar.question('quelle carte va ensuite sous votre pioche, au-dessous des autres'),
      only: 'seules les cartes que vous avez dévoilées vont sous votre pioche maintenant',
    },
  },
  verbs: {
    lineUpA: 'la formation proposée, attaque côté A',
    lineUpB: 'la formation proposée, attaque côté B',
    place: (o) => {
      const { line, side } = slotWords(o.option.n);
      return `placer ${o.named()} comme ${line} du côté ${side}`;
    },
    done: doneBy({ place: "c'est ma formation", move: 'plus de déplacement', join: "personne d'autre" }, "c'est tout"),
    pass: 'passer',
    play: (o) => `jouer ${o.named()}`,
    assist: (o) => `passe décisive ${de(o.named())} à ${o.named(1)}`,
    use: useBy(grammar),
    bench: stacking(
      'bench',
      (o) => `poser ${o.named()} sur le banc (s'enflamme)`,
      (o) => `poser ${o.named()} sur le banc`,
    ),
    decline: 'ne poser personne sur le banc',
    move: stacking(
      'field',
      (o) => `faire entrer ${o.named()} sur ${o.named()} (s'enflamme)`,
      (o) => `faire entrer ${o.named()} du côté ${slotWords(o.option.n).side}`,
    ),
    side: (o) => `côté ${slotWords(o.option.n).side}`,
    join: (o) => `${o.named()} se joint ${partNow(o)}`,
    kicker: (o) => `${o.named()} tire`,
    under: (o) => `mettre ${o.named()} sous la pioche`,
    asFlipped: "toutes dans l'ordre où elles ont été dévoilées",
    choose: choosing((o) => `choisir ${o.named()}`, 'ne compte pas dans cette attaque', 'ne compte pas dans ce tir'),
  },
  refusals: {
    'INA-101': 'un effet vous interdit les passes décisives pendant cette phase',
    'INA-404': (x) => `une formation demande au moins 2 personnages, et vous en avez placé ${x.placed}`,
    'INA-406': (x) => `les deux emplacements pour ${x.card} sont pris`,
    'INA-408': (x) => `${x.left} personnages doivent rester dans la pile des titulaires pour les manches à venir`,
    'INA-413': (x) => `${x.card} est une technique spéciale ; seuls les remplaçants vont sur le banc`,
    'INA-418': 'vous avez déjà déplacé deux personnages pendant ce tour',
    'INA-420': (x) => tooHigh(x, 'ne peut se déplacer'),
    'INA-421': (x) => `il n'y a pas d'emplacement libre pour ${x.card}`,
    'INA-422': (x) => `la carte ${x.card} est épuisée et ne peut pas se déplacer`,
    'INA-507': (x) => `la carte ${x.card} doit être enflammée pour cela`,
    'INA-607': (x) => tooHigh(x, "n'est jouable"),
    'INA-608': (x) => `${x.card} demande plus de personnages ${attributeName(x.attribute)} sur votre terrain`,
    'INA-616': byPhase(
      grammar,
      { strategy: 'de stratégie', attack: "d'attaque", shooting: 'de tir' },
      (x) => `${x.card} n'a pas de capacité pour cette phase`,
      (x, phases) => `${x.card} n'est jouable que pendant la phase ${phases}`,
    ),
    'INA-617': (x) => `${x.card} n'est utilisable que pendant le tour de l'autre joueur`,
    'INA-620': (x) => `${x.card} n'a ni attribut ni équipe en commun avec un personnage qui pourrait recevoir la passe décisive`,
    'INA-622': 'aucun de vos personnages ne participe, donc personne ne peut recevoir de passe décisive',
    'INA-623': 'seul le tireur peut recevoir une passe décisive maintenant',
    'INA-625': (x) => `${x.card} ne peut faire une passe décisive que pendant la phase d'attaque et la phase de tir`,
    'INA-627': byKind(
      (x) => `${x.card} est une technique spéciale et ne peut pas faire de passe décisive`,
      (x) =>
        `${x.card} fait partie des remplaçants : on les pose sur le banc à leur étape, ou ils font une passe décisive pendant une attaque ou un tir`,
    ),
    'INA-629': (x) => `vous ne pouvez pas payer le coût de la capacité ${de(String(x.card))}`,
    'INA-632': (x) => `la capacité ${de(String(x.card))} n'agit que sur le banc`,
    'INA-633': (x) => `la capacité ${de(String(x.card))} n'agit pas sur le banc`,
    'INA-634': (x) => `la carte ${x.card} est déjà épuisée`,
    'INA-637': (x) => `la capacité ${de(String(x.card))} a déjà servi pendant ce tour`,
    'INA-638': byKind(
      (x) => `${x.card} ne changerait rien maintenant`,
      (x) => `${x.card} n'a pas de capacité qui changerait quelque chose maintenant`,
    ),
    'INA-R11': (x) => tooHigh(x, 'ne peut faire une passe décisive'),
    'INA-R33': byDemand(
      (x) => `ce que demande ${x.card} n'est pas rempli`,
      (x, demand) => `${x.card} n'est jouable que ${f.si(demand)}`,
    ),
    'INA-R58': (x) => `un effet interdit à ${x.card} les capacités qui ont un coût pendant cette phase`,
    'INA-R59': byCard(
      "la formation est fixe et n'est pas encore complète",
      (x) => `${x.card} n'est pas dans la formation fixe de cette manche`,
    ),
  },
  problem,
  results: {
    goals: { win: 'avec plus de buts après six tours', draw: "autant de buts de part et d'autre après six tours" },
    level: { win: 'aux buts', draw: "autant de buts de part et d'autre après six tours" },
    shootout: { win: 'aux tirs au but', draw: "les tirs au but n'ont rien décidé" },
    deckOut: { win: "parce que l'autre pioche est vide", draw: 'les deux pioches sont vides' },
    bothDecksOut: {
      win: 'aux buts, les deux pioches se vidant au même instant',
      draw: "les deux pioches sont vides, avec autant de buts de part et d'autre",
    },
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
