/** Le jeu en quelques mots. */
import type { About, DeckLines, Intro } from '@touchline/kit';

export const about: About = { name: 'Eleven PlayCa', line: 'Une chaîne de duels par mi-temps, puis un tir.' };

export const intro: Intro = {
  goal: "Marquez plus de buts que l'adversaire en deux mi-temps. À chaque mi-temps, vos personnages combattent l'un après l'autre ; celui qui en a encore un quand l'autre n'en a plus fait le seul tir de la mi-temps.",
  words: [
    ['PT', 'le prix des cartes de votre main Hissatsu ; vous en recevez cinq par mi-temps et gardez ceux qui restent'],
    ['OF et DF', 'les nombres avec lesquels un personnage attaque et défend ; celui qui a le ballon compte son OF'],
    ['Chance brûlante', 'la fin de chaque duel : chacun dévoile la première carte de sa pioche et ajoute sa flamme (BCP)'],
    ['Hissatsu', "une technique spéciale de votre main qui augmente l'OF ou le DF"],
    ['Soutien', 'une carte pour la phase de stratégie, avant les duels'],
  ],
};

export const decks: DeckLines = {
  'Galewick Relay': 'Passer et frapper\u00a0: Odo Lightfoot transmet +2 OF, et Joss Farrow tire plus fort quand il reçoit une passe.',
  'Ironmoor Rampart': 'Ne perdre aucun duel\u00a0: beaucoup de DF, des blocages bon marché avec Gate Pair, et Bastion Rourke dans le but.',
  'Lanternfall Tricks':
    "Miser sur la Chance brûlante\u00a0: Quill Nocturne dévoile une carte de plus, Candle Plan prépare la suite, Blackout affaiblit l'autre camp.",
  'Emberquay Furnace': "Tirer fort\u00a0: Caro Kindle et Duke Ferro ont 6 OF, Cinder Comet en ajoute 4, et l'équipe menée regagne des PT.",
};
