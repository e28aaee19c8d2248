import type { MenuWords } from '../menu.ts';

export const words: MenuWords = {
  about: {
    undo: "votre dernière réponse, tant qu'elle n'a rien montré de nouveau à personne",
    rewind: "jusqu'à votre dernière décision, quoi qu'on ait répondu depuis\u00a0; le match devient un entraînement",
    hint: 'ce que ferait un bot à votre place',
    log: "ce qui s'est passé jusqu'ici",
    rules: 'la règle derrière cette question, à côté du match',
    save: "le match jusqu'ici, à rouvrir sur n'importe quel appareil",
    report: "dire ce qui n'a pas marché, avec le match dans un fichier",
    concede: 'abandonner ce match',
  },
  concede: {
    title: 'Abandonner ce match\u00a0?',
    text: "Le match s'arrête tout de suite et compte comme perdu.",
    stay: 'Continuer',
    concede: 'Abandonner',
  },
  report: {
    title: 'Signaler une erreur',
    ask: "Que s'est-il passé, et qu'aurait-il dû se passer\u00a0?",
    example: "J'ai joué … et j'attendais … À la place …",
    holds:
      "Un fichier est enregistré sur votre appareil. Il contient le match jusqu'ici (toutes les mains et tous les decks compris), vos réglages, le navigateur et la version. Rien n'est envoyé.",
    save: 'Enregistrer le rapport',
    saved: (name) => `Enregistré sous ${name}, dans le dossier des téléchargements de votre navigateur.`,
    then: "Joignez ce fichier quand vous parlez de l'erreur à la personne qui tient cette table, ou aux auteurs de Touchline\u00a0: ils peuvent rejouer le match jusqu'à ce point.",
  },
  offline: {
    missing: "Le jeu sans connexion n'est pas prêt\u00a0: ce navigateur n'a pas gardé les jeux. Ils sont chargés quand un match commence.",
    coming: "Les jeux sont en train d'être gardés sur cet appareil, pour jouer sans connexion.",
    ready: 'Prêt à jouer sans connexion\u00a0: tous les jeux sont gardés sur cet appareil.',
  },
  beside: { alone: 'Sur sa propre page', loading: 'Les règles arrivent …' },
};
