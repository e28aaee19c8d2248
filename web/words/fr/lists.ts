export { listsFr as words } from '@touchline/lists';
