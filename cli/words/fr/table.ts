import { hintsFr, levelsFr, opponentsFr } from '@touchline/bots';
import { listsFr } from '@touchline/lists';
import { french, type Noun } from '@touchline/text';
import type { Words } from '../words.ts';
import { manualFr } from './manual.ts';
import { mistakesFr } from './mistakes.ts';
import { onlineFr } from './online.ts';

const { some } = french.grammar;
const examined: Noun = { one: 'décision examinée', many: 'décisions examinées' };

const worth: Words['worth'] = (percent, seats) =>
  seats === 2 ? `${percent}\u00a0% de chances de gagner` : `position évaluée à ${percent} sur 100`;

export const fr: Words = {
  commands: {
    why: ['pourquoi', 'why', '?'],
    zoom: ['zoom', 'voir', 'z'],
    piles: ['piles', 'tas', 'p'],
    undo: ['annuler', 'undo', 'u'],
    save: ['sauver', 'sauvegarder', 'save'],
    log: ['journal', 'log', 'l'],
    table: ['table', 't'],
    stops: ['arrêts', 'arrets', 'stops'],
    hint: ['conseil', 'hint'],
    help: ['aide', 'help', 'h'],
    quit: ['quitter', 'quit', 'q', 'exit'],
    concede: ['abandonner', 'concede'],
  },
  help: [
    ['1, 2, 3 …', 'choisir cette option'],
    ['pourquoi <carte>', "pourquoi elle n'est pas proposée, et d'où viennent ses valeurs"],
    ['pourquoi <numéro>', 'la règle derrière une option'],
    ['pourquoi <règle>', "le texte d'une règle, comme celle entre crochets"],
    ['pourquoi <mot>', 'ce que veut dire un mot du jeu, et les règles qui en parlent'],
    ['zoom <carte>', 'lire une carte'],
    ['zoom <pile>', "toutes les cartes visibles d'une pile"],
    ['piles', 'toutes les piles de la table et leur nombre de cartes'],
    ['conseil', "ce qu'un bot ferait avec ce que vous voyez"],
    ['annuler', "reprendre le dernier choix, tant que rien n'a été révélé"],
    ['sauver [fichier]', 'sauvegarder la partie'],
    ['journal', "tout ce qui s'est passé"],
    ['table', 'revoir la table'],
    ['arrêts [quand]', 'où vous êtes consulté : toujours, si-possible ou à-son-attaque'],
    ['abandonner', 'déclarer forfait'],
    ['quitter', 'partir sans sauvegarder'],
  ],
  intro: (game, decks, seed) =>
    `${[game, decks.join(decks.length > 2 ? ', ' : ' contre ')].filter(Boolean).join(' : ')}. Graine ${seed}. Tapez aide pour les commandes.`,
  goal: (goal, minutes) => `${goal} Environ ${minutes} minutes.`,
  terms: (terms) => `Bon à savoir : ${terms.join(', ')}. Tapez pourquoi et l'un de ces mots.`,
  resumed: (steps) => `La partie reprend après ${steps} choix.`,
  player: (letter) => `Joueur ${letter}`,
  handOver: (player) => `Au tour du ${player.toLowerCase().replace(/[a-h]$/, (l) => l.toUpperCase())}. Passez le clavier.`,
  handOverTo: (name) => `C'est à ${name}. Passez le clavier.`,
  pressEnter: "Appuyez sur Entrée quand vous êtes seul devant l'écran.",
  deed: (who, what) => `${who} : ${what}`,
  notUnderstood: (text, most) => `« ${text} » n'est ni une commande ni un numéro de 1 à ${most}. Tapez aide pour les commandes.`,
  taken: 'Choix repris.',
  saved: (file) => `Partie sauvegardée : ${file}.`,
  resume: (command) => `Pour reprendre : ${command}`,
  recordHint: (command) => `Pour la revoir : ${command}`,
  unsaved: "Cette partie n'a pas été sauvegardée. Tapez sauver pour en garder une et la reprendre plus tard :",
  sure: (command) => `Pas encore sauvegardée. Tapez encore une fois ${command} pour confirmer, ou sauver.`,
  ended: "Fin de l'entrée.",
  conceded: (who) => `${who} : abandon.`,
  afterwards: 'sauver [fichier] garde la partie, journal la montre, Entrée pour partir.',
  cards: (n) => (n > 1 ? `${n} cartes` : `${n} carte`),
  unseen: (n) => `${n} face cachée`,
  ofSeat: (pile, seat) => `${pile} (${seat})`,
  emptyLog: "Il ne s'est encore rien passé.",
  stops: {
    always: { called: ['toujours'], about: "vous êtes consulté chaque fois, même s'il n'y a qu'une réponse" },
    'when-i-can': { called: ['si-possible'], about: "la table répond pour vous là où il n'y a qu'une réponse" },
    'at-their-attack': {
      called: ['à-son-attaque'],
      about:
        "la table passe pour vous au tour adverse, sauf quand l'adversaire attaque ou que quelque chose de lui vous concerne, et partout où il n'y a qu'une réponse",
    },
  },
  stopsNow: (called, about) => `Arrêts : ${called}. ${about[0].toUpperCase()}${about.slice(1)}.`,
  noStop: (text, called) => `« ${text} » n'est pas un réglage. Choisissez parmi ${called.join(', ')}.`,
  nothingNamed: (text) => `Rien ici ne s'appelle « ${text} ». Nommez une carte de la table, le numéro d'une option ou une règle.`,
  severalNamed: (names) => `Laquelle : ${names.join(', ')} ?`,
  whatToExplain: "Pourquoi quoi ? Nommez une carte, le numéro d'une option ou une règle.",
  offered: (n, what) => `option ${n} : ${what}`,
  optionAllowed: (n, what) => `Option ${n} : ${what}`,
  printed: (n) => `${n} imprimé`,
  someCard: 'une carte',
  levels: levelsFr,
  opponents: opponentsFr,
  opponent: (bot, about) => `Votre adversaire est ${bot}, qui ${about}.`,
  thinking: (bot) => `${bot} réfléchit…`,
  worth,
  hint: {
    weighing: 'Vos réponses sont comparées…',
    from: (imagined) =>
      imagined === 1
        ? "D'après 1 partie imaginée, conforme à ce que vous voyez :"
        : `D'après ${imagined} parties imaginées, conformes à ce que vous voyez :`,
    one: (n, what, share, worth) => `option ${n} (${worth}, essayée dans ${share}\u00a0% d'entre elles)\u00a0: ${what}`,
    option: (n) => `l'option ${n}`,
    why: hintsFr,
    only: (what) => `Il n'y a rien à comparer ici : ${what}`,
    none: "Il n'y a pas de conseil cette fois.",
  },
  faults: {
    threw: (bot) => `${bot} est tombé en panne. Une réponse tirée au hasard remplace la sienne.`,
    illegal: (bot) => `${bot} a donné une réponse interdite. Une réponse tirée au hasard la remplace.`,
    late: (bot) => `${bot} n'a pas répondu à temps. Une réponse tirée au hasard remplace la sienne.`,
    slow: (bot) => `${bot} a dépassé son temps. Sa réponse compte tout de même.`,
  },
  faultKept: (file) => `La question posée est gardée dans ${file}. Pour la reposer :`,
  analysis: {
    better: (step, who, bot, mine, best, seats) =>
      `Choix ${step}, ${who} : ${mine.what}. ${bot} préférait\u00a0: ${best.what} (${worth(best.worth, seats)} contre ${mine.worth}${seats === 2 ? '\u00a0%' : ''}).`,
    sum: (decisions, better, bot) =>
      `${some(decisions, examined)} par ${bot} : ${better === 0 ? "rien d'autre n'était nettement meilleur" : `autre chose était nettement meilleur dans ${better} cas`}.`,
    fault: (step, bot, message) => `Choix ${step} : ${bot} n'a pas pu l'examiner (${message}).`,
  },
  think: {
    answers: (bot, what, ms) => `${bot} répond : ${what} (${ms} ms)`,
    fault: (bot, message) => `${bot} a échoué : ${message}`,
  },
  menu: {
    welcome: 'Touchline : des jeux de cartes, toutes règles appliquées.',
    game: 'Quel jeu ?',
    language: 'Quelle langue ?',
    deck: 'Votre deck ?',
    seats: 'Combien de joueurs ?',
    people: (n) => (n === 1 ? 'en solo' : `${n} joueurs`),
    preset: 'Quelles règles ?',
    seat: (n) => `Qui joue à la place ${n} ?`,
    names: (n) => `Nom à la place ${n} ? (Entrée : aucun)`,
    ofSeat: (what, n) => `${what}, place ${n} ?`,
    byChance: 'au hasard',
    opponent: 'Contre qui ?',
    friend: 'un ami à ce clavier',
    choose: (most, usual) => `1 à ${most} (Entrée : ${usual}), ou quitter`,
  },
  step: 'Entrée : suite, q : arrêter ',
  manual: manualFr,
  mistakes: mistakesFr,
  online: onlineFr,
  lists: listsFr,
  legal: (deck) => `${deck}\u00a0: conforme.`,
  verified: (path, steps, hash) => `${path}\u00a0: ${steps} choix, tous conformes à l'enregistrement (${hash}).`,
  broke: (details, command) =>
    `Touchline est tombé en panne\u00a0: ${details}\nC'est notre faute. Signalez-le avec cette ligne et la commande\u00a0: ${command}`,
};
