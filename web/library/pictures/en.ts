import { picturesIn } from './draw.tsx';

export const pictures = await picturesIn('en');
