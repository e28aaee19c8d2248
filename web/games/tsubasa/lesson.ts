/** The first half of a First Match of Captain Tsubasa, explained question by question. */
import type { Lesson } from '../../lessons/lesson.ts';

export const lesson: Lesson = {
  game: 'tsubasa',
  seed: 'final-762',
  options: { firstMatch: true, motivation: false, signings: false },
  bot: 'rookie',
  stop: 'always',
  notes: [
    {
      ask: 'kickOff',
      heading: { en: 'Who has the ball?', fr: 'À qui le ballon ?' },
      text: {
        en: 'Score more goals than the other team in two halves [TSU-102]. Whoever has the ball is the Attacker and can score; the other is the Defender and tries to win the ball [TSU-202]. You lead Nankatsu. The marker was tossed and shows your team, so you decide who has the ball first [TSU-201]; the other team kicks off the second half [TSU-607].',
        fr: "Marquez plus de buts que l'autre équipe en deux mi-temps [TSU-102]. Qui a le ballon est l'attaquant et peut marquer ; l'autre est le défenseur et tente de prendre le ballon [TSU-202]. Vous dirigez Nankatsu. Le marqueur montre votre équipe : à vous de dire qui commence avec le ballon [TSU-201] ; l'autre équipe donne le coup d'envoi de la seconde mi-temps [TSU-607].",
      },
      attempt: { verb: 'ownKickOff' },
    },
    {
      ask: 'take',
      heading: { en: 'A Match card for your hand', fr: 'Une carte Match pour votre main' },
      text: {
        en: 'Each round begins with four cards in both hands [TSU-205]. Then each coach takes one Match card, the Defender first [TSU-209]: from the Pitch, the row of open cards in the middle, or unseen from the top of the deck [TSU-210]. It stays yours for the match [TSU-212]. Every card has three numbers: Shot and Pass count while you attack, Defence while you defend. Long Shot has a high Shot, for instance. A Special Shot with the name of your team is worth having: it often scores by itself.',
        fr: "Chaque manche commence avec quatre cartes dans chaque main [TSU-205]. Puis chacun prend une carte Match, le défenseur d'abord [TSU-209] : sur le terrain, la rangée de cartes visibles au milieu, ou la première de la pioche sans la voir [TSU-210]. Elle reste à vous pour le match [TSU-212]. Chaque carte a trois nombres : Tir et Passe comptent quand vous attaquez, Défense quand vous défendez. Tir de loin, par exemple, a un grand Tir. Un Tir spécial au nom de votre équipe vaut la peine : il marque souvent à lui seul.",
      },
      attempt: { verb: 'take', card: 'F09' },
    },
    {
      ask: 'take',
      heading: { en: 'Take another', fr: 'Prenez-en une autre' },
      text: {
        en: 'One more Match card each [TSU-209]. What you leave on the Pitch the other coach can take. When the last two are gone, Injury Time begins, the end of the half [TSU-601].',
        fr: "Encore une carte Match chacun [TSU-209]. Ce que vous laissez sur le terrain, l'autre peut le prendre. Quand les deux dernières sont prises commence le temps additionnel, la fin de la mi-temps [TSU-601].",
      },
    },
    {
      ask: 'turn',
      heading: { en: 'Play a card or pass', fr: 'Jouer une carte ou passer' },
      text: {
        en: 'In turn, both of you lay one card in your Play Area, the row before you, or pass [TSU-302]. The numbers there are added up: Shot and Pass of the Attacker, Defence of the Defender [TSU-402] [TSU-403]. It ends when nine cards lie there in all, or when both have passed [TSU-305]. Whoever passes keeps the hand for the next round and plays no more in this one [TSU-303].',
        fr: "Tour à tour, chacun pose une carte dans sa zone de jeu, la rangée devant lui, ou passe [TSU-302]. On y additionne les nombres : Tir et Passe de l'attaquant, Défense du défenseur [TSU-402] [TSU-403]. C'est fini quand neuf cartes y sont en tout, ou quand les deux ont passé [TSU-305]. Qui passe garde sa main pour la manche suivante et ne joue plus dans celle-ci [TSU-303].",
      },
    },
    {
      ask: 'turn',
      own: { injury: 1 },
      heading: { en: 'Injury Time', fr: 'Le temps additionnel' },
      text: {
        en: 'The last Match cards are taken: this is Injury Time, in which the next goal or lost ball ends the half [TSU-602]. A won Pass adds one more round [TSU-603]. Points are kept over half-time [TSU-605], but not the cards in your hand [TSU-604]: play what helps.',
        fr: "Les dernières cartes Match sont prises : c'est le temps additionnel, où le prochain but ou ballon perdu met fin à la mi-temps [TSU-602]. Une Passe réussie ajoute une manche [TSU-603]. Vous gardez vos points à la mi-temps [TSU-605], mais pas les cartes en main [TSU-604] : jouez ce qui aide.",
      },
    },
    {
      ask: 'turn',
      own: { attacker: 0 },
      heading: { en: 'You attack', fr: 'Vous attaquez' },
      text: {
        en: 'Only Shot and Pass help you now. Beside the totals stands the chance of a Shot and of a Pass against the Defence that lies there; the Defender can still add cards. Tsubasa brings the most of both and another card with him. Keep pure defenders for later: a card you do not play stays in your hand [TSU-507].',
        fr: "Seuls Tir et Passe vous servent ici. Près des totaux figurent les chances d'un Tir et d'une Passe contre la Défense posée ; le défenseur peut encore ajouter des cartes. Tsubasa apporte le plus des deux et une carte de plus avec lui. Gardez les purs défenseurs : une carte non jouée reste en main [TSU-507].",
      },
      attempt: { verb: 'play', card: 'N11' },
    },
    {
      ask: 'turn',
      own: { attacker: 0 },
      heading: { en: 'Your attack goes on', fr: 'Votre attaque continue' },
      text: {
        en: 'Add cards until the chance looks good, or until they have passed and it is good enough. If you hold a Special Shot of your team, play it first: whatever lies there when it is used is discarded with it [TSU-742].',
        fr: "Ajoutez des cartes jusqu'à ce que les chances soient bonnes, ou suffisantes une fois qu'ils ont passé. Si vous avez un Tir spécial de votre équipe, jouez-le d'abord : quand il sert, tout ce qui est posé est défaussé avec lui [TSU-742].",
      },
    },
    {
      ask: 'turn',
      own: { attacker: 1 },
      heading: { en: 'You defend', fr: 'Vous défendez' },
      text: {
        en: 'Now your Defence counts against their Shot or Pass. They choose which when all cards lie there, so look at the higher of the two. A goalkeeper has a good Defence and can try a save if a Shot still gets through [TSU-414]. If you win, the ball is yours [TSU-503].',
        fr: "Cette fois votre Défense compte contre leur Tir ou leur Passe. Ils choisissent une fois les cartes posées : regardez le plus grand des deux. Un gardien a une bonne Défense et peut tenter un arrêt si un Tir passe quand même [TSU-414]. Si vous l'emportez, le ballon est à vous [TSU-503].",
      },
    },
    {
      ask: 'use',
      heading: { en: 'The ability of a card', fr: "La capacité d'une carte" },
      text: {
        en: 'As a card is played you may use its ability, now or never [TSU-311] [TSU-312]. Many give a point: a +1 that you keep until you spend it on a Shot, a Pass or a Defence [TSU-316]. Playing one more card at once is nearly always good. Take care where it says "eliminate": that card is out for the whole match [TSU-911].',
        fr: "Quand une carte est jouée, vous pouvez utiliser sa capacité, maintenant ou jamais [TSU-311] [TSU-312]. Beaucoup donnent un point : un +1 que vous gardez jusqu'à le dépenser pour un Tir, une Passe ou une Défense [TSU-316]. Jouer une carte de plus est presque toujours bon. Attention à « éliminer » : la carte est alors sortie pour tout le match [TSU-911].",
      },
      attempt: { verb: 'use', card: 'N11' },
    },
    {
      ask: 'use',
      heading: { en: 'Use it?', fr: "L'utiliser ?" },
      text: {
        en: 'What stands there is done at once; whatever you leave is lost for this card and this round [TSU-311]. A Special Shot of your team ends the playing of cards: numbers no longer count, and the shot meets one of three defences chosen in secret [TSU-741] [TSU-744]. It scores two times in three: use it unless your numbers promise more.',
        fr: 'Ce qui est écrit se fait tout de suite ; ce que vous laissez est perdu pour cette carte et cette manche [TSU-311]. Un Tir spécial de votre équipe met fin à la pose des cartes : les nombres ne comptent plus, et le tir affronte une parade choisie en secret parmi trois [TSU-741] [TSU-744]. Il marque deux fois sur trois : utilisez-le, sauf si vos nombres promettent mieux.',
      },
    },
    {
      ask: 'playMore',
      heading: { en: 'One more card', fr: 'Une carte de plus' },
      text: {
        en: 'This card comes on top of the one you have played, with its own ability [TSU-318]. Only the limit of nine cards stops it [TSU-307].',
        fr: "Cette carte s'ajoute à celle que vous avez jouée, avec sa propre capacité [TSU-318]. Seule la limite de neuf cartes l'arrête [TSU-307].",
      },
    },
    {
      ask: 'gain',
      heading: { en: 'Which point?', fr: 'Quel point ?' },
      text: {
        en: 'Shot points help a Shot, Pass points a Pass, Defence points stop either [TSU-407]. Take what you will need next; you can have five of each [TSU-R2].',
        fr: 'Les points de Tir aident un Tir, ceux de Passe une Passe, ceux de Défense arrêtent les deux [TSU-407]. Prenez ce qui servira bientôt ; on peut en avoir cinq de chaque [TSU-R2].',
      },
    },
    {
      ask: 'it',
      heading: { en: 'Which card?', fr: 'Quelle carte ?' },
      text: {
        en: 'The ability asks for a card. Discarded, it comes back with the next shuffle [TSU-912]; eliminated, it is gone for the match [TSU-911]. Of your own choose the one with the lowest numbers, of theirs the one with the highest.',
        fr: 'La capacité demande une carte. Défaussée, elle revient au prochain mélange [TSU-912] ; éliminée, elle a quitté le match [TSU-911]. Des vôtres, choisissez celle aux plus petits nombres ; des leurs, celle aux plus grands.',
      },
    },
    {
      ask: 'declare',
      heading: { en: 'Shot or Pass', fr: 'Tir ou Passe' },
      text: {
        en: 'Both of you will add a die to your total, and level is enough for you [TSU-411]. A Shot that wins is a goal, and the other team gets the ball [TSU-501]; a Pass that wins keeps the ball for the next round [TSU-502]; if you lose either, the ball is theirs [TSU-503]. Passing never scores: with about an even chance, shoot. Pass when the Shot has little hope and the Pass is likely.',
        fr: "Chacun ajoutera un dé à son total, et l'égalité vous suffit [TSU-411]. Un Tir réussi est un but, puis l'autre équipe a le ballon [TSU-501] ; une Passe réussie garde le ballon pour la manche suivante [TSU-502] ; si vous perdez, le ballon est à eux [TSU-503]. Une Passe ne marque jamais : avec une chance sur deux, tirez. Passez quand le Tir a peu d'espoir et que la Passe est probable.",
      },
    },
    {
      ask: 'spend',
      own: { attacker: 0 },
      heading: { en: 'Spend points', fr: 'Dépenser des points' },
      text: {
        en: 'Each point you spend adds 1. You announce first, the Defender answers, and that is final [TSU-405] [TSU-R5]. Beside each answer stands your chance. A lead of five before the dice cannot be caught up; more than that is wasted.',
        fr: "Chaque point dépensé ajoute 1. Vous annoncez d'abord, le défenseur répond, et c'est définitif [TSU-405] [TSU-R5]. À côté de chaque réponse figurent vos chances. Cinq d'avance avant les dés ne se rattrapent pas ; davantage est gaspillé.",
      },
    },
    {
      ask: 'spend',
      own: { attacker: 1 },
      heading: { en: 'Answer with points', fr: 'Répondre avec des points' },
      text: {
        en: 'They have announced; now you know what you are up against [TSU-405]. Spend Defence points where they change much, and save them where the action is won or lost anyway. A Shot is worth more of them than a Pass.',
        fr: "Ils ont annoncé : vous savez à quoi vous en tenir [TSU-405]. Dépensez vos points de Défense là où ils changent beaucoup, et gardez-les si l'action est déjà jouée. Un Tir en mérite plus qu'une Passe.",
      },
    },
    {
      ask: 'rerolls',
      heading: { en: 'Roll a die again?', fr: 'Relancer un dé ?' },
      text: {
        en: 'The dice lie there. Kisugi lets you roll one of them again, yours or theirs, and the new face counts [TSU-412] [TSU-R29]. Do it when you are losing: your own die if it is low, theirs if it is high. If you are winning, leave it.',
        fr: "Les dés sont là. Kisugi permet d'en relancer un, le vôtre ou le leur, et la nouvelle face compte [TSU-412] [TSU-R29]. Faites-le si vous perdez : votre dé s'il est bas, le leur s'il est haut. Si vous l'emportez, laissez.",
      },
    },
    {
      ask: 'save',
      heading: { en: 'A save', fr: 'Un arrêt' },
      text: {
        en: 'Their Shot has beaten your Defence, but your goalkeeper lies there. He rolls a die: with Morisaki a 1 catches the ball, a 2 or 3 makes it a corner, and only from 4 on it is a goal [TSU-732]. It costs nothing: always try.',
        fr: "Leur Tir a battu votre Défense, mais votre gardien est là. Il lance un dé : avec Morisaki, un 1 est un arrêt net, un 2 ou 3 un corner, et c'est un but seulement à partir de 4 [TSU-732]. Cela ne coûte rien : tentez toujours.",
      },
      attempt: { verb: 'save' },
    },
    {
      ask: 'duel',
      heading: { en: 'A Special Shot', fr: 'Un tir spécial' },
      text: {
        en: 'The Attacker chooses one of three shots, the Defender one of three defences, in secret and at the same time [TSU-744]. Only the defence of the same colour blocks [TSU-746]; otherwise it is a goal [TSU-748]. No card is better than another: try not to be read.',
        fr: "L'attaquant choisit un de ses trois tirs, le défenseur une de ses trois parades, en secret et en même temps [TSU-744]. Seule la parade de la même couleur bloque [TSU-746] ; sinon c'est un but [TSU-748]. Aucune carte ne vaut mieux qu'une autre : ne vous laissez pas deviner.",
      },
    },
  ],
  until: { own: 'half', above: 0 },
  end: {
    heading: { en: 'That was a half', fr: "C'était une mi-temps" },
    text: {
      en: 'All your cards are shuffled together now, with the Match cards you took [TSU-604] [TSU-606]; your points stay [TSU-605]. The other team kicks off the second half, with stronger Match cards [TSU-607]. Level after it means Extra Time [TSU-610], and if it is level even then, both teams are champions [TSU-618].',
      fr: "Toutes vos cartes sont maintenant mélangées, avec les cartes Match que vous avez prises [TSU-604] [TSU-606] ; vos points restent [TSU-605]. L'autre équipe donne le coup d'envoi de la seconde mi-temps, aux cartes Match plus fortes [TSU-607]. À égalité, ce sera la prolongation [TSU-610] ; toujours à égalité, les deux équipes sont championnes [TSU-618].",
    },
  },
};
