import { picturesIn } from './pictures.tsx';

export const pictures = await picturesIn('fr');
