export { listsEn as words } from '@touchline/lists';
