const CONSTRUCTED = 7;
const LIMITED = 6;

/** FFT-112; FFT-2070: a limited game is lost at 6, unless the table plays to another number. */
export const damageLimit = (agreed: number, format: string): number => (agreed === CONSTRUCTED && format === 'limited' ? LIMITED : agreed);
