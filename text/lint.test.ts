import { expect, test } from 'vitest';
import type { Language } from './languages.ts';
import { lint, lintLabel } from './lint.ts';

const nb = (text: string) => text.replace(/ ([;:?!»])/g, '\u00a0$1').replace(/« /g, '«\u00a0');

const wrong: { readonly [L in Language]: readonly (readonly [string, string])[] } = {
  en: [
    ['You draw  3 cards.', 'two spaces'],
    ['You draw {n} cards.', 'an unbound placeholder'],
    ['You draw undefined cards.', 'a value instead of words'],
    ['You get +NaN OF.', 'a value instead of words'],
    ['You use [object Object].', 'a value instead of words'],
    ['You have an licence.', 'a or an'],
    ['You have a effect.', 'a or an'],
    ['You have a MF licence.', 'a or an'],
    ['You have an GK licence.', 'a or an'],
    ['You have an other card.', 'another'],
    ['you draw 3 cards.', 'no capital letter at the beginning'],
    ['{Block} [TP:1] you get +2 DF.', 'no capital letter at the beginning'],
    ['You draw 3 cards', 'no full stop at the end'],
    ['You draw 3 cards. you pass.', 'no capital letter after a full stop'],
    ['You draw the the card.', 'a doubled word'],
    ['You get -2 OF.', 'a hyphen for a minus sign'],
    ['You draw 3 card.', 'number and noun disagree'],
    ['You draw 1 cards.', 'number and noun disagree'],
    ['You gets +2 OF.', 'verb and subject disagree'],
    ['Your opponent draw 3 cards.', 'verb and subject disagree'],
    ['Which card ?', 'a space before a mark'],
    ['You use "Kite Volley.', 'unbalanced'],
    ['[TP:1 You get +2 OF.', 'unbalanced'],
    ['You draw 3 cards..', 'a doubled mark'],
    ['You draw 3 cards .', 'a space beside'],
  ],
  fr: [
    ['Le but de le gardien.', 'du or des'],
    ['Le but de les gardiens.', 'du or des'],
    ['Passez à le tireur.', 'au or aux'],
    ['Passez à les tireurs.', 'au or aux'],
    ['Si il y a une carte, ajoutez 1 PT.', "s'il"],
    ['Tant que il y a une carte, ajoutez 1 PT.', 'a missing elision'],
    ['Utilisez le effet.', 'a missing elision'],
    ['Prenez la équipe.', 'a missing elision'],
    ['La fin de effet.', 'a missing elision'],
    ['Un effet de Isa Fennick.', 'a missing elision'],
    ['Ajoutez-le à le OF.', 'a missing elision'],
    ["Utilisez l'Hissatsu.", 'an elision before a consonant'],
    ["Augmentez l'DF.", 'an elision before a consonant'],
    ["Prenez l'carte.", 'an elision before a consonant'],
    ['Quelle carte ?', 'a space where the line may break'],
    ['Quelle carte?', 'a missing space'],
    ['Payez 1 PT; ajoutez 2 PT.', 'a missing space'],
    ['Vous avez utilisé «Tir».', 'a missing space'],
    ['vous piochez 3 cartes.', 'no capital letter at the beginning'],
    ['Vous piochez 3 cartes', 'no full stop at the end'],
    ['Vous piochez  3 cartes.', 'two spaces'],
    ['Vous piochez {n} cartes.', 'an unbound placeholder'],
    ['Vous gagne +2 OF.', 'verb and subject disagree'],
    ['Votre adversaire piochez 1 carte.', 'verb and subject disagree'],
    ['Retournez le carte.', 'article and noun disagree'],
    ['Vous gagnez cette duel.', 'article and noun disagree'],
    ['Vous piochez 3 carte.', 'number and noun disagree'],
    ['Vous gagnez -2 OF.', 'a hyphen for a minus sign'],
    ['Vous avez utilisé «\u00a0Tir.', 'unbalanced'],
  ],
};

const right: { readonly [L in Language]: readonly string[] } = {
  en: [
    '{Dribble}{Shoot} [Limited to team "Galewick"] [TP:1] You get +2 OF.',
    'If you have an MF licence or a GK licence, add 1 TP.',
    'Your opponent gets −1 DF. The score is 1–0.',
    'Kite Volley costs 2 TP and you have 1. [EPC-502]',
    'Which card do you flip?',
    '"Cinder Comet" is used once.',
  ],
  fr: [
    nb("{Tir} [Réservé à l'équipe « Galewick »] [PT:1] Vous gagnez +2 OF."),
    nb("Le Hissatsu s'ajoute à l'OF et au DF ; sinon, le onze de l'équipe joue."),
    nb("S'il y a une carte, l'effet d'Isa Fennick et celui de Hob Anvil s'appliquent."),
    nb('Quelle carte retournez-vous ?'),
    nb('Choisissez 1 carte, retournez-la et défaussez-la.'),
    nb('Kite Volley coûte 2 PT et vous en avez 1. [EPC-502]'),
    nb('Vous avez utilisé « Cinder Comet » : ajoutez 1 PT.'),
  ],
};

for (const lang of ['en', 'fr'] as const) {
  test.each(wrong[lang])(`${lang}: %s`, (sentence, finding) => {
    expect(lint(lang, sentence).join('\n')).toContain(finding);
  });
  test.each(right[lang])(`${lang} has nothing against: %s`, (sentence) => {
    expect(lint(lang, sentence)).toEqual([]);
  });
}

test('a label needs no full stop, but all the rest', () => {
  expect(lintLabel('en', 'Flip Tam Reedwater')).toEqual([]);
  expect(lintLabel('en', 'flip Tam Reedwater')).not.toEqual([]);
  expect(lintLabel('fr', 'Phase de le tir')).not.toEqual([]);
});
