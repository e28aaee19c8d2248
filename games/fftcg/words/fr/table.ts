/** What is asked and answered at the table in French, and why something is not possible. */
import { type At, french as f, type OptionAt } from '@touchline/text';
import { ELEMENTS } from '../../payment/index.ts';
import { askingCard, attackersOf, nameOf } from '../../read/seen.ts';
import { abilitiesBy, attackBy, burstBy, byBlock, byCost, payingBy, stackBy } from '../atTable.ts';
import type { TableWords } from '../vocabulary.ts';
import { ofElement } from './nouns.ts';

const { grammar, de } = f;
const { and, question, sentence } = grammar;

const stack = stackBy(grammar, {
  on: (targets) => `sur ${targets}`,
  ability: (card) => `la compétence ${de(card)}`,
  resolves: (item) => `${item} prend effet`,
  closing: {
    main1: 'la Main Phase 1 se termine',
    main2: 'la Main Phase 2 se termine',
    preparation: "on passe à la déclaration de l'attaque",
    declaration: 'on passe au blocage',
    blockStep: 'on passe aux dégâts du combat',
    damageStep: 'cette attaque est terminée',
  },
  theirTurn: ' pendant le tour de votre adversaire',
  otherPassed: (turn, closes) => [`vous avez la priorité${turn}, et votre adversaire a passé`, `si vous passez aussi, ${closes}`],
  nobodyPassed: (turn, closes) => [`vous avez la priorité${turn}`, `si les deux joueurs passent à la suite, ${closes}`],
  pass: 'passer',
  toOpponent: 'votre adversaire a la priorité',
  choose: (what) => `choisir ${what}`,
});

const paying = payingBy(grammar, {
  payment: 'paiement',
  forAbility: (card) => `paiement pour la compétence ${de(card)}`,
  forCard: (card) => `paiement pour ${card}`,
  element: (element, n) => `${n} CP ${ofElement(element)}`,
  onlyElements: (list) => `encore ${list} à payer`,
  left: (n) => `encore ${n} CP à payer`,
  amongThem: (list) => `, dont ${list}`,
  spend: {
    dull: (what) => `duller ${what}`,
    put: (what) => `mettre ${what} dans la Break Zone`,
    discard: (what) => `se défausser ${de(what)}`,
    remove: (what) => `retirer ${what} du jeu`,
    return: (what) => `renvoyer ${what} dans la main de son propriétaire`,
    turn: (what) => `retourner ${what} face visible`,
    counters: (what) => `retirer des Compteurs ${de(what)}`,
  },
  whichSpent: {
    dull: 'que voulez-vous duller',
    put: 'quelle carte va dans la Break Zone',
    discard: 'de quelle carte vous défaussez-vous',
    remove: 'quelle carte retirez-vous du jeu',
    return: 'quelle carte retourne dans la main de son propriétaire',
    turn: 'quelle carte passe face visible',
    counters: 'à quelle carte retirez-vous des Compteurs',
  },
  forSpecial: ' pour {S}',
  payWith: 'avec quoi payez-vous',
});

const { use, first } = abilitiesBy(grammar);
const source = (o: OptionAt, deed: string, worth: number): string => `${deed} pour ${worth} CP ${ofElement(ELEMENTS[o.option.n])}`;
const damageTo = (o: At): string => o.names(o.ask.options[0])[0] ?? 'cet Avant';

