/** What is said at the table in French: questions, answers, refusals, results. */
import { french as f } from '@touchline/text';
import { askedCard, countOf, dieOf, kindGained, nameOf, ownOf } from '../../read/seen.ts';
import { tableBy } from '../atTable.ts';
import type { TableWords } from '../vocabulary.ts';
import { gagner, kindName, points, price } from './nouns.ts';

const { grammar } = f;

const { totals, wins, first, standing, besides, spend, motivate, sign, tooDear } = tableBy(grammar, {
  kindName,
  price,
  points,
  win: gagner,
  aCard: 'une carte',
  halves: ['première mi-temps', 'seconde mi-temps', 'prolongation, première mi-temps', 'prolongation, seconde mi-temps'],
  injuryTime: 'temps additionnel',
  round: (round, of) => `manche ${round} sur ${of}`,
  youAttack: (when) => `${when} : vous attaquez`,
  youDefend: (when) => `${when} : vous défendez`,
  motivateOne: 'motiver un joueur',
  signOne: 'en recruter un',
  motivate: (card, price) => `motiver ${card} (${price})`,
  motivateSomebody: 'motiver un joueur',
  sign: (card, place, price) => `recruter ${card}${place === null ? '' : ` à la place de ${place}`} (${price})`,
  signSomebody: 'recruter un joueur',
  costs: (card, price, have) => `${card} coûte ${price} et vous avez ${have}`,
  spends: (attack, defence) => `${attack} contre ${defence} : combien de points dépensez-vous`,
});

const dice = { own: 'votre dé', their: "le dé de l'adversaire", save: "le dé de l'arrêt" };

