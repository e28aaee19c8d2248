/** What an answer comes to and what is shown between two questions, in words: said where the match is kept. */
import type { Kind } from '../../../games/tsubasa/index.ts';
import type { Language } from '../../match/scene.ts';
import { unbroken } from '../../words/unbroken.ts';

interface ToldWords {
  readonly red: string;
  // What an answer comes to.
  readonly value: (kind: Kind, n: number) => string;
  readonly attackThen: (shot: number, pass: number) => string;
  readonly defenceThen: (defence: number) => string;
  readonly noMoreCards: string;
  readonly diceStay: string;
  readonly onlyYouSee: string;
  readonly fromTo: (from: number, to: number) => string;
  readonly chance: (percent: string, more: string) => string;
  readonly withPoints: (percent: string, points: number) => string;
  readonly atWorst: (percent: string) => string;
  readonly theirChance: (percent: string) => string;
  readonly noGoal: (percent: string) => string;
  readonly goalStands: string;
  readonly thenAction: string;
  /** What is shown between two questions. */
  readonly moments: {
    readonly kicksOff: (who: string, you: boolean) => string;
    readonly action: { readonly shot: string; readonly pass: string };
    readonly against: { readonly shot: string; readonly pass: string };
    readonly again: (card: string, was: number) => string;
    readonly cards: string;
    readonly points: string;
    readonly die: string;
    readonly tie: string;
    readonly assured: string;
    readonly save: (card: string) => string;
    readonly faces: (from: number, to: number, result: string) => string;
    readonly goal: string;
    readonly beats: (attack: number, defence: number, saves: readonly string[]) => string;
    readonly kept: (who: string, you: boolean) => string;
    readonly stolen: (who: string, you: boolean) => string;
    readonly stopped: string;
    readonly corner: string;
    readonly caught: string;
    readonly blocked: string;
    readonly duel: string;
    readonly sameSign: string;
    readonly otherSign: string;
    readonly injury: string;
    readonly injuryEnds: string;
    readonly halfOver: readonly [string, string, string, string];
    readonly why: { readonly [why: string]: string };
    readonly shuffled: string;
    readonly yellow: string;
    readonly redCard: string;
    readonly booked: (who: string) => string;
    readonly random: string;
    readonly ends: string;
    readonly level: string;
  };
}

const minus = (n: number): string => (n < 0 ? `−${-n}` : String(n));

