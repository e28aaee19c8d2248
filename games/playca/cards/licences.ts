import { licence } from './make.ts';

export const licenceCards = [
  licence('PC-P1', 'Tam Reedwater', 'FW', 'Galewick'),
  licence('PC-P2', 'Aldo Vane', 'COACH', 'Galewick'),
  licence('PC-P3', 'Bo Castellan', 'DF', 'Ironmoor'),
  licence('PC-P4', 'Hesper Knox', 'MG', 'Ironmoor'),
  licence('PC-P5', 'Orla Candle', 'COACH', 'Lanternfall'),
  licence('PC-P6', 'Tace Umber', 'MF', 'Lanternfall'),
  licence('PC-P7', 'Caro Kindle', 'FW', 'Emberquay'),
  licence('PC-P8', 'Salt Merrow', 'GK', 'Emberquay'),
];
