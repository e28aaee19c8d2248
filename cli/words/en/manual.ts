/** What `--help` says in English. */
import type { ManualWords, Note } from '../manual.ts';

const lang: Note = ['--lang L', 'en or fr'];
const json: Note = ['--json', 'facts as JSON'];
const option: Note = ['--option N=V', 'an option of the game'];

export const manualEn: ManualWords = {
  usage: 'touchline <command> …',
  games: (games) => `Games: ${games.join(', ')}. Without a command a menu opens.`,
  more: '`touchline <command> --help` tells more, `touchline --version` which version this is.',
  commands: {
    play: {
      usage: [
        'touchline play <game or folder> [--seats N] [--deck D]… [--seed S] [--lang en|fr] [--seat a|b|c|d] [--bot B[,B…]] [--stop S] [--preset P] [--option name=value]… [--names N[,N…]]',
        'touchline play --load <file>',
      ].join('\n'),
      about: 'Play against a bot, or a friend at the same keyboard.',
      notes: () => [
        ['--seats N', 'how many play (two, where two can)'],
        ['--deck D', 'a ready deck by the beginning of its name, or a file; once: yours; more often: seat a, seat b and so on'],
        ['--seed S', 'the same seed gives the same shuffles'],
        ['--lang L', 'en or fr (from the environment)'],
        ['--seat a…d', 'where you sit (a)'],
        [
          '--bot B',
          'rookie, winger, anchor, libero or maestro, or a number from 1 to 5 (anchor); random, greedy:N, search:N; with commas, one for each other seat; none for people only, at one keyboard',
        ],
        ['--load FILE', 'go on with a saved game'],
        [
          '--stop S',
          'where you are asked: always; when-i-can, not where there is only one answer; at-their-attack, nor in the turn of the opponent unless they attack or something of theirs concerns you (when-i-can)',
        ],
        ['--preset P', 'a set of options under a name, by its beginning; options that are given as well count for more'],
        ['--option N=V', 'an option of the game; where each seat chooses, by seat: team=red,blue'],
        ['--names N,N', 'what people at one keyboard are called, in the order of their seats'],
      ],
    },
    sim: {
      usage:
        'touchline sim <game> [--seats N] [--games 1000] [--seed S] [--jobs J] [--deck D]… [--mirror] [--bot B]… [--option name=value]… [--json]',
      about: 'Bots play against each other; the same seed gives the same numbers.',
      notes: () => [
        ['--seats N', 'how many play (2)'],
        ['--games N', 'how many games (1000)'],
        ['--seed S', 'game i is played with seed S/i (sim)'],
        ['--jobs J', 'threads (as many as the machine has)'],
        ['--deck D', 'once: every seat; more often: seat a, seat b and so on; never: every pairing of the ready decks in turn'],
        ['--mirror', 'every deck against itself: how much does it help to begin?'],
        ['--bot B', 'once: every seat; more often: seat a, seat b and so on (random); the others think, which takes longer'],
        option,
        json,
      ],
    },
    arena: {
      usage:
        'touchline arena <game> --bots B,B… [--seats N] [--rounds 50] [--seed S] [--jobs J] [--deck D]… [--option name=value]… [--versus all|first|next] [--results [FILE]] [--record FILE] [--about TEXT] [--json]',
      about: 'How strong are the bots? They play the same games on every seat in turn, two at a table or more.',
      notes: ({ bots }) => [
        ['--bots B,B…', `the bots: ${bots.join(', ')}; one named twice meets itself`],
        ['--seats N', 'how many sit at a table (2); with more than two name a bot several times to fill it: search,random,random'],
        [
          '--rounds N',
          'rounds a match-up (50): of two bots a pair of games with the seats changed; of more, as many games as seats, so that every bot sits once on each',
        ],
        ['--seed S', 'round i is played with seed S/i (arena)'],
        ['--jobs J', 'threads (as many as the machine has); the numbers do not depend on it'],
        ['--deck D', 'the decks that meet in turn, each with each and itself (the ready ones)'],
        option,
        ['--versus W', 'all: every two bots (every N); first: those with the first; next: each with the next (all)'],
        ['--results F', 'keep every finished game in this file, and go on where it stopped (arena-<game>-<seed>.jsonl)'],
        ['--record F', 'add what came out to this file, as a line of JSON'],
        ['--about T', 'what that line is about'],
        json,
        'Scored: a win 1, a draw ½. Intervals: 2000 times the rounds drawn again, the middle 95 %.',
        'Of more than two: who wins together shares the win, equals share their ranks, and ratings count who came out ahead of whom. Alone: games won, and points.',
        'Ratings: Bradley–Terry on the scale of Elo, with one drawn game added to every match-up, so that nobody is infinitely strong. `random` has 1000; where it does not play the mean is 1500.',
        'A results file holds what the bots did: after a change to a bot or to the rules begin a new one.',
      ],
    },
    train: {
      usage:
        'touchline train <game> [--seats N] [--games 1000] [--teacher B] [--hidden N] [--passes 20] [--horizon 0] [--numbers] [--seed S] [--jobs J] [--option name=value]… [--out FILE] [--trial ROUNDS] [--bot B] [--unseen D]… [--record FILE] [--about TEXT] [--json]',
      about: 'A bot learns to judge positions of a game from its own matches.',
      notes: () => [
        ['--seats N', 'how many play (2)'],
        ['--games N', 'matches to learn from (1000)'],
        ['--teacher B,B…', 'who plays them, in turn (greedy:3)'],
        ['--hidden N', 'hidden units; 0 is a plain sum of weights (0)'],
        ['--passes N', 'how often all positions are gone through (20)'],
        [
          '--horizon N',
          'decisions to be imagined before a position is judged; for games in which a position does not show what was begun (0)',
        ],
        ['--numbers', 'learn from printed numbers only, nothing of single cards'],
        ['--seed S', 'match i is played with seed S/i (train)'],
        ['--jobs J', 'threads (as many as the machine has); the weights do not depend on it'],
        option,
        ['--out FILE', 'where the weights go (<game>-weights.json); a game ships them as learned.json'],
        [
          '--trial N',
          'rounds against the game as it was by hand and against what it ships, and with each deck by weights learned without it; they decide whether the weights are better',
        ],
        ['--bot B', 'who is tried (search:100)'],
        ['--unseen D', 'a deck of cards that no ready deck has, for the trial only; several times for several'],
        ['--record F', 'add what the trial showed to this file, as a line of JSON'],
        ['--about T', 'what that line is about'],
        json,
        ['B@FILE', 'as a bot, here and in the arena: B, judging by this file'],
        ['B@hand', 'B as it was before anything was learned'],
        ['B@horizon:N', 'B, imagining N decisions before it judges by the advice of the game'],
      ],
    },
    replay: {
      usage:
        'touchline replay <file|link> [--step] [--verify] [--analyse] [--bot B] [--seat a|b|…] [--link] [--lang en|fr] [--game <folder>] [--json]',
      about: 'Play a saved game through again.',
      notes: () => [
        ['--step', 'stop after every choice and show the table; Enter goes on'],
        ['--verify', 'only check that every step comes out as recorded'],
        ['--analyse', 'have every decision weighed by a bot that saw what the player saw; what it clearly preferred is listed'],
        ['--bot B', 'who weighs: search:N or greedy:N (search:400)'],
        ['--seat a|b|…', 'whose eyes to see it with (a spectator, who sees no hand); with --analyse, whose decisions (all)'],
        ['--game F', 'the folder of the game, where it is not one of ours'],
        ['--link', 'print the match as a link: all of it is in there, and this command or the page opens it'],
        ['--json', 'the record, or what was asked for, as JSON'],
      ],
    },
    rules: {
      usage: 'touchline rules <game> [clause] [--lang en|fr] [--json]',
      about: 'The course of a game as a tree with its rules; or the text of one rule.',
      notes: () => [['clause', 'such as EPC-506: its text'], lang, ['--json', 'the tree as JSON']],
    },
    cards: {
      usage: 'touchline cards <game> [filter]… [--lang en|fr] [--json]',
      about: 'The cards of a game, each with its text.',
      notes: () => [['filter', 'words that the card must hold: a name, number, team, type or part of its text'], lang, json],
    },
    decks: {
      usage: 'touchline decks <game> [deck] [--as text|json|o8d|packed] [--lang en|fr] [--json]',
      about: 'The ready decks of a game; with a name, its list.',
      notes: () => [
        ['deck', 'the beginning of a name, or a deck file: its list, in the form a deck file has'],
        ['--as', 'text; json; o8d, the deck file of OCTGN; packed, one short string for a link'],
        json,
      ],
    },
    check: {
      usage: 'touchline check <deck file or packed deck> [--game G] [--octgn-set file] [--lang en|fr] [--option name=value]… [--json]',
      about: 'Check a deck list.',
      notes: ({ headings }) => [
        'A deck file has a heading for each group and a line for each card:',
        '',
        '  Name: Storm Eleven',
        '  Deck',
        '  3 Tam Reedwater (PC-G01)',
        '  3 PC-G02',
        '  2 Joss Farrow        # by name',
        '  Hissatsu',
        '  …',
        '',
        `Headings ${headings.map(({ game, groups }) => `of ${game}: ${groups.join(', ')}`).join('; ')}. A game with one group needs none.`,
        'Read too: columns with tabs or commas, JSON, an .o8d of OCTGN, a packed deck or a link that ends with one.',
        '`touchline decks playca galewick` prints a deck to begin with; with --as in each of these forms.',
        '',
        ['--game', 'the game; if absent, what the list says, or the game that knows its cards'],
        ['--octgn-set', 'a set file of OCTGN: cards of an .o8d whose id and name disagree are reported'],
      ],
    },
    think: {
      usage: 'touchline think <file> [--bot B] [--lang en|fr] [--json]',
      about: 'Ask a bot again about a position in which one failed.',
      notes: () => [
        ['file', 'as written when a bot fails at the table: touchline-fault-….json'],
        ['--bot B', 'another bot than the one that failed'],
        lang,
        json,
      ],
    },
    verify: {
      usage: 'touchline verify <file> [--game <folder>] [--lang en|fr] [--json]',
      about: 'Check the record of a match: its links, every step, and how it was dealt.',
      notes: () => [
        ['file', 'the record of an online match, as it is handed out when the match is over and everybody agreed to show it'],
        ['--game F', 'the folder of the game, where it is not one of ours'],
        lang,
        json,
      ],
    },
    serve: {
      usage:
        'touchline serve [--port N] [--host ADDRESS] [--data FOLDER] [--origin https://…]… [--trust-proxy] [--store sqlite|postgres://…] [--lang en|fr]',
      about: 'Serve the table and online play to browsers.',
      notes: () => [
        ['--port N', 'the port (4100, or the next that is free)'],
        ['--host A', 'the address to listen on (127.0.0.1: this computer only; 0.0.0.0: the whole network)'],
        ['--data F', 'the folder of the matches and of the key that seals them (.touchline)'],
        ['--origin U', 'the address people open, behind a proxy with TLS'],
        ['--trust-proxy', 'limits count for the address the proxy names in X-Forwarded-For; only if everybody comes through it'],
        [
          '--store S',
          'where matches are kept: sqlite, a file in the data folder, or the address of a PostgreSQL database (also in TOUCHLINE_STORE)',
        ],
        lang,
        'TOUCHLINE_KEY in the environment is the sealing key, as 64 hexadecimal digits. Without it one is made beside the data.',
      ],
    },
    join: {
      usage: 'touchline join <link> [--deck D] [--watch] [--stop S] [--lang en|fr]',
      about: 'Play a match at a server by the link somebody sent you.',
      notes: () => [
        ['link', 'an invitation as the page gives it, or a link for watching'],
        ['--deck D', 'a ready deck by the beginning of its name, or a file (one by chance)'],
        ['--watch', 'only look on, where that is allowed'],
        ['--stop S', 'where the table passes for you: always, when-i-can, at-their-attack'],
        lang,
        'Who you are at the server is kept in touchline-guest.json in this folder: the same command again leads back to the same seat.',
      ],
    },
    admin: {
      usage: 'touchline admin reports|report|close|ban|unban|export|delete [<id>] [--days N] [--data FOLDER] [--store S] [--lang en|fr]',
      about: 'Look after the people of a server: reports, bans, what is kept.',
      notes: () => [
        ['reports', 'those that are open'],
        ['report R', 'one of them, with the log of its match up to then'],
        ['close R', 'it is dealt with'],
        ['ban P', 'a person may do nothing, for --days N or for ever; unban ends it'],
        ['export P', 'all that is kept of a person, or of a match'],
        ['delete P', 'a person, or a match with its log'],
        ['--data F', 'the folder of the matches (.touchline); --store S as for serve'],
        lang,
      ],
    },
    bot: {
      usage: 'touchline bot --stdio <game> [--again] [--seats N] [--seed S] [--deck D]… [--option name=value]…',
      about: 'Let a program play: a match over standard input and output, one line of JSON for each message.',
      notes: () => [
        ['game', 'an id, or the path of a folder'],
        ['--seats N', 'how many play (the least the game allows)'],
        ['--seed S', 'the same seed deals the same match'],
        ['--again', 'do not end with the match: {"t":"again","seed":"…"} deals another one at any time'],
        'Each question is a line; an answer names its key or its place in the list.',
        '  < {"t":"ask","seat":0,"view":{…}}',
        '  > {"key":"…"}',
        '  < {"t":"over","returns":[1,-1],"record":{…}}',
        'The messages are explained in docs/bot-api.md.',
      ],
    },
  },
};
