/** The parts of a Week beside the Transfer Area. */
export { Club } from './Club.tsx';
export { DraftSum } from './DraftSum.tsx';
export { Goals } from './Goals.tsx';
export { LeagueTable, Scout } from './League.tsx';
export { Opened } from './Opened.tsx';
export { Season } from './Season.tsx';
export { Squad } from './Squad.tsx';
export { Votes } from './Votes.tsx';
export { Weekend } from './Weekend.tsx';

import './club.css';
import './squad.css';
import './week.css';
