/** What is asked, in French. */
import { french as f } from '@touchline/text';
import { cardsIn, countIn, ownOf } from '../../read/seen.ts';
import type { TableWords } from '../vocabulary.ts';
import { words } from './wording.ts';

const { grammar } = f;
const { asks: q, face, given, today } = words;

export const asks: TableWords['asks'] = {
  // Set-up.
  draft: {
    prompt: (o) =>
      grammar.sentence(
        `choisissez un administrateur à garder (${cardsIn(o.view, 'picked', o.ask.seat).length + 1} sur 3)${o.view.seats > 1 ? '. Personne ne le voit avant que tous aient choisi' : ''}`,
      ),
    only: 'chacun garde maintenant un administrateur',
  },
  objective: q('quel objectif gardez-vous', 'chacun garde maintenant un objectif sur deux'),
  bonus: q("le bonus de quel administrateur vient d'abord", 'les bonus des administrateurs se résolvent maintenant'),
  keepTactic: q('quelle tactique gardez-vous en plus', 'deux tactiques sur quatre se gardent maintenant'),
  benchOut: q("le maillot d'un joueur entre. Lequel va sur le banc", 'un maillot sans carte va maintenant sur le banc'),
  side: q('quel côté montre ce maillot', 'un maillot se tourne maintenant vers son rôle'),
  benchSides: {
    prompt: () =>
      `${grammar.question('quels maillots de votre banc montrent la défense')} ${grammar.sentence("les autres montrent l'attaque ; rien n'en dépend")}`,
    only: 'les maillots du banc se tournent maintenant',
  },
  // Monday.
  production: q('quel effet de production utilisez-vous', 'les effets de production servent maintenant'),
  colour: q("aucune face du dé ne peut trancher. Quelle couleur l'emporte", "la couleur qui l'emporte se choisit maintenant"),
  reroll: {
    prompt: (o) => `${face(o)} ${grammar.question('le garder')}`,
    only: 'un dé se garde ou se relance maintenant',
  },
  // Tuesday to Thursday.
  day: {
    prompt: (o) => {
      const { basic, paid } = ownOf(o.view);
      const left = [...(basic[o.ask.seat] === 0 ? ['une action de base'] : []), ...(paid[o.ask.seat] === 0 ? ['une action payée'] : [])];
      return today(o, left.length === 0 ? 'plus aucune action' : `il reste ${grammar.and(left)}`);
    },
    only: 'pendant votre journée vous recrutez, vendez, signez, bâtissez ou utilisez une carte',
  },
  // End of the week.
  overdue: q(
    "il manque de l'argent pour l'entretien. Quel membre du staff reçoit 2 suspensions",
    "le staff reçoit maintenant des suspensions pour l'argent qui manque",
  ),
  refresh: q('jeter toute une rangée du mercato', 'toute une rangée peut maintenant être remplacée'),
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
  lay: { prompt: (o) => grammar.question(`quel joueur reçoit ${given(o) || 'le jeton'}`), only: 'un joueur reçoit maintenant un jeton' },
  hit: {
    prompt: (o) => grammar.question(`quelle carte reçoit ${given(o) || 'cela'}`),
    only: 'une carte reçoit maintenant des blessures ou des suspensions',
  },
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
  lineUp: q('quelle composition joue', 'la composition se choisit maintenant'),
  formation: q('quel dispositif jouez-vous', 'le dispositif se choisit maintenant'),
  assign: {
    prompt: (o) => `${grammar.sentence(`forme ${ownOf(o.view).fit[o.ask.seat]}`)} ${grammar.question('qui joue')}`,
    only: "des joueurs s'alignent maintenant",
  },
  token: q('quel jeton part', 'un jeton quitte maintenant la carte'),
  before: q("quel effet d'avant match vient ensuite", "les effets d'avant match se résolvent maintenant"),
  stands: {
    prompt: (o) => `${grammar.sentence(`supporters ${ownOf(o.view).fan[o.ask.seat]}`)} ${grammar.question('combien vont en tribune')}`,
    only: 'des supporters vont maintenant en tribune',
  },
  tactic: q('jouer une tactique pour son effet', 'une tactique peut maintenant être jouée pour son effet'),
  ally: q('qui devient plus fort', 'un de vos hommes devient maintenant plus fort'),
  youngster: q('quel espoir devient plus fort', 'un espoir devient maintenant plus fort'),
  boost: q('qui devient plus fort', 'un de vos hommes devient maintenant plus fort'),
  foe: q('quel joueur adverse change', 'un joueur adverse change maintenant'),
  section: q('dans quel secteur', 'un secteur se choisit maintenant'),
  moveMarker: q('où va-t-il', 'un maillot se déplace maintenant'),
  swapMarkers: q('quels deux maillots échangent leurs places', 'deux maillots échangent maintenant leurs places'),
  during: q('quel effet vient ensuite', 'les effets du match se résolvent maintenant'),
  scorer: q('plusieurs attaquants ont la même force. Qui marque', 'vous dites maintenant qui marque'),
  save: q('votre gardien arrête-t-il ce tir', "un tir s'arrête ou passe maintenant"),
  after: q("quel effet d'après match vient ensuite", "les effets d'après match se résolvent maintenant"),
  form: {
    prompt: (o) => grammar.question(`quel joueur de ce match reçoit ${given(o) || 'le jeton'}`),
    only: 'un joueur de ce match reçoit maintenant un jeton',
  },
  injure: {
    prompt: (o) => grammar.question(`qui reçoit ${given(o) || 'la blessure'}`),
    only: 'un joueur de ce match se blesse maintenant',
  },
  zone: q('où se place ce joueur', 'un joueur se place maintenant'),
  place: q('quel maillot va où', 'les autres maillots se placent maintenant'),
};
