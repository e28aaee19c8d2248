/** The nouns of cards in English. The terms are those of `rules.en.md`. */
import { english as e } from '@touchline/text';
import type { ElevenWords } from '../vocabulary.ts';
import { pieces } from './terms.ts';

const { noun } = e;

export const card = noun('card');

export const cardKinds: ElevenWords['cardKinds'] = {
  player: noun('Player'),
  staff: noun('member of the Staff', 'members of the Staff'),
  sponsor: noun('Sponsor'),
  director: noun('Director'),
  meeting: noun('Board Meeting'),
  tactic: noun('Tactic'),
  objective: noun('Objective'),
  opponent: noun('Opponent'),
  infrastructure: noun('Infrastructure token'),
  marker: noun('Jersey marker'),
  man: noun('opposing Player'),
  keeper: noun('opposing Goalkeeper'),
};

export const titles: { readonly [id: string]: string } = {
  ...pieces,
  stand3: 'Stand 3',
  stand4: 'Stand 4',
  adboard3: 'Adboard 3',
};

export const zones: ElevenWords['zones'] = {
  playerDeck: { area: noun('Player deck') },
  playerRow: { area: noun('Player row'), label: 'Players' },
  playerDiscard: { area: noun('Player discard pile') },
  youngsterDeck: { area: noun('Youngster deck'), label: 'Youngsters' },
  youngsterDiscard: { area: noun('Youngster discard pile') },
  veteranDeck: { area: noun('Veteran deck'), label: 'Veterans' },
  veteranDiscard: { area: noun('Veteran discard pile') },
  staffDeck: { area: noun('Staff deck') },
  staffRow: { area: noun('Staff row'), label: 'Staff for hire' },
  staffDiscard: { area: noun('Staff discard pile') },
  firstTrainers: { area: noun('pile of First Trainers', 'piles of First Trainers'), label: 'First Trainers' },
  sponsorDeck: { area: noun('Sponsor deck') },
  sponsorRow: { area: noun('Sponsor row'), label: 'Sponsors' },
  sponsorDiscard: { area: noun('Sponsor discard pile') },
  meetingDeck: { area: noun('Board Meeting deck'), label: 'Board Meetings' },
  meetingDiscard: { area: noun('Board Meeting discard pile') },
  tacticDeck: { area: noun('Tactic deck') },
  basicTactics: { area: noun('pile of basic Tactics', 'piles of basic Tactics'), label: 'Basic Tactics' },
  objectiveDeck: { area: noun('Objective deck') },
  directorDeck: { area: noun('Director deck') },
  easierDeck: { area: noun('easier Opponent deck'), label: 'Easier Opponents' },
  advancedDeck: { area: noun('advanced Opponent deck'), label: 'Advanced Opponents' },
  box: { area: noun('box', 'boxes') },
  openBox: { area: noun('box', 'boxes'), label: 'Out of the game' },
  draft: { area: noun('draft hand'), label: 'Directors to choose from' },
  picked: { area: noun('pile of kept Directors', 'piles of kept Directors'), label: 'Directors kept' },
  directors: { area: noun('board of Directors', 'boards of Directors'), label: 'Directors' },
  staff: { area: noun('Staff area'), label: 'Staff' },
  squad: { area: noun('squad') },
  looked: { area: noun('pile of cards looked at', 'piles of cards looked at'), label: 'Looked at' },
  tactics: { area: noun('Tactic hand'), label: 'Tactics' },
  formation: { area: noun('Formation space'), label: 'Formation' },
  ploys: { area: noun('row of played Tactics', 'rows of played Tactics'), label: 'Tactics played' },
  objective: { area: noun('Objective space'), label: 'Objective' },
  revealed: { area: noun('row of revealed Objectives', 'rows of revealed Objectives'), label: 'Objective revealed' },
  stadium: { area: noun('Stadium') },
  adboards: { area: noun('Adboard row'), label: 'Adboards' },
  kit: { area: noun('Kit space'), label: 'Kit' },
  signing: { area: noun('contract space'), label: 'New contract' },
  meeting: { area: noun('meeting space'), label: 'Board Meeting' },
  opponents: { area: noun('Opponent pile'), label: 'Next Opponents' },
  met: { area: noun('Opponent space'), label: 'Opponent' },
  past: { area: noun('pile of past Opponents', 'piles of past Opponents'), label: 'Past Opponents' },
  pitch: { area: noun('pitch', 'pitches') },
  bench: { area: noun('Bench Area'), label: 'Bench' },
  foes: { area: noun('half of the Opponent', 'halves of the Opponent'), label: 'Opposing Players' },
  dugout: { area: noun('dugout') },
};
