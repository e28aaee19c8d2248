/** The first round of a match of Inazuma Eleven TCG, explained: one attack, one defence. */
import type { Lesson } from '../../lessons/lesson.ts';

export const lesson: Lesson = {
  game: 'inazuma',
  decks: ['Swiftlake Run', 'Riddlemoor Veil'],
  seed: 'round-one',
  options: { firstAttacker: 'player1' },
  bot: 'rookie',
  stop: 'always',
  notes: [
    {
      ask: 'place',
      heading: { en: 'Line up in secret', fr: 'Alignez en secret' },
      text: {
        en: 'Score more goals than your opponent in six turns [INA-305]. In each turn one side attacks: it must break through the other, then beat the goalkeeper. Every two turns both place at least two of their ten starting characters, unseen by the other [INA-404]: FW (forwards) in front, MF (midfield) in the middle, DF (defence) at the back [INA-211], each on side A or B. They stay for two turns and are then gone for good. The suggested line-up attacks on one side and leaves nobody out on the other.',
        fr: "Marquez plus de buts que l'adversaire en six tours [INA-305]. À chaque tour un camp attaque : il doit percer l'autre, puis battre le gardien. Tous les deux tours, chacun place au moins deux de ses dix titulaires, sans que l'autre le voie [INA-404] : les FW (attaquants) devant, les MF (milieux) au milieu, les DF (défenseurs) derrière [INA-211], chacun du côté A ou B. Ils restent deux tours, puis c'est fini pour eux. La formation proposée attaque d'un côté et couvre l'autre.",
      },
      attempt: { verb: 'lineUpA' },
    },
    {
      ask: 'place',
      heading: { en: 'One after another', fr: "L'un après l'autre" },
      text: {
        en: 'An attack runs along one side: your FW and MF there against their MF and DF [INA-702] [INA-703]. A character on each side keeps the other side guessing. At least two must be left for each later round [INA-408].',
        fr: "Une attaque passe par un seul côté : vos FW et MF contre leurs MF et DF [INA-702] [INA-703]. Quelqu'un de chaque côté laisse l'adversaire dans le doute. Il doit en rester au moins deux pour chaque manche suivante [INA-408].",
      },
      attempt: { verb: 'done' },
    },
    {
      ask: 'actions',
      within: 'strategy',
      heading: { en: 'A window: time to act', fr: "Une fenêtre : le temps d'agir" },
      text: {
        en: 'Both have drawn a card. Now comes a window, a moment in which each side in turn may use one technique or ability, or pass; when both pass one after the other, it closes and the match goes on [INA-602] [INA-603]. A technique needs its level reached by the turn number [INA-607] and characters with its attribute on your field [INA-608]. In turn 1 that is little: pass.',
        fr: "Chacun a pioché une carte. Voici une fenêtre, un moment où chaque camp, tour à tour, peut utiliser une technique ou une capacité, ou passer ; dès que les deux passent de suite, elle se ferme et la partie continue [INA-602] [INA-603]. Une technique demande que le numéro du tour atteigne son niveau [INA-607] et des personnages de son attribut sur votre terrain [INA-608]. Au tour 1, c'est peu : passez.",
      },
      attempt: { verb: 'pass' },
    },
    {
      ask: 'bench',
      heading: { en: 'Somebody for the bench', fr: "Quelqu'un pour le banc" },
      text: {
        en: 'Once a turn you may lay one reserve character on your bench, whatever its level [INA-413] [INA-415]. A second card of the same name goes on top of the first: the two are fired up and count with the larger number beside the flame [INA-501] [INA-506]. A card kept in the hand can lend its AP later, as an assist.',
        fr: 'Une fois par tour, vous pouvez poser un remplaçant sur votre banc, quel que soit son niveau [INA-413] [INA-415]. Une deuxième carte du même nom se pose sur la première : le personnage est enflammé et compte avec le grand nombre près de la flamme [INA-501] [INA-506]. Une carte gardée en main pourra prêter ses AP, en passe décisive.',
      },
      attempt: { verb: 'bench' },
    },
    {
      ask: 'move',
      heading: { en: 'From the bench to the pitch', fr: 'Du banc au terrain' },
      text: {
        en: 'Up to two ready characters of the bench may come onto the field, if their level is not above the turn number [INA-418] [INA-420]. After the turn they go back to the bench exhausted and rest for a turn [INA-904].',
        fr: "Jusqu'à deux personnages prêts du banc peuvent entrer sur le terrain, si leur niveau ne dépasse pas le numéro du tour [INA-418] [INA-420]. Après le tour, ils retournent au banc, épuisés, et se reposent un tour [INA-904].",
      },
    },
    {
      ask: 'side',
      attempt: { verb: 'side' },
      heading: { en: 'Where to attack', fr: 'Où attaquer' },
      text: {
        en: 'Choose the side of this attack [INA-701]. Beside each stands your total against theirs as it is now. You must be higher, level is not enough [INA-709], and both of you can still add to it.',
        fr: "Choisissez le côté de l'attaque [INA-701]. À côté de chacun figure votre total contre le leur à cet instant. Il faut dépasser, l'égalité ne suffit pas [INA-709], et chacun peut encore ajouter quelque chose.",
      },
    },
    {
      ask: 'actions',
      within: 'attack',
      own: { turn: 1 },
      heading: { en: 'Break through', fr: 'Percer' },
      text: {
        en: 'The totals stand in the middle, with all their parts. To add to yours, discard a reserve character from your hand as an assist: its AP goes to a character of yours who takes part and shares its attribute or team [INA-619] [INA-620]. They may answer, and so on until both pass. If you are higher then, you shoot; if not, the turn is over [INA-710].',
        fr: "Les totaux figurent au milieu, avec tout ce qui les compose. Pour augmenter le vôtre, défaussez un remplaçant de votre main en passe décisive : ses AP vont à l'un des vôtres qui participe et partage son attribut ou son équipe [INA-619] [INA-620]. Ils peuvent répondre, et ainsi de suite jusqu'à ce que les deux passent. Si vous dépassez alors, vous tirez ; sinon le tour est fini [INA-710].",
      },
    },
    {
      ask: 'kicker',
      heading: { en: 'Who shoots?', fr: 'Qui tire ?' },
      text: {
        en: 'You broke through. One of those who attacked takes the shot, alone against the goalkeeper [INA-803] [INA-804]. What was added for the attack is gone [INA-712]: choose the highest number.',
        fr: "Vous avez percé. L'un de ceux qui ont attaqué tire, seul contre le gardien [INA-803] [INA-804]. Ce qui avait été ajouté pour l'attaque est perdu [INA-712] : choisissez le plus grand nombre.",
      },
    },
    {
      ask: 'actions',
      within: 'shooting',
      heading: { en: 'The shot', fr: 'Le tir' },
      text: {
        en: 'One more window, for kicker and goalkeeper. Only the kicker can be assisted, never a goalkeeper [INA-623] [INA-624]. When both have passed comes the last chance: each side turns up the top card of its deck and adds 100 for each of its levels [INA-807]. Higher wins; level means another card each [INA-810].',
        fr: "Encore une fenêtre, pour le tireur et le gardien. Seul le tireur peut recevoir une passe décisive, jamais le gardien [INA-623] [INA-624]. Quand les deux ont passé vient la dernière chance : chacun dévoile la première carte de sa pioche et ajoute 100 par niveau [INA-807]. Le plus haut l'emporte ; à égalité, une carte de plus chacun [INA-810].",
      },
    },
    {
      ask: 'actions',
      within: 'attack',
      own: { turn: 2 },
      heading: { en: 'Now you defend', fr: 'À vous de défendre' },
      text: {
        en: 'Their FW and MF come along the side they chose; your MF and DF there hold them [INA-703]. To be level is enough to stop them. Assists help a defender as well [INA-622].',
        fr: "Leurs FW et MF arrivent par le côté choisi ; vos MF et DF de ce côté les retiennent [INA-703]. L'égalité suffit pour les arrêter. Les passes décisives aident aussi un défenseur [INA-622].",
      },
    },
    {
      ask: 'join',
      heading: { en: 'From the other side', fr: "De l'autre côté" },
      text: {
        en: 'This character may take part although it stands on the other side; you decide now [INA-714].',
        fr: "Ce personnage peut participer bien qu'il soit de l'autre côté ; décidez maintenant [INA-714].",
      },
    },
    {
      ask: 'paid',
      heading: { en: 'The price', fr: 'Le prix' },
      text: {
        en: 'What stands in square brackets is paid first, in full, and never comes back [INA-640].',
        fr: "Ce qui figure entre crochets se paie d'abord, en entier, et ne revient jamais [INA-640].",
      },
    },
    {
      ask: 'it',
      heading: { en: 'Whom?', fr: 'Qui ?' },
      text: {
        en: 'The text asks for somebody. One who does not take part can be chosen too, but then it changes nothing in this attack [INA-708].',
        fr: "Le texte demande quelqu'un. Qui ne participe pas peut aussi être choisi, mais cela ne change alors rien à cette attaque [INA-708].",
      },
    },
  ],
  until: { own: 'turn', above: 2 },
  end: {
    heading: { en: 'That was a round', fr: "C'était une manche" },
    text: {
      en: 'Two more like it: six turns in all, and the characters you placed are out now [INA-906]. With the turns grow the levels you can use. More goals win; level goals mean a penalty shootout [INA-306]; whose deck runs out loses at once [INA-307].',
      fr: "Encore deux comme celle-ci : six tours en tout, et les titulaires placés sont maintenant sortis [INA-906]. Les niveaux utilisables montent avec les tours. Qui a le plus de buts gagne ; à égalité, ce sont les tirs au but [INA-306] ; qui n'a plus de pioche perd aussitôt [INA-307].",
    },
  },
};
