/** What `--help` says in French. */
import { spaced } from '@touchline/text';
import type { ManualPage, ManualWords, Note } from '../manual.ts';

const lang: Note = ['--lang L', 'en ou fr'];
const json: Note = ['--json', 'les données en JSON'];
const option: Note = ['--option N=V', 'une option du jeu'];

const printed = (note: Note): Note => (typeof note === 'string' ? spaced(note) : [note[0], spaced(note[1])]);
/** With spaces that do not break before a mark. */
const page = ({ usage, about, notes }: ManualPage): ManualPage => ({
  usage,
  about: spaced(about),
  notes: (facts) => notes(facts).map(printed),
});

export const manualFr: ManualWords = {
  usage: 'touchline <commande> …',
  games: (games) => spaced(`Jeux : ${games.join(', ')}. Sans commande, un menu s'ouvre.`),
  more: '`touchline <commande> --help` en dit plus, `touchline --version` donne la version.',
  commands: {
    play: page({
      usage: [
        'touchline play <jeu ou dossier> [--seats N] [--deck D]… [--seed S] [--lang en|fr] [--seat a|b|c|d] [--bot B[,B…]] [--stop S] [--preset P] [--option nom=valeur]… [--names N[,N…]]',
        'touchline play --load <fichier>',
      ].join('\n'),
      about: 'Jouer contre un bot, ou avec un ami au même clavier.',
      notes: () => [
        ['--seats N', 'le nombre de joueurs (deux, si on peut jouer à deux)'],
        [
          '--deck D',
          'un deck prêt, par le début de son nom, ou un fichier ; une fois : le vôtre ; plusieurs fois : place a, place b, etc.',
        ],
        ['--seed S', 'la même graine donne les mêmes mélanges'],
        ['--lang L', "en ou fr (d'après l'environnement)"],
        ['--seat a…d', 'votre place (a)'],
        [
          '--bot B',
          'rookie, winger, anchor, libero ou maestro, ou un numéro de 1 à 5 (anchor) ; random, greedy:N, search:N ; avec des virgules, un pour chaque autre place ; none : seulement des personnes, au même clavier',
        ],
        ['--load FICHIER', 'reprendre une partie sauvegardée'],
        [
          '--stop S',
          "où vous êtes consulté : always, toujours ; when-i-can, sauf s'il n'y a qu'une réponse ; at-their-attack, ni pendant le tour de l'adversaire, sauf s'il attaque ou si quelque chose vous concerne (when-i-can)",
        ],
        ['--preset P', 'une formule, par le début de son nom ; les options données en plus comptent davantage'],
        ['--option N=V', 'une option du jeu ; si chaque place choisit, place par place : team=red,blue'],
        ['--names N,N', "les noms des joueurs au même clavier, dans l'ordre des places"],
      ],
    }),
    sim: page({
      usage:
        'touchline sim <jeu> [--seats N] [--games 1000] [--seed S] [--jobs J] [--deck D]… [--mirror] [--bot B]… [--option nom=valeur]… [--json]',
      about: 'Des bots jouent entre eux ; la même graine donne les mêmes chiffres.',
      notes: () => [
        ['--seats N', 'le nombre de joueurs (2)'],
        ['--games N', 'le nombre de parties (1000)'],
        ['--seed S', 'la partie i est jouée avec la graine S/i (sim)'],
        ['--jobs J', 'le nombre de fils (autant que la machine en a)'],
        [
          '--deck D',
          'une fois : toutes les places ; plusieurs fois : place a, place b, etc. ; jamais : toutes les rencontres des decks prêts, tour à tour',
        ],
        ['--mirror', 'chaque deck contre lui-même : quel avantage y a-t-il à commencer ?'],
        [
          '--bot B',
          'une fois : toutes les places ; plusieurs fois : place a, place b, etc. (random) ; les autres réfléchissent, ce qui prend plus de temps',
        ],
        option,
        json,
      ],
    }),
    arena: page({
      usage:
        'touchline arena <jeu> --bots B,B… [--seats N] [--rounds 50] [--seed S] [--jobs J] [--deck D]… [--option nom=valeur]… [--versus all|first|next] [--results [FICHIER]] [--record FICHIER] [--about TEXTE] [--json]',
      about: 'Quelle est la force des bots ? Ils jouent les mêmes parties à chaque place tour à tour, à deux ou à plus.',
      notes: ({ bots }) => [
        ['--bots B,B…', `les bots : ${bots.join(', ')} ; nommé deux fois, un bot joue contre lui-même`],
        [
          '--seats N',
          'le nombre de places à la table (2) ; à plus de deux, nommez un bot plusieurs fois pour la remplir : search,random,random',
        ],
        [
          '--rounds N',
          'le nombre de tours par rencontre (50) : à deux bots, une paire de parties où les places changent ; à plus, autant de parties que de places, pour que chaque bot occupe chacune une fois',
        ],
        ['--seed S', 'le tour i est joué avec la graine S/i (arena)'],
        ['--jobs J', "le nombre de fils (autant que la machine en a) ; les chiffres n'en dépendent pas"],
        ['--deck D', 'les decks qui se rencontrent tour à tour, chacun avec chacun et avec lui-même (les decks prêts)'],
        option,
        [
          '--versus W',
          'all : tous les bots deux à deux (ou N à N) ; first : les rencontres avec le premier ; next : chacun avec le suivant (all)',
        ],
        [
          '--results F',
          "garder chaque partie finie dans ce fichier, et reprendre là où l'arène s'est arrêtée (arena-<jeu>-<graine>.jsonl)",
        ],
        ['--record F', 'ajouter à ce fichier, en une ligne de JSON, ce qui en est sorti'],
        ['--about T', 'de quoi parle cette ligne'],
        json,
        'Points : une victoire vaut 1, un match nul ½. Intervalles : les tours sont tirés au sort 2000 fois, et les 95 % du milieu sont gardés.',
        'À plus de deux : une victoire commune est partagée, les égaux partagent leur rang, et le classement compte qui a devancé qui. Seul : parties gagnées, et points.',
        "Classement : Bradley–Terry à l'échelle Elo, avec un match nul ajouté à chaque rencontre, pour que personne ne soit infiniment fort. `random` vaut 1000 ; s'il ne joue pas, la moyenne est de 1500.",
        "Un fichier de résultats contient ce que les bots ont fait : après un changement d'un bot ou des règles, commencez-en un nouveau.",
      ],
    }),
    train: page({
      usage:
        'touchline train <jeu> [--seats N] [--games 1000] [--teacher B] [--hidden N] [--passes 20] [--horizon 0] [--seed S] [--jobs J] [--option nom=valeur]… [--out FICHIER] [--trial TOURS] [--bot B] [--unseen D]… [--record FICHIER] [--about TEXTE] [--json]',
      about: "Un bot apprend à juger les positions d'un jeu en jouant contre lui-même.",
      notes: () => [
        ['--seats N', 'combien jouent (2)'],
        ['--games N', 'le nombre de parties dont il apprend (1000)'],
        ['--teacher B,B…', 'qui les joue, à tour de rôle (greedy:3)'],
        ['--hidden N', "le nombre d'unités cachées ; 0 : une simple somme pondérée (0)"],
        ['--passes N', 'combien de fois toutes les positions sont parcourues (20)'],
        [
          '--horizon N',
          'le nombre de décisions imaginées avant de juger ; pour les jeux où une position ne montre pas ce qui est commencé (0)',
        ],
        ['--seed S', 'la partie i est jouée avec la graine S/i (train)'],
        ['--jobs J', "le nombre de fils (autant que la machine en a) ; les poids n'en dépendent pas"],
        option,
        ['--out FICHIER', 'où vont les poids (<jeu>-weights.json) ; un jeu les contient sous le nom learned.json'],
        [
          '--trial N',
          "tours contre le jeu d'avant tout apprentissage et contre ce qu'il contient, puis avec chaque deck, jugé par des poids appris sans lui ; ils décident si les poids sont meilleurs",
        ],
        ['--bot B', "qui passe l'épreuve (search:100)"],
        ['--unseen D', "un deck de cartes qu'aucun deck prêt ne contient, pour l'épreuve seulement ; plusieurs fois pour plusieurs decks"],
        ['--record F', "ajouter à ce fichier, en une ligne de JSON, ce que l'épreuve a montré"],
        ['--about T', 'de quoi parle cette ligne'],
        json,
        ['B@FICHIER', "comme bot, ici et dans l'arène : B, qui juge d'après ce fichier"],
        ['B@hand', "B, tel qu'il était avant tout apprentissage"],
        ['B@horizon:N', "B, qui imagine N décisions avant de juger d'après les conseils du jeu"],
      ],
    }),
    replay: page({
      usage:
        'touchline replay <fichier|lien> [--step] [--verify] [--analyse] [--bot B] [--seat a|b|…] [--link] [--lang en|fr] [--game <dossier>] [--json]',
      about: 'Revoir une partie sauvegardée.',
      notes: () => [
        ['--step', "s'arrêter après chaque choix et montrer la table ; Entrée continue"],
        ['--verify', 'vérifier seulement que chaque étape donne ce qui a été enregistré'],
        [
          '--analyse',
          "faire examiner chaque décision par un bot qui a vu ce que voyait le joueur ; ce qu'il a nettement préféré est listé",
        ],
        ['--bot B', 'qui évalue : search:N ou greedy:N (search:400)'],
        [
          '--seat a|b|…',
          'la place dont on voit la partie (un spectateur, qui ne voit aucune main) ; avec --analyse, les décisions de quelle place (toutes)',
        ],
        ['--game F', "le dossier du jeu, s'il n'est pas des nôtres"],
        ['--link', "écrire la partie sous forme de lien : elle y est tout entière, et cette commande ou la page l'ouvre"],
        ['--json', "l'enregistrement, ou ce qui a été demandé, en JSON"],
      ],
    }),
    rules: page({
      usage: 'touchline rules <jeu> [article] [--lang en|fr] [--json]',
      about: "Le déroulement d'un jeu sous forme d'arbre, avec ses règles ; ou le texte d'une règle.",
      notes: () => [['article', 'comme EPC-506 : son texte'], lang, ['--json', "l'arbre en JSON"]],
    }),
    cards: page({
      usage: 'touchline cards <jeu> [filtre]… [--lang en|fr] [--json]',
      about: "Les cartes d'un jeu, chacune avec son texte.",
      notes: () => [
        ['filtre', 'des mots que la carte doit contenir : un nom, un numéro, une équipe, un type ou une partie de son texte'],
        lang,
        json,
      ],
    }),
    decks: page({
      usage: 'touchline decks <jeu> [deck] [--as text|json|o8d|packed] [--lang en|fr] [--json]',
      about: "Les decks prêts d'un jeu ; avec un nom, sa liste.",
      notes: () => [
        ['deck', "le début d'un nom, ou un fichier de deck : sa liste, dans la forme d'un fichier de deck"],
        ['--as', "text ; json ; o8d, le fichier de deck d'OCTGN ; packed, un seul mot court pour un lien"],
        json,
      ],
    }),
    check: page({
      usage:
        'touchline check <fichier de deck ou deck compacté> [--game G] [--octgn-set fichier] [--lang en|fr] [--option nom=valeur]… [--json]',
      about: 'Vérifier une liste de deck.',
      notes: ({ headings }) => [
        'Un fichier de deck a un titre pour chaque groupe et une ligne pour chaque carte :',
        '',
        '  Name: Storm Eleven',
        '  Deck',
        '  3 Tam Reedwater (PC-G01)',
        '  3 PC-G02',
        '  2 Joss Farrow        # par son nom',
        '  Hissatsu',
        '  …',
        '',
        `Titres, ${headings.map(({ game, groups }) => `pour ${game} : ${groups.join(', ')}`).join(' ; ')}. Un jeu qui n'a qu'un groupe n'en demande pas.`,
        "Sont lus aussi : des colonnes séparées par des tabulations ou des virgules, JSON, un fichier d'OCTGN (.o8d), un deck compacté ou un lien qui finit par un tel deck.",
        '`touchline decks playca galewick` écrit un deck pour commencer ; avec --as, dans chacune de ces formes.',
        '',
        ['--game', 'le jeu ; sinon, ce que dit la liste, ou le jeu qui connaît ses cartes'],
        ['--octgn-set', "un fichier d'extension d'OCTGN : les cartes d'un .o8d dont l'id et le nom se contredisent sont signalées"],
      ],
    }),
    think: page({
      usage: 'touchline think <fichier> [--bot B] [--lang en|fr] [--json]',
      about: 'Interroger encore un bot sur une position où un bot est tombé en panne.',
      notes: () => [
        ['fichier', 'écrit quand un bot tombe en panne à la table : touchline-fault-….json'],
        ['--bot B', 'un autre bot que celui qui est tombé en panne'],
        lang,
        json,
      ],
    }),
    verify: page({
      usage: 'touchline verify <fichier> [--game <dossier>] [--lang en|fr] [--json]',
      about: "Vérifier l'enregistrement d'une partie : ses maillons, chaque coup, et comment les cartes ont été données.",
      notes: () => [
        ['fichier', "l'enregistrement d'une partie en ligne, remis quand la partie est finie et que tous ont accepté de la montrer"],
        ['--game D', "le dossier du jeu, s'il n'est pas des nôtres"],
        lang,
        json,
      ],
    }),
    serve: page({
      usage:
        'touchline serve [--port N] [--host ADRESSE] [--data DOSSIER] [--origin https://…]… [--trust-proxy] [--store sqlite|postgres://…] [--lang en|fr]',
      about: 'Offrir la table et le jeu en ligne aux navigateurs.',
      notes: () => [
        ['--port N', 'le port (4100, ou le prochain qui est libre)'],
        ['--host A', "l'adresse où écouter (127.0.0.1 : cet ordinateur seul ; 0.0.0.0 : tout le réseau)"],
        ['--data D', 'le dossier des parties et de la clé qui les scelle (.touchline)'],
        ['--origin U', "l'adresse que les gens ouvrent, derrière un proxy avec TLS"],
        [
          '--trust-proxy',
          "les limites comptent pour l'adresse que le proxy donne dans X-Forwarded-For ; seulement si tout le monde passe par lui",
        ],
        [
          '--store S',
          "où les parties sont gardées : sqlite, un fichier dans le dossier des données, ou l'adresse d'une base PostgreSQL (aussi dans TOUCHLINE_STORE)",
        ],
        lang,
        "TOUCHLINE_KEY dans l'environnement est la clé, en 64 chiffres hexadécimaux. Sans elle, une clé est faite à côté des données.",
      ],
    }),
    join: page({
      usage: 'touchline join <lien> [--deck D] [--watch] [--stop S] [--lang en|fr]',
      about: 'Jouer une partie sur un serveur, par le lien que vous avez reçu.',
      notes: () => [
        ['lien', 'une invitation comme la page la donne, ou un lien pour regarder'],
        ['--deck D', 'un deck prêt par le début de son nom, ou un fichier (au hasard)'],
        ['--watch', "regarder seulement, là où c'est permis"],
        ['--stop S', 'où la table passe pour vous : always, when-i-can, at-their-attack'],
        lang,
        'Qui vous êtes sur le serveur est gardé dans touchline-guest.json dans ce dossier : la même commande ramène à la même place.',
      ],
    }),
    admin: page({
      usage: 'touchline admin reports|report|close|ban|unban|export|delete [<id>] [--days N] [--data DOSSIER] [--store S] [--lang en|fr]',
      about: "S'occuper des gens d'un serveur : signalements, exclusions, ce qui est gardé.",
      notes: () => [
        ['reports', 'les signalements ouverts'],
        ['report S', "l'un d'eux, avec le journal de sa partie jusque-là"],
        ['close S', 'il est traité'],
        ['ban P', 'une personne ne peut plus rien faire, pour --days N ou pour toujours ; unban y met fin'],
        ['export P', "tout ce qui est gardé d'une personne, ou d'une partie"],
        ['delete P', 'une personne, ou une partie avec son journal'],
        ['--data D', 'le dossier des parties (.touchline) ; --store S comme pour serve'],
        lang,
      ],
    }),
    bot: page({
      usage: 'touchline bot --stdio <jeu> [--again] [--seats N] [--seed S] [--deck D]… [--option nom=valeur]…',
      about: "Laisser jouer un programme : une partie par l'entrée et la sortie standard, une ligne de JSON par message.",
      notes: () => [
        ['jeu', "un identifiant, ou le chemin d'un dossier"],
        ['--seats N', 'le nombre de joueurs (le moins que le jeu permet)'],
        ['--seed S', 'la même graine donne la même partie'],
        ['--again', 'ne pas finir avec la partie : {"t":"again","seed":"…"} en donne une autre à tout moment'],
        'Chaque question est une ligne ; une réponse nomme sa clé ou sa place dans la liste.',
        '  < {"t":"ask","seat":0,"view":{…}}',
        '  > {"key":"…"}',
        '  < {"t":"over","returns":[1,-1],"record":{…}}',
        'Les messages sont expliqués dans docs/bot-api.md.',
      ],
    }),
  },
};
