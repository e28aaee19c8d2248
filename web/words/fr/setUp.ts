import type { SeatSaid, SetUpScreenWords } from '../setUp.ts';
import { unbroken } from '../unbroken.ts';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function who({ kind, name, level, brings }: SeatSaid, seat: number): string {
  const called = kind === 'you' ? 'vous' : kind === 'bot' ? `${capital(name)}, niveau ${level}` : name || `joueur ${seat + 1}`;
  return brings ? `${brings} (${called})` : called;
}

export const words: SetUpScreenWords = unbroken({
  title: (game) => `Préparer ${game}`,
  about: 'Tout est déjà réglé. Changez ce que vous voulez, ou commencez.',
  reset: 'Réinitialiser',
  close: 'Fermer',
  players: 'Joueurs',
  seats: 'Places',
  seat: (n) => `Place ${n}`,
  whoSits: (n) => `Qui prend la place ${n}`,
  person: 'Personne',
  you: 'Vous',
  bot: 'Bot',
  name: 'Nom',
  nameless: (n) => `Joueur ${n}`,
  handOver: "On se passe l'appareil entre les tours ; personne ne voit les cartes d'un autre.",
  level: (n) => `Niveau du bot à la place ${n}`,
  deck: 'Deck',
  byChance: 'Au hasard',
  chanceAbout: "un deck prêt que personne d'autre n'a",
  ready: 'Decks prêts',
  own: 'Mes decks',
  cards: (n) => `${n} cartes`,
  legal: 'conforme',
  noneFits: "Aucun deck prêt n'est conforme avec ces options. Choisissez un deck à vous, ou changez les options.",
  swaps: "Prendre ce qu'une autre place a lui donne le vôtre.",
  rules: 'Règles',
  options: 'Options',
  changed: (n) => (n === 1 ? '1 changée' : `${n} changées`),
  more: (n) => (n === 1 ? 'Une autre option' : `${n} autres options`),
  fixed: "Rien d'autre ne va avec le choix fait plus haut.",
  usual: (value) => `d'habitude ${value}`,
  keep: 'Garder comme réglage',
  kept: '« Jouer » commence désormais ainsi.',
  start: 'Commencer le match',
  fix: 'Corriger le deck',
  choose: 'Choisir un deck',
  sum: (seats) => {
    const said = seats.map(who);
    return capital(
      said.length === 1
        ? `${said[0]}, en solo`
        : said.length === 2
          ? said.join(' contre ')
          : `${said.slice(0, -1).join(', ')} et ${said.at(-1)}`,
    );
  },
  how: (preset, changed, minutes) => [...(preset ? [preset] : []), ...changed, `environ ${minutes} minutes`].join(' · '),
});
