import type { LogWords, PhraseWords, Refusals } from './words.ts';

export const logFr: LogWords = {
  forced: (answer) => `Vous n'avez qu'un choix\u00a0: ${answer}`,
  deed: (who, what) => `${who}\u00a0: ${what}`,
  looked: (who, mine, cards) => `${who} ${mine ? 'regardez' : 'regarde'} ${cards} cartes.`,
};

export const phrasesFr: PhraseWords = {
  hello: 'Bonjour\u00a0!',
  goodLuck: 'Bonne chance\u00a0!',
  wellPlayed: 'Bien joué\u00a0!',
  nice: 'Joli coup\u00a0!',
  thanks: 'Merci.',
  sorry: 'Désolé\u00a0!',
  oops: 'Oups\u00a0!',
  thinking: 'Je réfléchis.',
  oneMoment: "Un instant, s'il vous plaît.",
  back: 'Me revoilà.',
  goodMatch: 'Beau match\u00a0!',
  bye: 'Au revoir\u00a0!',
};

/** "Le fichier" keeps the gender, whatever the file is called. */
const it = (name: string): string => (name ? `Le fichier ${name}` : 'Ce match');
const savedBy = "Ouvrez-le avec la version qui l'a enregistré.";

export const refusalsFr: Refusals = {
  unreadable: (_, name) => `${it(name)} est illisible\u00a0: il a été coupé ou modifié. Utilisez une copie complète.`,
  notASave: (_, name) => `${it(name)} n'est pas un match de Touchline. Choisissez un fichier enregistré pendant un match.`,
  link: (_, name) =>
    `${name ? `Le lien dans ${name}` : 'Ce lien'} est endommagé\u00a0: il en manque une partie, ou elle a changé en route. Copiez de nouveau le lien entier.`,
  format: ({ found, reads }, name) =>
    `${it(name)} a été enregistré par une autre version de Touchline (format ${found}\u00a0; celle-ci lit le ${reads}). Ouvrez-le avec cette version-là.`,
  damaged: ({ field }, name) =>
    `${it(name)} est endommagé\u00a0: son champ «\u00a0${field}\u00a0» est impossible. Utilisez une copie plus ancienne ou commencez un nouveau match.`,
  edited: ({ step }, name) =>
    `${it(name)} a été modifié après l'enregistrement, au choix ${step} ou avant. Utilisez une copie que personne n'a modifiée.`,
  otherRules: ({ step }, name) =>
    `${it(name)} a été joué avec d'autres règles ou cartes${step === null ? '' : `\u00a0: il diffère au choix ${step}`}. ${savedBy}`,
  otherGame: ({ found, wanted }, name) => `${it(name)} est un match de ${found}, pas de ${wanted}. Ouvrez-le dans ce jeu.`,
  noGame: ({ game, games }, name) =>
    `${it(name)} demande le jeu «\u00a0${game}\u00a0», qui n'existe pas ici. Jeux\u00a0: ${games.join(', ')}. ${savedBy}`,
  seats: ({ allowed, got }, name) =>
    `${it(name)} a ${got} places\u00a0; ce jeu se joue à ${allowed.join(', ')}. Choisissez un autre nombre de joueurs.`,
  option: ({ option }, name) =>
    `${it(name)} a une option «\u00a0${option}\u00a0» que cette version ne connaît pas ou n'admet pas. ${savedBy}`,
  noCard: ({ card }, name) => `${it(name)} contient une carte «\u00a0${card}\u00a0» que cette version n'a pas. ${savedBy}`,
  list: ({ seat, problems }, name) =>
    `${it(name)} ne peut pas être joué\u00a0: le deck de la place ${seat + 1} enfreint ${problems.map(({ clause }) => clause).join(', ')}. Corrigez ce deck\u00a0; un match enregistré s'ouvre avec la version qui l'a enregistré.`,
};
