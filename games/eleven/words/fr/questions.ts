/** What is asked, in French. */
import { french as f } from '@touchline/text';
import { cardsIn, countIn, isOffered, ownOf } from '../../read/seen.ts';
import type { TableWords } from '../vocabulary.ts';
import { words } from './wording.ts';

const { grammar } = f;
const { asks: q, standing } = words;

export const asks: TableWords['asks'] = {
  // Set-up.
  draft: {
    prompt: (o) =>
      grammar.sentence(
        `choisissez un administrateur à garder (${cardsIn(o.view, 'picked', o.ask.seat).length + 1} sur 3). Personne ne le voit avant que tous aient choisi`,
      ),
    only: 'chacun garde maintenant un administrateur',
  },
  objective: q('quel objectif gardez-vous', 'chacun garde maintenant un objectif sur deux'),
  bonus: q("le bonus de quel administrateur vient d'abord", 'les bonus des administrateurs se résolvent maintenant'),
  benchOut: q('quel maillot laisse sa place et va sur le banc', 'un maillot sans carte va maintenant sur le banc'),
  side: q('quel côté montre ce maillot', 'un maillot se tourne maintenant vers son rôle'),
  benchSides: q('quels côtés montrent les maillots de votre banc', 'les maillots du banc se tournent maintenant'),
  // Monday.
  reroll: {
    prompt: (o) => `${grammar.sentence(`le dé montre ${ownOf(o.view).die[o.ask.seat]}`)} ${grammar.question('le garder')}`,
    only: 'un dé se garde ou se relance maintenant',
  },
  // Cards and effects.
  build: q('que bâtissez-vous', 'quelque chose se bâtit maintenant'),
  office: q('agrandir votre siège', "le siège peut maintenant être agrandi d'un étage"),
  hire: q('qui recrutez-vous', 'un joueur se recrute maintenant'),
  hireStaff: q('qui recrutez-vous', 'un membre du staff se recrute maintenant'),
  sell: q('qui vendez-vous', 'un joueur peut maintenant être vendu'),
  contract: q('quel sponsor prenez-vous, et pour quel contrat', 'un contrat se signe maintenant'),
  loseSponsor: q('quel sponsor perdez-vous', 'un sponsor est maintenant perdu et remboursé'),
  search: q('qui prenez-vous dans la pioche du staff', 'on cherche maintenant dans la pioche du staff'),
  takeTactic: q('quelle tactique prenez-vous', 'une tactique se prend maintenant dans la pioche'),
  discardTactic: q('à quelle tactique renoncez-vous', 'on renonce maintenant à une tactique'),
  repeatBonus: q('le bonus de quel administrateur est résolu encore', "le bonus d'un administrateur est maintenant résolu encore"),
  train: q('qui formez-vous', 'un joueur peut maintenant être formé'),
  lay: q('quel joueur reçoit le jeton', 'un joueur reçoit maintenant un jeton'),
  hit: q('quelle carte est touchée', 'une carte reçoit maintenant des blessures ou des suspensions'),
  heal: q('quelle blessure est soignée', 'une blessure est maintenant soignée'),
  pardon: q('quelle carte est libérée de ses suspensions', 'une carte est maintenant libérée de suspensions'),
  discardPlayer: q('à quel joueur renoncez-vous', 'on renonce maintenant à un joueur'),
  scout: {
    prompt: (o) =>
      `${grammar.sentence(`vous voyez les ${countIn(o.view, 'looked', o.ask.seat)} premiers espoirs`)} ${grammar.question('en recruter un')}`,
    only: 'un des espoirs que vous voyez peut maintenant être recruté',
  },
  putBack: q('quel espoir revient ensuite, au-dessus des précédents', 'les espoirs reviennent maintenant sur la pioche'),
  veteran: q('quel vétéran vous rejoint, et sur quelle face', 'des vétérans vous rejoignent maintenant'),
  receive: q('quel marqueur gagnez-vous', 'un marqueur se gagne maintenant'),
  exchange: q('quels marqueurs échangez-vous', "des marqueurs s'échangent maintenant"),
  raise: q('quelle piste monte', 'une piste monte maintenant'),
  // Matchday.
  lineUp: {
    prompt: (o) =>
      `${standing(o)} ${grammar.question(isOffered(o, 'suggest') ? 'quelle composition joue' : 'comment composez-vous votre équipe')}`,
    only: 'la composition se choisit maintenant',
  },
  formation: q('quel dispositif jouez-vous', 'le dispositif se choisit maintenant'),
  assign: {
    prompt: (o) => `${grammar.sentence(`forme ${ownOf(o.view).fit[o.ask.seat]}`)} ${grammar.question('qui joue')}`,
    only: "des joueurs s'alignent maintenant",
  },
  zone: q('où se place ce joueur', 'un joueur se place maintenant'),
  place: q('quel maillot va où', 'les autres maillots se placent maintenant'),
};
