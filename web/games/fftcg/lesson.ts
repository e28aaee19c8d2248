/** Three turns each of a match of Final Fantasy TCG, explained: building up, then attacking and blocking. */
import type { Lesson } from '../../lessons/lesson.ts';

export const lesson: Lesson = {
  game: 'fftcg',
  seed: 'learn',
  bot: 'rookie',
  stop: 'when-i-can',
  notes: [
    {
      ask: 'mulligan',
      heading: { en: 'Five cards', fr: 'Cinq cartes' },
      text: {
        en: 'Deal your opponent seven points of damage before they deal you seven [FFT-112]. Damage comes from Forwards that attack and are not blocked. Forwards, with a large number below, attack and block; Backups pay for the others. The number in the corner of a card is what it costs. You may exchange the whole hand once [FFT-210]. This one has three cheap Backups and two Forwards: keep it.',
        fr: "Infligez sept points de dégâts à l'adversaire avant d'en subir sept [FFT-112]. Les dégâts viennent des Avants qui attaquent sans être bloqués. Les Avants, avec un grand nombre en bas, attaquent et bloquent ; les Soutiens paient pour les autres. Le nombre dans le coin d'une carte est son coût. Vous pouvez échanger toute la main une fois [FFT-210]. Celle-ci a trois Soutiens bon marché et deux Avants : gardez-la.",
      },
      attempt: { verb: 'keep' },
    },
    {
      ask: 'putUnder',
      within: 'setUp',
      heading: { en: 'Under the deck', fr: 'Sous le Deck' },
      text: {
        en: 'The five cards go under your deck in the order you like, and you draw five others [FFT-210]. Your opponent learns only that you did it [FFT-211].',
        fr: "Les cinq cartes passent sous votre Deck dans l'ordre voulu, et vous en piochez cinq autres [FFT-210]. L'adversaire apprend seulement que vous l'avez fait [FFT-211].",
      },
    },
    {
      ask: 'priority',
      within: 'main1',
      own: { turn: 0, turns: 1 },
      heading: { en: 'Begin with a Backup', fr: 'Commencez par un Soutien' },
      text: {
        en: 'You have priority: it is for you to act or to pass. What is lit in your hand you can pay for. Cards cost CP: a card you discard gives 2, once; a Backup on the field gives 1 in every turn [FFT-504] [FFT-502]. So the first turns are for Backups, five at most [FFT-405].',
        fr: "Vous avez la priorité : à vous d'agir ou de passer. Ce qui est éclairé dans votre main, vous pouvez le payer. Les cartes coûtent des CP : une carte défaussée en donne 2, une seule fois ; un Soutien sur le terrain en donne 1 à chaque tour [FFT-504] [FFT-502]. Les premiers tours sont donc pour les Soutiens, cinq au plus [FFT-405].",
      },
      attempt: { verb: 'play', card: 'V1-F13' },
    },
    {
      ask: 'priority',
      within: 'main1',
      own: { turn: 0, turns: 1 },
      heading: { en: 'Another one, or enough', fr: 'Encore un, ou assez' },
      text: {
        en: 'You may play as many cards as you can pay for [FFT-609], but what you discard is gone. A Backup enters dull, lying across, and can pay from your next turn on [FFT-404]. When you and your opponent both pass, the phase ends [FFT-610].',
        fr: "Vous pouvez jouer autant de cartes que vous pouvez en payer [FFT-609], mais ce qui est défaussé est perdu. Un Soutien entre dullé, à l'horizontale, et paiera à partir de votre prochain tour [FFT-404]. Quand vous et l'adversaire passez de suite, la phase prend fin [FFT-610].",
      },
      attempt: { verb: 'pass' },
    },
    {
      ask: 'priority',
      within: 'main1',
      own: { turn: 0, turns: 3 },
      heading: { en: 'Your second turn', fr: 'Votre deuxième tour' },
      text: {
        en: 'Your Backups stand upright again and you have drawn two cards [FFT-602] [FFT-605]. Now a Forward: pay with the Backups first and discard only for the rest. It attacks from your next turn on [FFT-705], but can block at once if it is active [FFT-706].',
        fr: "Vos Soutiens sont de nouveau activés et vous avez pioché deux cartes [FFT-602] [FFT-605]. Maintenant un Avant : payez d'abord avec les Soutiens et ne défaussez que pour le reste. Il attaquera à partir de votre prochain tour [FFT-705], mais peut bloquer aussitôt s'il est actif [FFT-706].",
      },
      attempt: { verb: 'play', card: 'V1-L08' },
    },
    {
      ask: 'priority',
      within: 'main1',
      own: { turn: 0, turns: 3 },
      heading: { en: 'Something in reserve', fr: 'Quelque chose en réserve' },
      text: {
        en: 'Cards in your hand and active Backups can pay in their turn as well [FFT-528]. An empty hand answers nothing, and two cards a turn do not fill it quickly [FFT-605]. If you are content, pass.',
        fr: 'Les cartes en main et les Soutiens actifs peuvent aussi payer pendant leur tour [FFT-528]. Une main vide ne répond à rien, et deux cartes par tour ne la remplissent pas vite [FFT-605]. Si cela vous convient, passez.',
      },
      attempt: { verb: 'pass' },
    },
    {
      ask: 'priority',
      within: 'main1',
      own: { turn: 0, turns: 5 },
      heading: { en: 'Who can attack', fr: 'Qui peut attaquer' },
      text: {
        en: 'Every Forward that was yours when this turn began can attack in it [FFT-1006]. Before that you may strengthen your side: what you play now still blocks in their turn. Keep a card or two for what is to come, then pass to the attack.',
        fr: "Tout Avant qui était à vous au début de ce tour peut y attaquer [FFT-1006]. Avant cela, vous pouvez renforcer votre camp : ce que vous jouez maintenant pourra bloquer pendant leur tour. Gardez une carte ou deux pour la suite, puis passez à l'attaque.",
      },
      attempt: { verb: 'pass' },
    },
    {
      ask: 'source',
      heading: { en: 'Paying', fr: 'Payer' },
      text: {
        en: 'You have announced a card: it is said what you play, and now it is paid. Choose what you pay with, one after the other; only what still fits is lit. At least 1 CP must be of the element of the card [FFT-509], and CP left over are lost [FFT-501]. Until all is paid you can take it back. "Pay for me" uses Backups before cards, and discards what is worth least.',
        fr: "Vous avez annoncé une carte : on sait ce que vous jouez, il reste à payer. Choisissez avec quoi vous payez, l'un après l'autre ; seul ce qui convient encore est éclairé. Au moins 1 CP doit être de l'élément de la carte [FFT-509], et les CP en trop sont perdus [FFT-501]. Tant que tout n'est pas payé, vous pouvez reprendre. « Payer pour moi » prend les Soutiens avant les cartes, et défausse ce qui vaut le moins.",
      },
      attempt: { verb: 'payForMe' },
    },
    {
      ask: 'may',
      heading: { en: 'A text that works by itself', fr: 'Un texte qui agit de lui-même' },
      text: {
        en: 'The card has entered, and that triggers its ability [FFT-813]. It was put on the stack, where what was begun waits until both pass; both of you could have answered, and now you decide whether to use it [FFT-822].',
        fr: "La carte est entrée, ce qui déclenche sa compétence [FFT-813]. Elle a été mise sur la pile d'effets, où ce qui est commencé attend que les deux passent ; chacun aurait pu répondre, et maintenant vous décidez de l'utiliser ou non [FFT-822].",
      },
      attempt: { verb: 'yes' },
    },
    {
      ask: 'search',
      heading: { en: 'Search your deck', fr: 'Cherchez dans le Deck' },
      text: {
        en: 'Take a card that fits, your opponent sees it, and the deck is shuffled [FFT-1311]. You may also say that you find none [FFT-1312].',
        fr: "Prenez une carte qui convient, l'adversaire la voit, et le Deck est mélangé [FFT-1311]. Vous pouvez aussi dire que vous n'en trouvez pas [FFT-1312].",
      },
      attempt: { verb: 'find' },
    },
    {
      ask: 'priority',
      own: { turn: 1 },
      heading: { en: 'In their turn', fr: 'Pendant leur tour' },
      text: {
        en: 'You are asked because you could do something. Summons and abilities can be used whenever you have priority, in their turn too [FFT-707] [FFT-803]; Characters are played only in your own Main Phases [FFT-701]. What was added to the stack last resolves first [FFT-903]. Mostly one passes.',
        fr: "On vous demande, car vous pourriez faire quelque chose. Les Invocations et les compétences s'utilisent dès que vous avez la priorité, même pendant leur tour [FFT-707] [FFT-803] ; les Personnages ne se jouent que dans vos propres Main Phases [FFT-701]. Ce qui arrive en dernier sur la pile d'effets se résout en premier [FFT-903]. Le plus souvent, on passe.",
      },
      attempt: { verb: 'pass' },
    },
    {
      ask: 'attack',
      heading: { en: 'Attack', fr: 'Attaquez' },
      text: {
        en: 'One Forward at a time, or several of one element as a party [FFT-1005] [FFT-1101]. It becomes dull and cannot block in their turn [FFT-1007]. If nobody blocks, your opponent takes 1 damage, whatever its power [FFT-1024]; if somebody does, both strike with their power [FFT-1025].',
        fr: "Un Avant à la fois, ou plusieurs d'un même élément en équipe [FFT-1005] [FFT-1101]. Il est dullé et ne pourra pas bloquer pendant leur tour [FFT-1007]. Si personne ne bloque, l'adversaire subit 1 dégât, quelle que soit la force [FFT-1024] ; sinon les deux frappent avec leur force [FFT-1025].",
      },
      attempt: { verb: 'attack' },
    },
    {
      ask: 'block',
      heading: { en: 'Block?', fr: 'Bloquer ?' },
      text: {
        en: 'One active Forward may block, and does not become dull by it [FFT-1014] [FFT-1015]. Both deal damage equal to their power at the same time; whoever has taken as much as its power breaks [FFT-1025] [FFT-1202]. Not blocked, the attack costs you 1 point of damage [FFT-1024]; you can take six.',
        fr: "Un Avant actif peut bloquer, et cela ne le dulle pas [FFT-1014] [FFT-1015]. Les deux infligent en même temps des dégâts égaux à leur force ; qui en a subi autant que sa force est détruit [FFT-1025] [FFT-1202]. Sans blocage, l'attaque vous coûte 1 point de dégât [FFT-1024] ; vous pouvez en subir six.",
      },
    },
    {
      ask: 'priority',
      within: 'attackPhase',
      own: { turn: 0 },
      heading: { en: 'The Attack Phase', fr: "L'Attack Phase" },
      text: {
        en: 'An attack has four steps: preparation, attack, block, damage [FFT-1002]. In each of them both players may cast Summons and use abilities [FFT-1003]. To go on to the next, pass.',
        fr: 'Une attaque a quatre étapes : préparation, attaque, blocage, dégâts [FFT-1002]. À chacune, les deux joueurs peuvent lancer des Invocations et utiliser des compétences [FFT-1003]. Pour aller à la suivante, passez.',
      },
      attempt: { verb: 'pass' },
    },
    {
      ask: 'priority',
      within: 'main2',
      own: { turn: 0 },
      heading: { en: 'A second Main Phase', fr: 'Une seconde Main Phase' },
      text: {
        en: 'After the attacks you can once more do what you could before them [FFT-611]. With more than five cards in hand at the end you discard down to five [FFT-614], so what you cannot keep may as well pay for something.',
        fr: "Après les attaques, vous pouvez de nouveau tout ce que vous pouviez avant [FFT-611]. Avec plus de cinq cartes en main à la fin, vous défaussez jusqu'à cinq [FFT-614] : ce que vous ne pouvez garder peut aussi bien payer quelque chose.",
      },
      attempt: { verb: 'pass' },
    },
    {
      heading: { en: 'A text asks', fr: 'Un texte demande' },
      text: {
        en: 'Point at the card that asks to read it in full. What it is aimed at is chosen when it is announced, and looked at again when it resolves: what has gone by then is not hit [FFT-708] [FFT-913].',
        fr: "Pointez la carte qui demande pour la lire en entier. Ce qu'elle vise se choisit à l'annonce, et se vérifie de nouveau à la résolution : ce qui est parti entre-temps n'est pas touché [FFT-708] [FFT-913].",
      },
    },
  ],
  until: { own: 'turns', above: 6 },
  end: {
    heading: { en: 'That is how it goes', fr: "C'est ainsi que ça se joue" },
    text: {
      en: 'Every turn the Backups pay for more. Who has seven cards in the Damage Zone loses [FFT-112], and so does who has to draw from an empty deck [FFT-113]. A card that comes there with the EX mark may be used at once and for nothing: damage can turn a match [FFT-1212].',
      fr: "À chaque tour, les Soutiens paient davantage. Qui a sept cartes dans la Damage Zone perd [FFT-112], tout comme qui doit piocher d'un Deck vide [FFT-113]. Une carte qui y arrive avec la marque EX peut servir aussitôt et gratuitement : un dégât peut retourner une partie [FFT-1212].",
    },
  },
};
