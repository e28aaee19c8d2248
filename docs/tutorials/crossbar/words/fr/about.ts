/** Crossbar en quelques mots. */
import type { About, Intro } from '@touchline/kit';

export const about: About = {
  name: 'Crossbar',
  line: 'Cinq tirs chacun, choisis en secret ; à égalité, le prochain but compte davantage.',
};
export const intro: Intro = {
  goal: "Marquez plus de buts que l'adversaire en cinq manches.",
  words: [
    ['force', 'le nombre sur une carte ; la plus grande marque'],
    ['surface', "là où attendent les tirs jusqu'au prochain but"],
    ['barre', 'deux tirs de même force : ils restent dans les surfaces et comptent avec le prochain but'],
    ['filet', 'là où sont vos buts, une carte chacun'],
    ['remplacer', 'mettre une carte faible sous sa pioche et en piocher une autre, deux fois par match'],
  ],
};
