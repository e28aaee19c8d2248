/** The parts of a Week beside the Transfer Area and the club. */
export { Goals } from './Goals.tsx';
export { LeagueTable, Scout } from './League.tsx';
export { Opened } from './Opened.tsx';
export { Season } from './Season.tsx';
export { Votes } from './Votes.tsx';
export { Weekend } from './Weekend.tsx';

import './week.css';
