/** The first half of a match of Eleven PlayCa, explained. */
import type { Lesson } from '../../lessons/lesson.ts';

export const lesson: Lesson = {
  game: 'playca',
  seed: 'first',
  bot: 'rookie',
  stop: 'always',
  notes: [
    {
      ask: 'arrange',
      heading: { en: 'Three characters a half', fr: 'Trois personnages par mi-temps' },
      text: {
        en: 'Score more goals than your opponent in two halves [EPC-204]. A half is a row of battles between characters; whoever wins the last of them takes its one shot [EPC-711]. You have drawn three characters and put them in an order only you know [EPC-301]; the first one is flipped at kick-off. The ball is the number a character attacks with (OF), the shield the one it defends with (DF), and the flame is luck, for later. Your opponent has the ball now, so begin with a good shield. Click the three cards in the order you want.',
        fr: "Marquez plus de buts que l'adversaire en deux mi-temps [EPC-204]. Une mi-temps est une suite de duels entre personnages ; qui gagne le dernier a droit à son seul tir [EPC-711]. Vous avez pioché trois personnages et les rangez dans un ordre que vous seul connaissez [EPC-301] ; le premier est dévoilé au coup d'envoi. Le ballon indique la force d'attaque (OF), le bouclier celle de défense (DF), et la flamme sert plus tard : c'est la chance. L'adversaire a le ballon, commencez donc par un bon bouclier. Cliquez les trois cartes dans l'ordre voulu.",
      },
    },
    {
      ask: 'support',
      heading: { en: 'Support, once a half', fr: 'Soutien, une fois par mi-temps' },
      text: {
        en: 'Before the battles each side may use one Support card from its Hissatsu Hand, the eight special moves below [EPC-402]. Cards cost TP: you got five of them at kick-off and keep what you do not spend [EPC-305]. You need not use any [EPC-406].',
        fr: "Avant les duels, chaque camp peut utiliser une carte Soutien de sa main Hissatsu, les huit coups spéciaux en bas [EPC-402]. Les cartes coûtent des PT : vous en avez reçu cinq au coup d'envoi et gardez ceux que vous ne dépensez pas [EPC-305]. Rien ne vous y oblige [EPC-406].",
      },
    },
    {
      ask: 'uses',
      within: 'breakthrough',
      own: { attacker: 1 },
      heading: { en: 'You defend', fr: 'Vous défendez' },
      text: {
        en: 'This is your use step: the moment to use cards from your hand, before luck decides. They attack with OF, you answer with DF [EPC-701]. A Block card adds to yours; beside each answer stands what it makes of the numbers. When you are done, both sides turn up the top card of their deck and add its flame [EPC-702]: a lead of three or four is safe, less is a gamble. Whoever loses discards the character [EPC-708]; if it is them, the ball is yours.',
        fr: "C'est votre étape d'utilisation : le moment de jouer des cartes de votre main, avant que la chance ne décide. Ils attaquent avec OF, vous répondez avec DF [EPC-701]. Une carte Blocage augmente le vôtre ; à côté de chaque réponse figure ce que deviennent les nombres. Ensuite, chacun dévoile la première carte de sa pioche et ajoute sa flamme [EPC-702] : trois ou quatre points d'avance, c'est sûr ; moins, c'est un pari. Le perdant défausse son personnage [EPC-708] ; si c'est eux, le ballon est à vous.",
      },
    },
    {
      ask: 'uses',
      within: 'breakthrough',
      own: { attacker: 0 },
      heading: { en: 'You attack', fr: 'Vous attaquez' },
      text: {
        en: 'Now your OF counts against their DF. You use your cards first, then they may block [EPC-511]. Win and you keep the ball [EPC-705]. The half goes on until one side has nobody left: then whoever still stands shoots, so save some TP for the shot.',
        fr: "Cette fois votre OF affronte leur DF. Vous utilisez vos cartes d'abord, puis ils peuvent bloquer [EPC-511]. Si vous gagnez, vous gardez le ballon [EPC-705]. La mi-temps continue jusqu'à ce qu'un camp n'ait plus personne : celui qui tient encore tire au but. Gardez donc des PT pour le tir.",
      },
    },
    {
      ask: 'passDecision',
      heading: { en: 'Pass or stay', fr: 'Passer ou rester' },
      text: {
        en: 'The attacker may pass before a battle: the active character goes out and a waiting one takes the ball [EPC-603]. That costs a character, so pass only if the next one is much better at attacking.',
        fr: "L'attaquant peut passer avant un duel : le personnage actif sort et un autre prend le ballon [EPC-603]. Cela coûte un personnage ; ne passez que si le suivant attaque nettement mieux.",
      },
    },
    {
      ask: 'nextCharacter',
      heading: { en: 'The next one', fr: 'Le suivant' },
      text: {
        en: 'Your active character is gone. Choose who is flipped now; what the numbers would be is written beside each of them.',
        fr: "Votre personnage actif n'est plus là. Choisissez qui est dévoilé ; à côté de chacun figurent les nombres qui en résultent.",
      },
    },
    {
      ask: 'uses',
      within: 'shoot',
      own: { attacker: 0 },
      heading: { en: 'Your shot', fr: 'Votre tir' },
      text: {
        en: 'One shot ends the half: your OF against the DF of their goalkeeper [EPC-801]. Shoot cards help you, Catch cards help them, and then both turn up a card. Higher OF is a goal [EPC-804].',
        fr: 'Un seul tir termine la mi-temps : votre OF contre le DF de leur gardien [EPC-801]. Les cartes Tir vous aident, les cartes Arrêt les aident, puis chacun dévoile une carte. Si OF est supérieur, but [EPC-804].',
      },
    },
    {
      ask: 'uses',
      within: 'shoot',
      own: { attacker: 1 },
      heading: { en: 'Their shot', fr: 'Leur tir' },
      text: {
        en: 'They shoot, your goalkeeper defends with DF [EPC-801]. A Catch card makes the goalkeeper stronger. TP you do not spend now are there in the second half.',
        fr: 'Ils tirent, votre gardien défend avec DF [EPC-801]. Une carte Arrêt le renforce. Les PT non dépensés restent pour la seconde mi-temps.',
      },
    },
    {
      ask: 'recycled',
      heading: { en: 'Half time', fr: 'Mi-temps' },
      text: {
        en: 'Used Hissatsu cards stay away for the rest of the match, except those with Recycling: you may take them back now [EPC-903].',
        fr: 'Les cartes Hissatsu utilisées ne reviennent plus, sauf celles à Recyclage : vous pouvez les reprendre maintenant [EPC-903].',
      },
      attempt: { verb: 'takeAll' },
    },
  ],
  until: { own: 'period', above: 0 },
  end: {
    heading: { en: 'That was a half', fr: "C'était une mi-temps" },
    text: {
      en: 'The second half is played the same way, and whoever defended the shot begins it with the ball [EPC-901]. Play on: everything not offered can be asked "why not?" by clicking it.',
      fr: "La seconde mi-temps se joue de la même façon ; qui défendait au tir la commence avec le ballon [EPC-901]. Continuez : cliquez tout ce qui n'est pas proposé pour savoir pourquoi.",
    },
  },
};
