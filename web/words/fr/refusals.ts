export { refusalsFr as words } from '@touchline/host';
