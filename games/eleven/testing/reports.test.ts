/** What hidden cards show, in words. */
import { describe, expect, test } from 'vitest';
import { opponents } from '../cards/opponents.ts';
import { youngsters } from '../cards/youngsters.ts';
import { game } from '../index.ts';
import { speak } from '../words/index.ts';

const faceOf = (id: string): string => {
  const card = [...opponents, ...youngsters].find((each) => each.id === id)!;
  return card.faces?.scout ?? card.faces?.outside ?? '';
};

describe.each(['en', 'fr'] as const)('in %s', (lang) => {
  const voice = speak(game, lang);

  test('ELV-R87 all 64 Scout Reports have a text, and no two are the same', () => {
    const texts = opponents.map(({ id, name }) => {
      const text = voice.face(faceOf(id));
      expect(text.startsWith(lang === 'fr' ? `${name}\u00a0: ` : `${name}: `), text).toBe(true);
      return text;
    });
    expect(new Set(texts).size).toBe(64);
  });

  test('ELV-R84 an unhired Youngster is called by Task and Line', () => {
    expect(new Set(youngsters.map(({ id }) => voice.face(faceOf(id)))).size).toBe(7);
    for (const { id, name } of youngsters) expect(voice.face(faceOf(id))).not.toContain(name);
  });
});

test.each([
  [
    'DAF2',
    'Dafton United: A mid-table side. Dangerous on the left wing. They leave space up front and in midfield. They rely on one star in midfield. They play 4-4-2.',
    "Dafton United : Une équipe de milieu de tableau. Dangereux sur l'aile gauche. Ils laissent des espaces devant et au milieu. Ils comptent sur une vedette au milieu. Ils jouent en 4-4-2.",
  ],
  [
    'COR1',
    'Cornfield United: A mid-table side. Dangerous from deep. Well organised everywhere. They play 5-4-1.',
    "Cornfield United : Une équipe de milieu de tableau. Dangereux depuis l'arrière. Bien organisés partout. Ils jouent en 5-4-1.",
  ],
  [
    'NOR1',
    "Northdale Town: Pushing for the top. They sit deep and send every ball to one man: the league's finest left Forward. They play 4-2-4.",
    'Northdale Town : En course pour le haut du tableau. Ils restent bas et envoient tous les ballons au même homme : le plus fin avant gauche du championnat. Ils jouent en 4-2-4.',
  ],
  ['Y01', 'Youngster · attack · Forward', 'Espoir · attaque · avant'],
  ['Y12', 'Youngster · Goalkeeper', 'Espoir · gardien'],
])('%s shows just this', (id, en, fr) => {
  expect(speak(game, 'en').face(faceOf(id))).toBe(en);
  expect(
    speak(game, 'fr')
      .face(faceOf(id))
      .replace(/\u00a0/g, ' '),
  ).toBe(fr);
});