export const table: TableWords = {
  asks: {
    whoBegins: { prompt: question('prenez-vous le premier tour ou le second'), only: "il faut d'abord décider qui commence" },
    mulligan: {
      prompt: question('garder cette main, ou la mettre sous votre Deck et piocher cinq nouvelles cartes'),
      only: 'vous pouvez seulement garder votre main ou en piocher une nouvelle',
    },
    putUnder: {
      prompt: question('quelle carte passe ensuite sous votre Deck'),
      only: 'il faut mettre des cartes sous votre Deck, une à une',
    },
    priority: {
      prompt: stack.priority,
      only: 'avec la priorité, vous pouvez jouer ou lancer des cartes de votre main, utiliser des compétences de vos cartes, ou passer',
    },
    attack: { prompt: question('quel Avant attaque, ou arrêtez-vous là'), only: "il s'agit seulement de déclarer des attaquants" },
    join: {
      prompt: (at) => question(`${and(attackersOf(at))} : qui rejoint l'équipe, ou attaquez-vous ainsi`),
      only: "seuls des Avants qui peuvent rejoindre l'équipe peuvent être déclarés maintenant",
    },
    block: {
      prompt: attackBy(
        (attacker) => `${sentence(`${attacker} attaque`)} ${question('quel Avant bloque')}`,
        (attackers) => `${sentence(`${and(attackers)} attaquent`)} ${question('quel Avant bloque')}`,
      ),
      only: "il s'agit seulement de déclarer un bloqueur",
    },
    distribute: {
      prompt: (at) => question(`combien de dégâts votre bloqueur inflige-t-il à ${damageTo(at)}`),
      only: 'il faut répartir les dégâts du bloqueur',
    },
    exBurst: {
      prompt: burstBy(grammar, (card) => `utiliser l'EX Burst ${de(card)}`, 'utiliser cet EX Burst'),
      only: "il s'agit seulement de l'EX Burst",
    },
    spend: {
      prompt: paying.spends,
      only: 'il faut choisir des cartes pour payer un coût',
    },
    source: {
      prompt: paying.sources,
      only: 'un coût est en cours de paiement, avec des Soutiens à duller ou des cartes à défausser',
    },
    extra: {
      prompt: (at) => question(`${askingCard(at)} : payez-vous le coût supplémentaire`),
      only: "il s'agit seulement du coût supplémentaire",
    },
    otherCost: {
      prompt: (at) => question(`${askingCard(at)} : payez-vous l'autre coût à la place du sien`),
      only: "il s'agit seulement du coût à payer",
    },
    search: {
      prompt: (at) => question(`${askingCard(at)} : quelle carte prenez-vous`),
      only: 'une recherche dans votre Deck est en cours',
    },
    excess: {
      prompt: `Vous avez trop de cartes en main pour la fin du tour. ${question('de quelle carte vous défaussez-vous')}`,
      only: "il faut vous défausser jusqu'à la limite de votre main",
    },
    discarded: { prompt: question('de quelle carte vous défaussez-vous'), only: 'il faut se défausser de cartes de la main' },
    taken: {
      prompt: question('laquelle de ces cartes prenez-vous'),
      only: 'des cartes peuvent être prises parmi celles qui sont regardées',
    },
    selectOwn: { prompt: (at) => question(`${askingCard(at)} : quel Avant sélectionnez-vous`), only: 'chaque joueur sélectionne un Avant' },
    tooManyBackups: {
      prompt: `Vous contrôlez trop de Soutiens. ${question('lequel va dans la Break Zone')}`,
      only: 'un de vos Soutiens doit quitter le terrain',
    },
  },
  verbs: {
    goFirst: 'prendre le premier tour',
    goSecond: 'prendre le second tour',
    keep: 'garder cette main',
    redraw: 'piocher une nouvelle main',
    putUnder: (o) => `mettre ${nameOf(o)} sous le Deck`,
    play: (o) => `jouer ${nameOf(o)}`,
    cast: (o) => `lancer ${nameOf(o)}`,
    use,
    prime: (o) => `utiliser le Priming ${de(nameOf(o))}`,
    warp: (o) => `utiliser le Rapatriement ${de(nameOf(o))}`,
    pass: stack.pass,
    attack: (o) => `attaquer avec ${nameOf(o)}`,
    stop: 'ne plus attaquer',
    join: (o) => `${nameOf(o)} rejoint l'équipe`,
    charge: attackBy(
      (attacker) => `attaquer avec ${attacker} sans équipe`,
      () => 'attaquer avec cette équipe',
    ),
    block: (o) => `bloquer avec ${nameOf(o)}`,
    noBlock: 'ne pas bloquer',
    share: (o) => `${o.option.n} dégâts à ${nameOf(o)}`,
    useBurst: "utiliser l'EX Burst",
    decline: "ne pas l'utiliser",
    payForMe: 'payer pour moi',
    spend: paying.spend,
    dull: (o) => source(o, `duller ${nameOf(o)}`, 1),
    discard: (o) => source(o, `se défausser ${de(nameOf(o))}`, 2),
    payExtra: 'payer le coût supplémentaire',
    noExtra: 'ne pas le payer',
    payOther: "payer l'autre coût",
    payUsual: 'payer son propre coût',
    find: (o) => `prendre ${nameOf(o)}`,
    findNothing: 'ne rien trouver',
    put: (o) => `mettre ${nameOf(o)} dans la Break Zone`,
    choose: stack.choose,
    done: "c'est tout",
    takeBack: "annuler l'annonce",
    first,
  },
  refusals: {
    'FFT-104': "un effet l'interdit",
    'FFT-405': 'vous contrôlez déjà cinq Soutiens',
    'FFT-406': "vous contrôlez déjà un Personnage de ce nom, et l'un des deux n'a pas l'icône « plusieurs exemplaires »",
    'FFT-408': 'vous contrôlez déjà un Personnage de Lumière ou de Ténèbres, et un seul est permis',
    'FFT-502': 'ce Personnage est dullé et ne produit pas de CP',
    'FFT-505': 'on ne peut pas se défausser de cartes de Lumière ou de Ténèbres pour des CP',
    'FFT-508': 'seuls les Soutiens peuvent être dullés pour des CP',
    'FFT-509': 'il manque encore des CP du bon Élément, et cette carte ne leur laisserait pas de place',
    'FFT-511': 'cela ferait plus de CP que le coût ne le permet',
    'FFT-513': 'une carte ne peut pas payer pour elle-même',
    'FFT-514': 'il manque encore des CP du bon Élément pour les icônes, et cette carte ne leur laisserait pas de place',
    'FFT-515': "ce Personnage est dullé et ne peut plus l'être pour cela",
    'FFT-518': 'cette carte sert déjà à payer ce coût',
    'FFT-519': byCost('vous ne pouvez pas payer tout le coût', (cost) => `cette carte coûte ${cost} CP et vous ne pouvez pas payer autant`),
    'FFT-526': 'ce coût ne se paie pas avec des CP de cet Élément',
    'FFT-614': "il faut vous défausser jusqu'à la limite de votre main",
    'FFT-701': "les Personnages se jouent pendant votre Main Phase, quand la pile d'effets est vide",
    'FFT-705': 'ce Personnage est sous votre contrôle depuis ce tour seulement et sans Booster : il ne peut pas encore attaquer',
    'FFT-709': "cette Invocation n'aurait rien à choisir",
    'FFT-802': "cette carte n'a aucune compétence à utiliser",
    'FFT-804':
      'ce Personnage est sous votre contrôle depuis ce tour seulement et sans Booster : il ne peut pas encore être dullé pour une compétence',
    'FFT-809': "cette compétence n'aurait rien à choisir",
    'FFT-811': "cette compétence ne s'utilise pas là où se trouve la carte",
    'FFT-812': 'cette compétence a déjà été utilisée ce tour-ci',
    'FFT-834': 'cette compétence ne peut pas être utilisée à ce moment',
    'FFT-1006': byBlock('ce Personnage ne peut pas bloquer', "ce Personnage est dullé, ou un effet l'empêche d'attaquer"),
    'FFT-1008': 'ce Personnage a déjà attaqué ce tour-ci',
    'FFT-1010': byBlock('seuls les Avants peuvent bloquer', 'seuls les Avants peuvent attaquer'),
    'FFT-1013': 'un de vos Avants doit attaquer : vous ne pouvez pas encore arrêter',
    'FFT-1014': 'ce Personnage est dullé et ne peut pas bloquer',
    'FFT-1017': 'un effet décide ici qui peut ou doit bloquer',
    'FFT-1029': 'les Personnages sans Attaque Arrière se jouent seulement pendant une Main Phase',
    'FFT-1101': "ce Personnage n'a aucun Élément en commun avec l'équipe",
    'FFT-1303': 'ce Personnage a Bravoure, mais il est dullé et ne peut pas attaquer',
    'FFT-1314': 'cette recherche doit trouver une carte',
    'FFT-1413': 'cela ne ferait que répéter ce qui vient de ne rien changer',
    'FFT-1514': 'ce Personnage a perdu ses compétences',
    'FFT-2060': "le Priming s'utilise pendant votre Main Phase, quand la pile d'effets est vide",
    'FFT-2065': 'vous contrôlez déjà un Personnage du nom visé par son Priming',
    'FFT-2040': "le Rapatriement s'utilise pendant votre Main Phase, quand la pile d'effets est vide",
    'FFT-2072': 'vous ne pouvez pas payer ce coût en plus des autres',
    'FFT-R55': "il faut vous défausser d'autant de cartes que le dit l'effet",
  },
};
