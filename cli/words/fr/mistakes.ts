/** What the person at the keyboard got wrong, in French. */
import { refusal, refusalsFr } from '@touchline/host';
import { listFault, listsFr, xmlProblem } from '@touchline/lists';
import { spaced } from '@touchline/text';
import type { Command } from '../manual.ts';
import type { MistakeWords } from '../mistakes.ts';
import { manualFr } from './manual.ts';

const wanted = {
  game: 'Quel jeu',
  deckFile: 'Quel fichier de deck',
  file: 'Quel fichier',
  deed: 'Quelle action',
  id: 'Quelle personne, partie ou signalement',
  link: 'Quel lien',
} as const;

const reasons: { readonly [code: string]: string } = {
  ENOENT: "il n'existe pas",
  EISDIR: "c'est un dossier",
  EACCES: "l'accès est refusé",
  EROFS: 'on ne peut rien y écrire',
  ENOSPC: 'le disque est plein',
};
const usage = (of: Command): string => manualFr.commands[of].usage;
const unwritten = (path: string, code: string): string => spaced(`Impossible d'écrire ${path} : ${reasons[code] ?? code}.`);
const several = (n: number): string =>
  ['1 bot', '2 bots, séparés par des virgules'][n - 1] ?? `${n} bots, séparés par des virgules ; le même peut revenir`;

/** Ce que dit un serveur, par son code. */
const serverFr: { readonly [code: string]: string } = {
  unreachable: 'Le serveur est injoignable.',
  notFound: "Cette partie n'existe pas, ou elle a été effacée.",
  forbidden: "Cette place ou cette partie n'est pas pour vous.",
  taken: "Toutes les places sont prises. Avec --watch vous pouvez regarder, là où c'est permis.",
  deck: 'Ce deck ne peut pas y être joué.',
  rules: "La partie a commencé avec d'autres règles ou cartes que celles du serveur.",
  origin: "Le serveur ne connaît pas cette adresse. Utilisez le lien tel qu'on vous l'a donné.",
  limit: "C'est trop à la fois. Attendez un instant.",
  banned: "Vous n'êtes pas admis sur ce serveur pour l'instant.",
};

