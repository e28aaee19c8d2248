import { describe, expect, test } from 'vitest';
import * as e from './en/grammar.ts';
import * as f from './fr/grammar.ts';

describe('English', () => {
  test('a and an follow the sound, abbreviations letter by letter', () => {
    const words = ['card', 'effect', 'MF licence', 'GK', 'FW', 'DF', 'MG', 'COACH', 'one', 'user', 'hour glass', 'other card', '8'];
    expect(words.map(e.a)).toEqual([
      'a card',
      'an effect',
      'an MF licence',
      'a GK',
      'an FW',
      'a DF',
      'an MG',
      'a COACH',
      'a one',
      'a user',
      'an hour glass',
      'another card',
      'an 8',
    ]);
  });

  test('verbs agree with their subject', () => {
    const clause = { who: e.opponent, verb: e.verb('pass'), rest: 'the ball' };
    expect(e.grammar.tell(clause)).toBe('the opponent passes the ball');
    expect(e.grammar.tell({ ...clause, who: e.you })).toBe('you pass the ball');
    expect(e.grammar.tell({ ...clause, who: { words: 'both', many: true } })).toBe('both pass the ball');
    expect(e.verb('carry').it).toBe('carries');
    expect(e.verb('play').it).toBe('plays');
  });

  test('a clause is an order to you, a statement about others, a permission', () => {
    const look = { who: e.you, verb: e.verb('look'), rest: 'at it', and: { who: e.you, verb: e.verb('put'), rest: 'it back' } };
    expect(e.grammar.order(look)).toBe('look at it and put it back');
    expect(e.grammar.order({ ...look, who: e.opponent })).toBe('the opponent looks at it and puts it back');
    expect(e.grammar.may(look)).toBe('you may look at it and put it back');
    expect(e.grammar.order({ ...look, stated: true })).toBe('you look at it and put it back');
  });

  test('lists and numbers', () => {
    expect([e.grammar.and([]), e.grammar.and(['a']), e.grammar.and(['a', 'b', 'c']), e.grammar.or(['a', 'b'])]).toEqual([
      '',
      'a',
      'a, b and c',
      'a or b',
    ]);
    expect([e.grammar.signed(2), e.grammar.signed(-1), e.grammar.signed(0)]).toEqual(['+2', '−1', '+0']);
  });
});

describe('French', () => {
  const carte = f.f('carte');
  const equipe = f.f('équipe');
  const effet = f.m('effet');
  const hissatsu = { one: 'Hissatsu', many: 'Hissatsu', h: true } as const;

  test('articles and elision, with the breathed h', () => {
    expect([carte, equipe, effet, hissatsu].map((n) => f.le(n).words)).toEqual(['la carte', "l'équipe", "l'effet", 'le Hissatsu']);
    expect(f.le(effet, true).words).toBe('les effets');
    expect(['OF', 'DF', 'MF', 'GK', 'onze', 'huit', 'Hob Anvil', 'Isa', 'huile'].map(f.de)).toEqual([
      "d'OF",
      'de DF',
      "d'MF",
      'de GK',
      'de onze',
      'de huit',
      'de Hob Anvil',
      "d'Isa",
      "d'huile",
    ]);
  });

  test('contractions', () => {
    expect(['le duel', 'les duels', 'la carte', "l'effet", 'votre main'].map(f.de)).toEqual([
      'du duel',
      'des duels',
      'de la carte',
      "de l'effet",
      'de votre main',
    ]);
    expect(['le duel', 'les duels', 'la carte', "l'effet"].map(f.a)).toEqual(['au duel', 'aux duels', 'à la carte', "à l'effet"]);
    expect([f.si('il y a'), f.si('ils vont'), f.si('elle va'), f.si('vous avez'), f.que('il va'), f.que('vous allez')]).toEqual([
      "s'il y a",
      "s'ils vont",
      'si elle va',
      'si vous avez',
      "qu'il va",
      'que vous allez',
    ]);
  });

  test('possessives agree with the thing, not with its owner', () => {
    expect([carte, equipe, effet].map((n) => f.own(f.adversaire, n))).toEqual(['sa carte', 'son équipe', 'son effet']);
    expect(f.own(f.vous, equipe)).toBe('votre équipe');
    expect(f.own(f.adversaire, carte, true)).toBe('ses cartes');
    expect(f.whose('opponent', carte, true).words).toBe('les cartes adverses');
    expect(f.agree('choisi', { f: true, many: true })).toBe('choisies');
  });

  test('orders, permissions, statements', () => {
    const clause = { who: f.vous, verb: f.er('ajout'), rest: '1 PT' };
    expect(f.grammar.order(clause)).toBe('ajoutez 1 PT');
    expect(f.grammar.may(clause)).toBe('vous pouvez ajouter 1 PT');
    expect(f.grammar.may({ ...clause, who: f.adversaire })).toBe("l'adversaire peut ajouter 1 PT");
    expect(f.grammar.tell({ ...clause, who: { words: 'les deux', many: true } })).toBe('les deux ajoutent 1 PT');
  });

  test('no line breaks before a mark', () => {
    expect(f.grammar.question('quelle carte : « Tir »')).toBe('Quelle carte\u00a0: «\u00a0Tir\u00a0»\u00a0?');
  });
});
