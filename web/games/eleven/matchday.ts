/** The parts of a Matchday. */
export { MatchView } from './MatchView.tsx';
export { Pitch, Suggestions } from './Pitch.tsx';

import './matchday.css';
