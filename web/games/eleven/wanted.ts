/** What nobody needs for the first question: each is loaded when it is first shown. */
import { later } from '../../page/later.ts';

const week = () => import('./week.ts');
const day = () => import('./matchday.ts');

export const Club = later(async () => (await week()).Club);
export const Goals = later(async () => (await week()).Goals);
export const LeagueTable = later(async () => (await week()).LeagueTable);
export const Scout = later(async () => (await week()).Scout);
export const Squad = later(async () => (await week()).Squad);
export const Votes = later(async () => (await week()).Votes);
export const Weekend = later(async () => (await week()).Weekend);
export const Season = later(async () => (await week()).Season);
export const Opened = later(async () => (await week()).Opened);
export const Pitch = later(async () => (await day()).Pitch);
export const Suggestions = later(async () => (await day()).Suggestions);
export const MatchView = later(async () => (await day()).MatchView);
export { Offer } from './Offer.tsx';
