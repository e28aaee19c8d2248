import { spaced } from '@touchline/text';
import type { OnlineWords } from '../online.ts';

/** Pourquoi un serveur ne fait pas quelque chose ; ce qui n'est pas ici est dit par son code. */
const refusedFr: { readonly [why: string]: string } = {
  over: 'La partie est terminée.',
  notAsked: "On y a déjà répondu, ou ce n'est pas à vous de décider.",
  notOffered: "Cette réponse n'est plus proposée.",
  nothing: "Il n'y a rien à reprendre.",
  revealed: "Quelqu'un a appris quelque chose depuis : utilisez ask.",
  chance: 'Le hasard a parlé depuis : utilisez ask.',
  other: "Quelqu'un d'autre a agi depuis : utilisez ask.",
  offered: 'Une offre est déjà ouverte.',
  here: "Personne n'est absent, ou pas depuis assez longtemps.",
  tooOften: "C'est assez pour le moment.",
};

export const onlineFr: OnlineWords = {
  join: {
    room: (seats) => `À la table : ${seats.join(', ')}.`,
    free: 'une place libre',
    you: 'vous',
    waitingFor: (who) => `On attend ${who.join(', ')}.`,
    reconnecting: 'La connexion est coupée. Nouvel essai…',
    connected: 'De nouveau connecté.',
    elsewhere: "Vous avez ouvert cette place ailleurs. C'est là qu'on joue maintenant.",
    watching: 'Vous regardez.',
    offers: {
      takeBack: (who) => `${who} demande à reprendre jusqu'à sa dernière décision.`,
      moreTime: (who) => `${who} demande plus de temps.`,
      rematch: (who) => `${who} veut une revanche, les côtés changés.`,
      record: (who) => `${who} veut montrer toute la partie, avec toutes les mains et tous les decks.`,
    },
    yesNo: "Êtes-vous d'accord ? oui ou non",
    yes: ['oui', 'o', 'yes', 'y'],
    said: (who, phrase) => `${who} : ${phrase}`,
    phrases: (all) => `Vous pouvez dire : ${all.join(', ')}.`,
    help: [
      ['1', 'donner cette réponse'],
      ['why …', "pourquoi quelque chose n'est pas proposé, ou de quoi est fait un nombre"],
      ['zoom …', "une carte, ou les cartes d'une pile"],
      ['undo', "reprendre, tant que personne n'a rien appris"],
      ['ask', 'demander aux autres à reprendre'],
      ['time', 'demander plus de temps'],
      ['say …', 'une phrase prête ; sans elle, lesquelles il y a'],
      ['claim', "continuer sans quelqu'un qui est absent depuis une minute"],
      ['concede', 'abandonner'],
      ['quit', 'partir ; la place est gardée'],
    ],
    left: 'La place est gardée : la même commande y ramène.',
    rematch: 'rematch demande une revanche ; Entrée pour partir',
    refused: (why) => refusedFr[why] ?? `Le serveur refuse (${why}).`,
    noNumber: "Le nombre que vous avez apporté n'est pas dans ce dossier : continuez là où vous vous êtes assis.",
    over: { concession: 'Par abandon.', flag: 'Au temps.', claim: 'Par absence.' },
  },
  building: 'Préparation de la table…',
  at: (address) => spaced(`Touchline est à l'adresse ${address}`),
  elsewhere: (addresses) => spaced(`Depuis d'autres ordinateurs : ${addresses.join(' ou ')}`),
  onlyHere: "Seul cet ordinateur peut l'ouvrir. Pour les autres de votre réseau, ajoutez --host 0.0.0.0",
  end: "Ctrl-C l'arrête.",
  ended: 'Arrêté. Les parties sont gardées et reprennent au prochain démarrage.',
  fair: (seats) =>
    spaced(
      `La donne était loyale : le serveur et ${seats === 1 ? 'une place' : `${seats} places`} s'étaient engagés sur leurs nombres, et chaque mélange et chaque dé en découlent.`,
    ),
  serverOnly: spaced("La donne suit l'engagement du serveur ; aucune place n'a apporté son propre nombre."),
  notCommitted: spaced("Cette partie n'a pas été donnée sur engagements : il n'y a rien de plus à vérifier."),
  dealerSees: spaced('Ce que cela ne montre pas : qui tient le serveur peut voir les cartes pendant la partie.'),
  unfair: {
    seed: () => "La graine du serveur n'est pas celle sur laquelle il s'était engagé.",
    nonce: (seat) => `Le nombre de la place ${seat} n'est pas celui de son engagement.`,
    deck: (seat) => `Le deck de la place ${seat} n'est pas celui de son engagement.`,
    options: () => "La partie a été jouée avec d'autres options que celles de l'engagement.",
    key: () => 'Les mélanges et les dés ne découlent pas des nombres qui ont été ouverts.',
    draws: () => "La liste des mélanges et des dés n'est pas celle de cette partie.",
  },
};
