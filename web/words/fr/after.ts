import type { AfterWords } from '../after.ts';

const plural = (n: number, one: string, many: string): string => `${n}\u00a0${n < 2 ? one : many}`;

export const words: AfterWords = {
  result: {
    result: 'Résultat',
    won: 'Vous gagnez',
    lost: 'Vous perdez',
    drawn: 'Match nul',
    shared: 'Vous gagnez ensemble',
    allLost: 'Tout le monde a perdu',
    over: 'Le match est terminé',
    practice: "Match d'entraînement\u00a0: il ne compte pas dans votre bilan.",
    places: 'Classement',
    place: (n) => (n === 1 ? '1er' : `${n}e`),
    moments: 'Moments clés',
    noMoments: "Rien n'est sorti du lot. Le replay montre tout.",
    kinds: { score: '', lead: "l'avantage change", widest: 'plus grand écart', special: '' },
    toReplay: (step) => `Voir dans le replay, choix ${step}`,
    figures: 'Statistiques',
    decisions: 'décisions',
    longest: 'plus longue réflexion',
    time: (ms) =>
      ms < 1000
        ? 'moins de 1\u00a0s'
        : ms < 60_000
          ? `${Math.round(ms / 1000)}\u00a0s`
          : `${Math.floor(ms / 60_000)}\u00a0min ${Math.round(ms / 1000) % 60}\u00a0s`,
    again: 'Rejouer',
    sameDecks: 'mêmes decks',
    swap: 'Changer de côté',
    swapFor: (deck) => `vous jouez ${deck}`,
    next: 'Niveau suivant',
    level: (name, n) => `${name}, niveau ${n}`,
    save: 'Enregistrer',
    board: 'Retour au plateau',
  },
  link: {
    copy: 'Copier le lien',
    copied: "Le lien est copié. Qui l'ouvre voit tout le match, les deux mains comprises.",
    here: 'Copiez ce lien\u00a0:',
    note: "Tout le match est dans le lien. Il ne demande aucun compte, et rien n'est envoyé.",
  },
  record: {
    title: 'Votre bilan',
    lead: (matches, since) => `${plural(matches, 'match', 'matchs')} depuis le ${since}, comptés sur cet appareil.`,
    uncounted: (practice, together) =>
      [
        practice > 0 && plural(practice, "match d'entraînement", "matchs d'entraînement"),
        together > 0 && plural(together, 'match à plusieurs', 'matchs à plusieurs'),
      ]
        .filter(Boolean)
        .join(' et ')
        .concat(practice + together < 2 ? ' ne compte pas.' : ' ne comptent pas.'),
    none: "Aucun match n'est encore terminé ici. Après le premier, cette page montre comment vous jouez\u00a0: par jeu, niveau et deck, et au fil du temps.",
    play: 'Jouer un match',
    game: 'Jeu',
    allGames: 'Tous les jeux',
    period: 'Période',
    weeks: (n) => `${n} semaines`,
    allTime: 'Depuis le début',
    nothingHere: 'Aucun match terminé dans cette période.',
    games: 'Par jeu',
    won: 'gagnés',
    of: (won, played) => `${won} sur ${played}`,
    share: (percent) => `${percent}\u00a0%`,
    tooFew: (missing) => `encore ${missing} pour une part`,
    tally: (won, drawn, lost) => `${plural(won, 'gagné', 'gagnés')}, ${plural(drawn, 'nul', 'nuls')}, ${plural(lost, 'perdu', 'perdus')}`,
    overTime: 'Résultats au fil du temps',
    overTimeNote: 'part gagnée sur quatre semaines, avec sa bande à 95\u00a0%\u00a0; barres\u00a0: matchs et victoires de la semaine',
    week: 'Semaine du',
    weekOf: (date) => `semaine du ${date}`,
    band: (low, high) => `${low}–${high}\u00a0%`,
    matches: 'Matchs',
    byLevel: 'Contre les bots, par niveau',
    alone: 'en solo',
    nextStep: (level, n) =>
      `Vous gagnez la plupart des matchs contre le niveau d'avant\u00a0: ${level}, niveau ${n}, est la prochaine étape.`,
    byDeck: 'Par deck, équipe ou club',
    atLeast: (n) => `une part à partir de ${n} matchs`,
    noDeck: 'sans deck',
    numbers: 'La même chose en chiffres',
    export: 'Exporter',
    delete: 'Supprimer le bilan',
    really: 'Vraiment supprimer\u00a0?',
    onDevice: 'Le bilan est gardé sur cet appareil et nulle part ailleurs. Le supprimer ne touche ni à vos matchs ni à vos decks.',
  },
};