export const toldWords: { readonly [language in Language]: ToldWords } = {
  en: {
    red: 'Red card',
    value: (kind, n) => `${{ shot: 'Shot', pass: 'Pass', defence: 'Defence' }[kind]} ${minus(n)}`,
    attackThen: (shot, pass) => `then Shot ${minus(shot)}, Pass ${minus(pass)}`,
    defenceThen: (defence) => `then Defence ${minus(defence)}`,
    noMoreCards: 'you play no more cards this round',
    diceStay: 'the dice stay as they are',
    onlyYouSee: 'only you see it',
    fromTo: (from, to) => `from ${from} to ${to}`,
    chance: (percent, more) => `${percent} %${more === '' ? '' : `, ${more}`}`,
    withPoints: (percent, points) => `${percent} % with ${points === 1 ? '1 point' : `${points} points`}`,
    atWorst: (percent) => `${percent} % if they add all`,
    theirChance: (percent) => `their chance: ${percent} %`,
    noGoal: (percent) => `${percent} % no goal`,
    goalStands: 'the goal stands',
    thenAction: 'then Shot or Pass',
    moments: {
      kicksOff: (who, you) => (you ? 'You kick off' : `${who} kicks off`),
      action: { shot: 'Shot', pass: 'Pass' },
      against: { shot: 'Shot against Defence', pass: 'Pass against Defence' },
      again: (card, was) => `${card}: the ${was} is rolled again`,
      cards: 'cards',
      points: 'points',
      die: 'die',
      tie: 'level: the Attacker wins',
      assured: 'Assured Success: 6 against 1',
      save: (card) => `${card} tries a save`,
      faces: (from, to, result) => `${from === to ? from : `${from}–${to}`} ${{ catch: 'catch', corner: 'corner', goal: 'goal' }[result]}`,
      goal: 'Goal',
      beats: (attack, defence, saves) =>
        `${minus(attack)} against ${minus(defence)}${saves.length > 0 ? `, and the save of ${saves.join(' and ')} is beaten` : ''}`,
      kept: (who, you) => (you ? 'You keep the ball' : `${who} keeps the ball`),
      stolen: (who, you) => (you ? 'You take the ball' : `${who} takes the ball`),
      stopped: 'Stopped',
      corner: 'Corner',
      caught: 'Caught',
      blocked: 'Blocked',
      duel: 'Special Shot',
      sameSign: 'same name and sign: blocked',
      otherSign: 'different signs: nothing stops it',
      injury: 'Injury Time',
      injuryEnds: 'the next goal or lost ball ends the half',
      halfOver: ['Half-time', 'End of the second half', 'Half-time of Extra Time', 'End of Extra Time'],
      why: { goal: 'the goal ends the half', lost: 'the lost ball ends the half', cap: 'no more rounds of Injury Time' },
      shuffled: 'decks, discards and hands are shuffled; points and cards shown stay',
      yellow: 'Yellow card',
      redCard: 'Red card',
      booked: (who) => `${who}: it counts in every round`,
      random: 'Discarded at random',
      ends: 'Full time',
      level: 'Level',
    },
  },
  fr: unbroken({
    red: 'Carton rouge',
    value: (kind, n) => `${{ shot: 'Tir', pass: 'Passe', defence: 'Défense' }[kind]} ${minus(n)}`,
    attackThen: (shot, pass) => `puis Tir ${minus(shot)}, Passe ${minus(pass)}`,
    defenceThen: (defence) => `puis Défense ${minus(defence)}`,
    noMoreCards: 'vous ne jouez plus de carte cette manche',
    diceStay: 'les dés restent',
    onlyYouSee: 'vous seul la voyez',
    fromTo: (from, to) => `de ${from} à ${to}`,
    chance: (percent, more) => `${percent} %${more === '' ? '' : `, ${more}`}`,
    withPoints: (percent, points) => `${percent} % avec ${points === 1 ? '1 point' : `${points} points`}`,
    atWorst: (percent) => `${percent} % s'il ajoute tout`,
    theirChance: (percent) => `sa chance : ${percent} %`,
    noGoal: (percent) => `${percent} % sans but`,
    goalStands: 'le but est validé',
    thenAction: 'puis Tir ou Passe',
    moments: {
      kicksOff: (who, you) => (you ? 'Vous engagez' : `${who} engage`),
      action: { shot: 'Tir', pass: 'Passe' },
      against: { shot: 'Tir contre Défense', pass: 'Passe contre Défense' },
      again: (card, was) => `${card} : le ${was} est relancé`,
      cards: 'cartes',
      points: 'points',
      die: 'dé',
      tie: "égalité : l'Attaquant gagne",
      assured: 'Réussite assurée : 6 contre 1',
      save: (card) => `${card} tente un arrêt`,
      faces: (from, to, result) => `${from === to ? from : `${from}–${to}`} ${{ catch: 'arrêt', corner: 'corner', goal: 'but' }[result]}`,
      goal: 'But',
      beats: (attack, defence, saves) =>
        `${minus(attack)} contre ${minus(defence)}${saves.length > 0 ? `, malgré l'arrêt tenté par ${saves.join(' et ')}` : ''}`,
      kept: (who, you) => (you ? 'Vous gardez le ballon' : `${who} garde le ballon`),
      stolen: (who, you) => (you ? 'Vous prenez le ballon' : `${who} prend le ballon`),
      stopped: 'Tir repoussé',
      corner: 'Corner',
      caught: 'Ballon capté',
      blocked: 'Tir contré',
      duel: 'Tir spécial',
      sameSign: 'même nom et même signe : le tir est contré',
      otherSign: "signes différents : rien ne l'arrête",
      injury: 'Temps additionnel',
      injuryEnds: 'le prochain but ou ballon perdu finit la mi-temps',
      halfOver: ['Mi-temps', 'Fin de la seconde mi-temps', 'Mi-temps de la prolongation', 'Fin de la prolongation'],
      why: { goal: 'le but finit la mi-temps', lost: 'le ballon perdu finit la mi-temps', cap: 'plus de manche de temps additionnel' },
      shuffled: 'pioches, défausses et mains sont mélangées ; points et cartons restent',
      yellow: 'Carton jaune',
      redCard: 'Carton rouge',
      booked: (who) => `${who} : il compte à chaque manche`,
      random: 'Défausse au hasard',
      ends: 'Fin du match',
      level: 'Égalité',
    },
  }),
};
