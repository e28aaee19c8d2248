/** ELV-902, ELV-1501, ELV-R87: the men of an Opponent, and a Scout Report that tells the truth of them. */
import type { AnyCard } from '@touchline/engine';
import { type Band, type Man, readReport, reportOf, spacesOf, starOf, threatOf } from '../cards/scout.ts';
import { fits, formationIn, PLACES } from '../pitch.ts';
import type { Wrong } from './effects.ts';

const isMan = (x: unknown): x is Man => {
  if (!Array.isArray(x) || x.length !== 3) return false;
  const [place, task, strength] = x;
  return PLACES.includes(place) && (task === 'A' || task === 'D') && Number.isInteger(strength) && strength >= 1 && strength <= 9;
};
const BANDS: readonly Band[] = ['3', '3/2', '2/1', '1'];

export function opponentWrong({ name, stats, traits, faces, notes }: AnyCard): Wrong {
  const men = Array.isArray(notes?.men) ? notes.men.filter(isMan) : [];
  if (men.length !== 10) return [['notes.men', 'must be ten: place, A or D, Strength from 1 to 9']];
  const [formation = ''] = traits.formation ?? [];
  const standing = PLACES.map((place) => men.filter((man) => man[0] === place).length);
  const wrong: Wrong = [];
  if (!fits(standing, formationIn(formation))) wrong.push(['traits.formation', 'must be that of its men']);
  for (const field of ['strength', 'gloves'])
    if (!Number.isInteger(stats[field]) || stats[field] < 0) wrong.push([`stats.${field}`, 'must be a whole number']);
  const band = BANDS.find((one) => one === traits.band?.[0]);
  if (!band) return [...wrong, ['traits.band', `must be one of ${BANDS.join(', ')}`]];
  if (!['red', 'blue', 'green'].includes(traits.die?.[0] ?? '')) wrong.push(['traits.die', 'must be red, blue or green']);
  const own = readReport(faces?.scout ?? '|||||').threat === 'own';
  const truth = reportOf({ name, band, formation, threat: own ? 'own' : threatOf(men), spaces: spacesOf(men), star: starOf(men) });
  if (faces?.scout !== truth) wrong.push(['faces.scout', `must be "${truth}", as its men stand`]);
  return wrong;
}
