import { spaced } from '@touchline/text';
import type { OnlineWords } from '../online.ts';

export const onlineFr: OnlineWords = {
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