export const table: TableWords = {
  asks: {
    kickOff: {
      prompt: () => grammar.question("le marqueur montre votre équipe. Qui donne le coup d'envoi"),
      only: "on décide maintenant qui donne le coup d'envoi",
    },
    take: {
      prompt: (o) => `${standing(o)} ${grammar.question('quelle carte Match prenez-vous')}`,
      only: 'une carte Match se prend maintenant sur le terrain ou dans la pioche',
    },
    turn: {
      prompt: (o) => {
        const { count, limit } = countOf(o.view);
        const extra = besides(o);
        const ask = grammar.question(`jouer une carte${extra === '' ? '' : `, ${extra}`} ou passer son tour`);
        return `${standing(o)} ${grammar.sentence(`cartes jouées : ${count} sur ${limit}`)} ${ask}`;
      },
      only: 'à votre tour vous jouez une carte de votre main ou passez',
    },
    afterwards: {
      prompt: (o) => grammar.question(`${besides(o)}, ou finir votre tour`),
      only: 'un joueur peut maintenant être motivé ou recruté',
    },
    use: {
      prompt: (o) => grammar.question(`utiliser une capacité de cette carte (${askedCard(o)?.name ?? ''})`),
      only: 'seules les capacités de la carte que vous venez de jouer servent maintenant',
    },
    playMore: {
      prompt: () => grammar.question('quelle carte de plus jouez-vous'),
      only: 'une carte de plus de votre main se joue maintenant',
    },
    gain: { prompt: () => grammar.question('quel point gagnez-vous'), only: 'un point se gagne maintenant' },
    motivation: {
      prompt: () => grammar.question("motiver un joueur avant l'annonce de l'action"),
      only: 'maintenant vous ne pouvez que motiver des joueurs',
    },
    declare: {
      prompt: (o) => {
        const { shot, pass, defence } = totals(o);
        return grammar.question(`tir ${shot} ou Passe ${pass} contre Défense ${defence} : que tentez-vous`);
      },
      only: "un Tir ou une Passe s'annonce maintenant",
    },
    spend: { prompt: spend, only: "des points se dépensent maintenant pour l'action" },
    rerolls: { prompt: () => grammar.question('relancer un dé'), only: 'maintenant vous ne pouvez que relancer des dés' },
    save: {
      prompt: () => grammar.question('le Tir a battu votre Défense. Tenter un arrêt'),
      only: 'maintenant vous ne pouvez que tenter un arrêt',
    },
    duel: {
      prompt: (o) =>
        grammar.question(
          ownOf(o.view).attacker === o.ask.seat ? 'quel tir spécial choisissez-vous' : 'quelle parade spéciale choisissez-vous',
        ),
      only: 'un tir spécial affronte maintenant une parade spéciale',
    },
  },
  verbs: {
    ownKickOff: () => "votre équipe donne le coup d'envoi",
    theirKickOff: () => "l'adversaire donne le coup d'envoi",
    take: (o) => `prendre ${first(o)}`,
    blind: () => 'prendre la première carte de la pioche, sans la voir',
    play: (o) => `jouer ${first(o)}`,
    motivate,
    sign,
    pass: () => 'passer son tour',
    done: (o) => (o.ask.name === 'use' ? 'ne plus rien utiliser' : 'continuer'),
    use: (o) => o.say.ability(o.option.n),
    gain: (o) => points(1, kindGained(o)),
    shoot: (o) => `Tir, ${totals(o).shot}`,
    passBall: (o) => `Passe, ${totals(o).pass}`,
    spend: (o) => (o.option.n === 0 ? 'ne rien dépenser' : `dépenser ${o.option.n}`),
    reroll: (o) => {
      const { of, face } = dieOf(o);
      return `${first(o)} : relancer ${dice[of]} (${face})`;
    },
    save: (o) => `tenter un arrêt avec ${first(o)}`,
    decline: () => 'ne tenter aucun arrêt',
    choose: (o) => `choisir ${first(o)}`,
  },
  refusals: {
    'TSU-214': () => 'la pioche de cartes Match est vide : il faut prendre une carte du terrain',
    'TSU-307': () => 'plus aucune carte ne peut être jouée : la limite est atteinte',
    'TSU-802': (x, say) => `la carte de départ du joueur (${nameOf(say, x.card)}) doit d'abord être dans votre zone de jeu`,
    'TSU-803': (x, say) => tooDear(x, nameOf(say, x.card)),
    'TSU-809': (x, say) => `la carte de départ du joueur (${nameOf(say, x.card)}) a quitté le match : il ne peut plus être motivé`,
    'TSU-823': (x, say) => tooDear(x, nameOf(say, x.card)),
    'TSU-824': (x, say) => `${nameOf(say, x.card)} remplace un gardien, et il n'y en a pas dans votre zone de jeu`,
    'TSU-826': (x, say) => `${nameOf(say, x.card)} ne peut pas être recruté : la limite de cartes jouées est atteinte`,
  },
  results: {
    goals: (w) => wins(w, 'avec plus de buts après deux mi-temps', 'le match est nul'),
    extraTime: (w) => wins(w, 'avec plus de buts après la prolongation', 'le match est nul'),
    level: (w) => wins(w, 'aux buts', 'le match est nul : autant de buts après deux mi-temps'),
    champions: (w) => wins(w, 'aux buts', 'les deux équipes sont championnes : autant de buts après la prolongation'),
  },
  phases: {
    setUp: "Coup d'envoi",
    half: 'Mi-temps',
    draw: 'Phase de pioche',
    attack: "Phase d'attaque",
    ability: 'Capacité',
    abilities: 'Capacités',
    playMore: 'Une carte de plus',
    shoot: 'Phase de Tir ou Passe',
    discard: 'Phase de défausse',
    duel: 'Tir spécial',
    rerolls: 'Relances',
    saves: 'Arrêt',
  },
  values: {
    attacker: '',
    whistle: '',
    half: '',
    round: 'Manche',
    injury: 'Manches de temps additionnel',
    goals: '',
    turn: '',
    passed: 'A passé',
    shot: 'Points de Tir',
    pass: 'Points de Passe',
    defence: 'Points de Défense',
    action: '',
    spent: 'Points dépensés',
    dice: 'Dé',
    save: '',
    outcome: '',
    red: 'rouge',
    parting: 'part après cette manche',
  },
};
