export { refusalsEn as words } from '@touchline/host';
