/** The first week of a short season of ELEVEN, explained question by question. */
import type { Lesson } from '../../lessons/lesson.ts';

export const lesson: Lesson = {
  game: 'eleven',
  seed: 'week-2',
  options: { weeks: 3, firstPlayer: 'seat1' },
  bot: 'rookie',
  stop: 'always',
  notes: [
    {
      ask: 'draft',
      heading: { en: 'Your club and its Directors', fr: 'Votre club et ses administrateurs' },
      text: {
        en: 'Have the most Victory Points, VP for short, at the end of the season [ELV-1311]. They come from your place in the League, from Staff, Stadium and Office, and from tokens [ELV-1303]. You lead Rookhaven. First everybody chooses three Directors, one at a time; the others go to the next manager [ELV-206]. Each has two sides: arrows that change your Stats, four tracks that say how many markers of cash, fans, operation and fitness you get every Monday [ELV-401], and six colours, how this Director votes on each face of a die [ELV-406]. Cash never comes amiss.',
        fr: "Ayez le plus de points de victoire, les PV, à la fin de la saison [ELV-1311]. Ils viennent de la place au championnat, du staff, du stade et du siège, et de jetons [ELV-1303]. Vous dirigez Rookhaven. D'abord chacun choisit trois administrateurs, un par un ; les autres passent au manager suivant [ELV-206]. Chacun a deux côtés : des flèches qui changent vos pistes, quatre échelles qui disent combien de marqueurs d'argent, de supporters, de gestion et de forme vous recevez chaque lundi [ELV-401], et six couleurs : comment il vote sur chaque face d'un dé [ELV-406]. L'argent n'est jamais de trop.",
      },
      attempt: { verb: 'retain', card: 'D16' },
    },
    {
      ask: 'draft',
      heading: { en: 'One more Director', fr: 'Encore un administrateur' },
      text: {
        en: 'These come from the other manager [ELV-207]. A bonus happens once, when the Directors are revealed [ELV-212]; an action can be used once a week [ELV-508]; a feature always counts. Directors who vote for the same colour decide your meetings, so two of one mind are worth something.',
        fr: "Ceux-ci viennent de l'autre manager [ELV-207]. Un bonus agit une fois, quand les administrateurs sont révélés [ELV-212] ; une action sert une fois par semaine [ELV-508] ; un avantage compte toujours. Ceux qui votent pour la même couleur décident de vos réunions : deux du même avis valent quelque chose.",
      },
    },
    {
      ask: 'benchSides',
      heading: { en: 'Thirteen jerseys', fr: 'Treize maillots' },
      text: {
        en: 'Ten jerseys stand for your men on the pitch, three wait on the bench [ELV-224]. Each shows its Task: attack or defence. A jersey without a Player card has Strength 1 [ELV-1010]; Strength is what attackers and defenders are compared by. Which side the bench shows matters little now.',
        fr: "Dix maillots sont vos hommes sur le terrain, trois attendent sur le banc [ELV-224]. Chacun montre son rôle : attaque ou défense. Un maillot sans carte de joueur a une force de 1 [ELV-1010] ; la force est ce par quoi on compare attaquants et défenseurs. Le côté que montre le banc importe peu pour l'instant.",
      },
    },
    {
      ask: 'objective',
      heading: { en: 'A secret aim', fr: 'Un but secret' },
      text: {
        en: 'Keep one of two Objectives [ELV-229]. Met once it gives 2 VP, met perfectly 2 more, and it shows itself [ELV-1521]. Three weeks are short: take what you can do soon.',
        fr: 'Gardez un objectif sur deux [ELV-229]. Atteint, il donne 2 PV, à la perfection 2 de plus, et il se révèle de lui-même [ELV-1521]. Trois semaines sont vite passées : prenez ce qui peut se faire bientôt.',
      },
      attempt: { verb: 'retain' },
    },
    {
      ask: 'reroll',
      own: { day: 0 },
      heading: { en: 'The Board Meeting', fr: 'La réunion du conseil' },
      text: {
        en: 'It is Monday: your Stats have paid, and a Board Meeting card lies there with three decisions, one of each colour [ELV-404]. A die is rolled; each Director votes for a colour, and what the leading one says is done [ELV-409]. For 1 fan you may roll again, as often as you can pay [ELV-310]. If you can live with the decision, keep the fan: on Friday it is worth 1 cash.',
        fr: "C'est lundi : vos pistes ont payé, et une carte de réunion du conseil est là, avec trois décisions, une par couleur [ELV-404]. Un dé est lancé ; chaque administrateur vote pour une couleur, et ce que dit celle qui est en tête se fait [ELV-409]. Pour 1 supporter, vous pouvez relancer, tant que vous pouvez payer [ELV-310]. Si la décision vous convient, gardez le supporter : vendredi il vaut 1 argent.",
      },
      attempt: { verb: 'keep' },
    },
    {
      ask: 'reroll',
      own: { day: 4 },
      heading: { en: 'What the match has done to you', fr: 'Ce que le match vous a fait' },
      text: {
        en: 'After the match a die says what it did to your squad: the higher, the better, and better still after a win [ELV-1111]. Low faces injure: a twelve-sided die names the number of the Player who is hit [ELV-1115]. A fan rolls it again [ELV-310].',
        fr: "Après le match, un dé dit ce qu'il a fait à votre effectif : plus haut, c'est mieux, et mieux encore après une victoire [ELV-1111]. Les petites faces blessent : un dé à douze faces donne le numéro du joueur touché [ELV-1115]. Un supporter permet de relancer [ELV-310].",
      },
    },
    {
      ask: 'day',
      own: { day: 1 },
      heading: { en: 'Tuesday: one Basic action', fr: 'Mardi : une action de base' },
      text: {
        en: 'On each of three days you take one Basic action [ELV-501]: hire a Player, a Youngster or Staff, sell a Player, sign a Sponsor, build, or use a card [ELV-507]. The transfer area is shared: only slots 3 to 5 of a row can be had, and a card you leave may be gone [ELV-601]. You need men for Friday: Weber, an attacker with Strength 3, costs only 2 cash. His effect can turn against you until he is trained, but he is strong.',
        fr: "Chacun des trois jours vous faites une action de base [ELV-501] : recruter un joueur, un espoir ou du staff, vendre un joueur, signer un sponsor, bâtir ou utiliser une carte [ELV-507]. Le mercato est commun : on n'accède qu'aux places 3 à 5 d'une rangée, et une carte laissée peut disparaître [ELV-601]. Il vous faut des hommes pour vendredi : Weber, un attaquant de force 3, ne coûte que 2 argent. Son effet peut se retourner contre vous tant qu'il n'est pas formé, mais il est fort.",
      },
      attempt: { verb: 'hire', card: 'R18' },
    },
    {
      ask: 'day',
      own: { day: 1 },
      heading: { en: 'And a Paid action', fr: 'Et une action payée' },
      text: {
        en: 'Besides the Basic action you may use one card for 2 operation, and for whatever the card itself costs [ELV-502]. Using it exhausts it for the week [ELV-508]. Your First Trainer trains a Player for 1 fitness: the card is turned to its better side. But every Player who is to play on Friday needs 1 fitness too [ELV-906].',
        fr: "En plus de l'action de base, vous pouvez utiliser une carte pour 2 gestion, et pour ce que la carte coûte elle-même [ELV-502]. Cela l'épuise pour la semaine [ELV-508]. Votre premier entraîneur forme un joueur pour 1 forme : la carte se retourne sur sa meilleure face. Mais chaque joueur qui doit jouer vendredi demande aussi 1 forme [ELV-906].",
      },
      attempt: { verb: 'endDay' },
    },
    {
      ask: 'day',
      own: { day: 2 },
      heading: { en: 'Wednesday: a Sponsor', fr: 'Mercredi : un sponsor' },
      text: {
        en: 'A Sponsor costs nothing but the action [ELV-721]. As a Small contract it pays at once and leaves. On an Adboard, two places at your Stadium, you choose its payment or its bonus [ELV-724]; on your Kit, one place for the whole season, you get both [ELV-725]. Whatever raises a Stat pays again every Monday: the earlier, the better.',
        fr: "Un sponsor ne coûte que l'action [ELV-721]. Comme petit contrat, il paie tout de suite et s'en va. Sur un panneau, deux places à votre stade, vous choisissez le paiement ou le bonus [ELV-724] ; sur l'équipement, une seule place pour la saison, vous avez les deux [ELV-725]. Ce qui monte une piste paie de nouveau chaque lundi : le plus tôt est le mieux.",
      },
      attempt: { verb: 'kit' },
    },
    {
      ask: 'day',
      own: { day: 2 },
      heading: { en: 'The rest of Wednesday', fr: 'La fin de mercredi' },
      text: {
        en: 'If you have 2 operation and a card worth it, use it now; else end your day. Operation left over is mostly lost at the end of the week [ELV-1209].',
        fr: 'Si vous avez 2 gestion et une carte qui en vaut la peine, utilisez-la ; sinon finissez votre journée. La gestion qui reste est presque toute perdue en fin de semaine [ELV-1209].',
      },
    },
    {
      ask: 'day',
      own: { day: 3 },
      heading: { en: 'Thursday: think of the end', fr: 'Jeudi : pensez à la fin' },
      text: {
        en: 'What scores? The Office, a track of five steps, gives 2, 5, 9, 13 and 18 VP and gets dearer with each [ELV-808]. Buildings give VP and something besides for 3 cash [ELV-801]. Staff scores in sets [ELV-1306]. But keep cash for the end of the week: Players, buildings and Staff cost Maintenance [ELV-1204], and whoever cannot pay gets Suspensions, tokens that cost VP [ELV-1205].',
        fr: "Qu'est-ce qui rapporte ? Le siège, une piste de cinq étages, donne 2, 5, 9, 13 et 18 PV et coûte plus à chaque fois [ELV-808]. Les installations donnent des PV et autre chose pour 3 argent [ELV-801]. Le staff rapporte par familles [ELV-1306]. Mais gardez de l'argent pour la fin de la semaine : joueurs, installations et staff coûtent l'entretien [ELV-1204], et qui ne peut pas payer reçoit des suspensions, des jetons qui coûtent des PV [ELV-1205].",
      },
    },
    {
      ask: 'lineUp',
      heading: { en: 'Matchday: your line-up', fr: 'Jour de match : votre composition' },
      text: {
        en: 'Your Opponent is a team of the game. The Scout Report tells where it is dangerous and where it leaves space, but not its line-up [ELV-902]. Your ten men stand in nine Zones, three for each Line; a Tactic gives the Formation, how many stand in each Line [ELV-904]. In five Sections, the two wings and the three Lines of the centre, your attackers will meet their defenders and theirs yours [ELV-1007]. Take a suggestion: it uses only what you know too. Or do it by hand.',
        fr: "Votre adversaire est une équipe du jeu. Le rapport d'observation dit où elle est dangereuse et où elle laisse des espaces, mais pas sa composition [ELV-902]. Vos dix hommes se tiennent dans neuf zones, trois par ligne ; une tactique donne le dispositif, combien se tiennent dans chaque ligne [ELV-904]. Dans cinq secteurs, les deux ailes et les trois lignes de l'axe, vos attaquants rencontreront leurs défenseurs, et les leurs les vôtres [ELV-1007]. Prenez une suggestion : elle ne sait que ce que vous savez. Ou composez à la main.",
      },
      attempt: { verb: 'suggest' },
    },
    {
      ask: 'formation',
      heading: { en: 'By hand: the Formation', fr: 'À la main : le dispositif' },
      text: {
        en: 'Defenders, Midfielders and Forwards, ten together [ELV-903]. At any moment you can have the rest completed for you.',
        fr: 'Défenseurs, milieux et avants, dix en tout [ELV-903]. À tout moment vous pouvez faire compléter le reste.',
      },
    },
    {
      ask: 'assign',
      heading: { en: 'By hand: who plays', fr: 'À la main : qui joue' },
      text: {
        en: 'Each Player costs 1 fitness and takes the place of a jersey with the same number [ELV-906] [ELV-911]. An effect with a price is paid now as well [ELV-909]. A Goalkeeper needs no jersey [ELV-913].',
        fr: "Chaque joueur coûte 1 forme et prend la place d'un maillot du même numéro [ELV-906] [ELV-911]. Un effet qui coûte se paie aussi maintenant [ELV-909]. Un gardien n'a pas besoin de maillot [ELV-913].",
      },
    },
    {
      ask: 'place',
      heading: { en: 'By hand: the others', fr: 'À la main : les autres' },
      text: {
        en: 'The centre of each Line holds one to three men, a wing none or one [ELV-905]. Put defenders where the report calls them dangerous, and attackers where they leave space.',
        fr: "L'axe de chaque ligne contient un à trois hommes, une aile aucun ou un [ELV-905]. Mettez des défenseurs là où le rapport les dit dangereux, et des attaquants là où ils laissent des espaces.",
      },
    },
    {
      ask: 'stands',
      heading: { en: 'Fill the Stands', fr: 'Remplir les tribunes' },
      text: {
        en: 'Each Stand takes 1 fan, who pays 1 cash after the match [ELV-919] [ELV-1108]. With four fans there the Stadium is Sold Out, and some cards ask for that [ELV-920]. Keep a fan only if you want to roll a die again. Then their line-up is revealed and the Sections are compared: an attacker stronger than the defender facing it gets through, and scores unless a Goalkeeper as strong still has a glove, one save, left [ELV-1013] [ELV-1017].',
        fr: "Chaque tribune prend 1 supporter, qui rapporte 1 argent après le match [ELV-919] [ELV-1108]. Avec quatre supporters, on joue à guichets fermés, et certaines cartes le demandent [ELV-920]. Gardez un supporter seulement pour relancer un dé. Puis leur composition est révélée et on compare les secteurs : un attaquant plus fort que le défenseur en face passe, et marque si aucun gardien aussi fort n'a encore un gant, c'est-à-dire un arrêt [ELV-1013] [ELV-1017].",
      },
      attempt: { verb: 'stands' },
    },
    {
      heading: { en: 'A card asks', fr: 'Une carte demande' },
      text: {
        en: 'Something you have used or met asks for a choice; the log above says what. What costs cash can be left, what costs nothing is done [ELV-315]. If something you want is not offered, ask why: the answer names the rule.',
        fr: "Quelque chose que vous avez utilisé ou rencontré demande un choix ; le journal dit quoi. Ce qui coûte de l'argent peut se laisser, ce qui ne coûte rien se fait [ELV-315]. Si ce que vous voulez n'est pas proposé, demandez pourquoi : la réponse cite la règle.",
      },
    },
  ],
  until: { own: 'week', above: 1 },
  end: {
    heading: { en: 'That was a week', fr: "C'était une semaine" },
    text: {
      en: 'The League has moved: 3 points for a win, 1 for a draw, and dice for the teams nobody met [ELV-1106] [ELV-1120]. Maintenance is paid, the transfer area has moved on, and most markers are gone [ELV-1208] [ELV-1209]. Two more weeks like this one, then all VP are added [ELV-1302].',
      fr: "Le championnat a bougé : 3 points pour une victoire, 1 pour un nul, et des dés pour les équipes que personne n'a rencontrées [ELV-1106] [ELV-1120]. L'entretien est payé, le mercato a avancé, et la plupart des marqueurs sont partis [ELV-1208] [ELV-1209]. Encore deux semaines comme celle-ci, puis on additionne tous les PV [ELV-1302].",
    },
  },
};