export const mistakesFr: MistakeWords = {
  noCommand: (name, commands) =>
    spaced(`Il n'y a pas de commande « ${name} ». Commandes : ${commands.join(', ')}. \`touchline --help\` les explique.`),
  noOption: (option, options, of) => `${spaced(`Il n'y a pas d'option ${option} ici. Options : ${options.join(', ')}.`)}\n${usage(of)}`,
  optionValue: (option, of) => `${spaced(`${option} demande une valeur, ou n'en prend pas : comparez avec l'usage.`)}\n${usage(of)}`,
  unreadable: (of) => `Cette ligne de commande est illisible. Comparez-la avec l'usage.\n${usage(of)}`,
  missing: (what, of) => `${spaced(`${wanted[what]} ?`)}\n${usage(of)}`,
  tooManyWords: (word, of) => `${spaced(`« ${word} » est un mot de trop.`)}\n${usage(of)}`,
  notACount: (option, least, given) => spaced(`${option} demande un nombre entier d'au moins ${least}, pas « ${given} ».`),
  notOneOf: (option, given, values) => spaced(`${option} ne peut pas être « ${given} ». Utilisez ${values.join(' ou ')}.`),
  noGame: (id, games) => spaced(`Il n'y a pas de jeu « ${id} ». Jeux : ${games.join(', ')} ; ou donnez le chemin d'un dossier.`),
  noGameThere: (details) => spaced(`Ce dossier ne contient pas de jeu qu'on puisse jouer : ${details}`),
  seats: (game, allowed, seats) => spaced(`${game} se joue à ${allowed.join(', ')}, pas à ${seats}. Choisissez avec --seats.`),
  noBot: (name, bots, levels) =>
    spaced(
      `Il n'y a pas de bot « ${name} ». Bots : ${bots.join(', ')}${levels === 0 ? '' : ` ; de 1 à ${levels}, ce sont les ${levels} premiers`}.`,
    ),
  otherSeats: (seats, bots) =>
    spaced(`Il y a ${seats} autres places ; ${bots} bots ont été donnés. Donnez-en un pour toutes, ou un pour chacune.`),
  tooMany: (game, seats, given, what) =>
    spaced(
      `${game} a ${seats} ${seats === 1 ? 'place' : 'places'} ici ; ${given} ${what} ont été donnés. Donnez-en moins, ou choisissez avec --seats.`,
    ),
  notWeights: (path) => `${path} ne contient pas de poids. \`touchline train\` écrit de tels fichiers.`,
  trialForTwo: () => `L'épreuve se joue à deux. Retirez --trial, et comparez avec \`touchline arena --seats N\`.`,
  tooFewBots: (seats, bots) => spaced(`--bots demande au moins ${several(seats)}. Bots : ${bots.join(', ')}.`),
  weighsNothing: (bot) => `${bot} n'évalue rien. Prenez un bot qui le fait, comme search:400 ou greedy:12.`,
  onlyAnalysed: (of) => `${spaced('--bot dit qui évalue : ajoutez --analyse.')}\n${usage(of)}`,
  noRule: (game, id, rule, first) =>
    spaced(`${game} n'a pas de règle ${rule}. La première est ${first} ; \`touchline rules ${id}\` montre où chacune s'applique.`),
  tooManyNames: (people, names) => spaced(`Il y a ${people} joueurs humains ; ${names} noms ont été donnés. Donnez moins de noms.`),
  noPreset: (game, name, presets) => spaced(`${game} n'a pas de formule « ${name} ». Formules : ${presets.join(', ') || 'aucune'}.`),
  optionForm: (given) => spaced(`--option demande nom=valeur, pas « ${given} ».`),
  noGameOption: (game, option, options) => spaced(`${game} n'a pas d'option « ${option} ». Options : ${options.join(', ') || 'aucune'}.`),
  gameOption: (option, given, values) => spaced(`L'option ${option} ne peut pas être « ${given} ». Utilisez ${values.join(', ')}.`),
  trueOrFalse: (option, given) => spaced(`L'option ${option} est true ou false, pas « ${given} ».`),
  wholeNumber: (option, given) => spaced(`L'option ${option} demande un nombre entier, pas « ${given} ».`),
  noDecks: (game) => spaced(`${game} n'a pas de deck à composer : tout le monde joue avec les cartes du jeu.`),
  severalFit: (name, names) => spaced(`« ${name} » pourrait être ${names.join(' ou ')}. Écrivez-en davantage.`),
  noDeck: (name, names) => spaced(`Il n'y a ni deck « ${name} » ni fichier de ce nom. Decks prêts : ${names.join(', ')}.`),
  whichDeck: (names, of) => `${spaced(`Quel deck ? --as écrit un seul deck. Decks prêts : ${names.join(', ')}.`)}\n${usage(of)}`,
  deckFaults: (file, faults) =>
    [spaced(`Impossible de jouer avec ${file} :`), ...faults.map((fault) => listFault(listsFr, fault))].join('\n'),
  illegalDeck: (name, problems) => [spaced(`Le deck « ${name} » n'est pas conforme :`), ...problems].join('\n'),
  notASet: (file, line, why) =>
    spaced(
      `${file} n'est pas un fichier d'extension d'OCTGN : ligne ${line}, ${xmlProblem(listsFr, why)}. Choisissez le set.xml du paquet de jeu.`,
    ),
  unread: (path, code) => spaced(`Impossible de lire ${path} : ${reasons[code] ?? code}. Vérifiez le nom.`),
  unsaved: (path, code) => spaced(`${unwritten(path, code)} Choisissez un autre endroit : sauver <fichier>.`),
  unkept: (path, code) => `${unwritten(path, code)} La partie continue sans ce fichier.`,
  refused: (problem, path) => refusal(refusalsFr, problem, path),
  noPort: (given) => `Il n'y a pas de port ${given}. Donnez un nombre de 0 à 65535.`,
  portTaken: (port) => `Le port ${port} est pris par un autre programme. Choisissez-en un autre avec --port.`,
  noLink: (given) => `"${given}" n'est pas un lien vers une partie sur un serveur. Il ressemble à https://table.example/#/online/join/… .`,
  serverSays: (code) => serverFr[code] ?? `Le serveur refuse (${code}).`,
  noOrigin: (given) => `--origin demande une adresse comme https://table.example, sans chemin, et non "${given}".`,
  noStore: (given) => `--store est sqlite ou l'adresse d'une base comme postgres://user@host/touchline, et non "${given}".`,
  nothingThere: (id) => `Rien n'est gardé sous le nom ${id}. \`touchline admin reports\` nomme les personnes et les parties.`,
  onlyNew: (option) => spaced(`${option} est pour une nouvelle partie ; une partie enregistrée l'a déjà. Retirez cette option.`),
  isOver: (command) => spaced(`Cette partie est finie. Pour la revoir : ${command}`),
  brokenFault: (path) => spaced(`${path} ne contient pas de position : son JSON est illisible. A-t-il été coupé ou modifié ?`),
  notAFault: (path) =>
    `${path} ne contient pas de position posée à un bot. De tels fichiers sont écrits quand un bot tombe en panne à la table.`,
  otherFault: (path, found, reads) =>
    spaced(`${path} a été écrit par une autre version (format ${found} ; celle-ci lit le ${reads}). Ouvrez-le avec celle-là.`),
  editedFault: (path) =>
    spaced(`${path} ne peut pas être lu comme une position. A-t-il été modifié ? Utilisez une copie que personne n'a modifiée.`),
  notResults: (path) => `${path} ne contient pas de résultats d'une arène. Choisissez un autre fichier avec --results.`,
  brokenResult: (path, line) =>
    spaced(
      `${path}, ligne ${line} : ce n'est pas une partie d'une arène. Le fichier a-t-il été modifié ? Supprimez la ligne, et la partie sera rejouée.`,
    ),
  otherResults: (path, found, reads) =>
    spaced(
      `${path} contient des résultats d'une autre version de l'arène (format ${found} ; celle-ci lit le ${reads}), qu'on ne peut pas continuer. Choisissez un autre fichier avec --results.`,
    ),
  begunOtherwise: (path, differ) =>
    [
      spaced(`${path} a été commencé avec autre chose :`),
      ...differ.map(({ what, there, here }) => spaced(`${what} : ${there} là-bas, ${here} ici`)),
      'Reprenez ce avec quoi il a été commencé, ou un autre fichier.',
    ].join('\n'),
  resultsUnkept: (path, code) =>
    spaced(`${path} ne peut pas servir aux résultats (${code}). Ce qu'il contient est gardé ; choisissez un autre endroit avec --results.`),
};
