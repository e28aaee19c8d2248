/** French grammar, as much as sentences about a game need: articles, contractions, elision, agreement. */
import { grammarOf } from '../grammar.ts';
import { spaced } from '../spaced.ts';
import type { Noun, Verb, Who } from '../words.ts';

/** A verb of the first group by its stem: er('ajout'). */
export const er = (stem: string): Verb => ({ inf: `${stem}er`, you: `${stem}ez`, it: `${stem}e`, they: `${stem}ent` });
export const verb = (inf: string, you: string, it: string, they: string): Verb => ({ inf, you, it, they });

export const etre = verb('être', 'êtes', 'est', 'sont');
export const avoir = verb('avoir', 'avez', 'a', 'ont');
export const mettre = verb('mettre', 'mettez', 'met', 'mettent');
export const pouvoir = verb('pouvoir', 'pouvez', 'peut', 'peuvent');

export const m = (one: string, many = `${one}s`): Noun => ({ one, many });
export const f = (one: string, many = `${one}s`): Noun => ({ one, many, f: true });

export const vous: Who = { words: 'vous', you: true };
export const adversaire: Who = { words: "l'adversaire" };

/** Words that begin with an h that is breathed, or are read so: no elision before them, nor before a name in H or Y. */
const noElision = /^(H|Y|hissatsu|hasard|haut|haine|halte|hanche|huit|hisse|honte|onze|oui|hors|handicap|héros|yaourt|yoga)/;
/** Abbreviations are elided as they are read aloud, letter by letter: l'OF, d'un MF, but le DF. */
const spelledVowel = /^[AEFILMNORSX]/;

/** Does a word before it lose its vowel? */
export function elides(words: string): boolean {
  const first = words.replace(/^[«"\s\u00a0{[]+/, '').split(/[\s\u00a0,]/)[0];
  if (noElision.test(first)) return false;
  if (/^[A-Z]{2,3}$/.test(first)) return spelledVowel.test(first);
  return /^[aeiouyhàâéèêëîïôûœ]/i.test(first);
}

const elided = (word: string, words: string): string => (elides(words) ? `${word.slice(0, -1)}'${words}` : `${word} ${words}`);

/** "que", "si": qu'il, s'il, but si elle. */
export const que = (words: string): string => elided('que', words);
export const si = (words: string): string => (/^ils?\b/.test(words) ? `s'${words}` : `si ${words}`);

export function le(noun: Noun, many = false, rest = ''): Who {
  const words = `${many ? noun.many : noun.one}${rest === '' ? '' : ` ${rest}`}`;
  const f = noun.f ? { f: true } : {};
  if (many) return { words: `les ${words}`, many: true, ...f };
  return { words: noun.h ? `${noun.f ? 'la' : 'le'} ${words}` : elided(noun.f ? 'la' : 'le', words), ...f };
}

export const un = (noun: Noun, rest = ''): Who => ({
  words: `${noun.f ? 'une' : 'un'} ${noun.one}${rest === '' ? '' : ` ${rest}`}`,
  ...(noun.f && { f: true }),
});

export const votre = (noun: Noun, many = false, rest = ''): Who => ({
  words: `${many ? 'vos' : 'votre'} ${many ? noun.many : noun.one}${rest === '' ? '' : ` ${rest}`}`,
  ...(many && { many }),
  ...(noun.f && { f: true }),
});

/** "votre pioche", "sa pioche", "son équipe": what belongs to whoever the sentence is about. */
export function own(who: Who, noun: Noun, many = false): string {
  if (who.you) return votre(noun, many).words;
  if (many) return `ses ${noun.many}`;
  return `${noun.f && !(elides(noun.one) && !noun.h) ? 'sa' : 'son'} ${noun.one}`;
}

/** Players who have no adjective of their own. */
const holders = { opponents: 'de chaque adversaire', next: 'du joueur suivant', that: 'de ce joueur' } as const;

/** "votre pioche", "la pioche adverse", "sa pioche". */
export const whose = (of: 'you' | 'opponent' | 'any' | 'them' | keyof typeof holders, noun: Noun, many = false, rest = ''): Who => {
  const tail = rest === '' ? '' : ` ${rest}`;
  if (of === 'you') return votre(noun, many, rest);
  if (of === 'them') return { words: `${own(adversaire, noun, many)}${tail}`, ...(many && { many }), ...(noun.f && { f: true }) };
  if (of === 'opponent') return le(noun, many, `${many ? 'adverses' : 'adverse'}${tail}`);
  return le(noun, many, of === 'any' ? rest : `${holders[of]}${tail}`);
};

/** "de" with what follows: du, des, de l', d'. */
export function de(words: string): string {
  if (/^le /.test(words)) return `du ${words.slice(3)}`;
  if (/^les /.test(words)) return `des ${words.slice(4)}`;
  return elided('de', words);
}

/** "à" with what follows: au, aux. */
export function a(words: string): string {
  if (/^le /.test(words)) return `au ${words.slice(3)}`;
  if (/^les /.test(words)) return `aux ${words.slice(4)}`;
  return `à ${words}`;
}

/** An adjective or participle that takes e and s: agree('révélé', who). */
export const agree = (stem: string, who: Pick<Who, 'f' | 'many'>): string => `${stem}${who.f ? 'e' : ''}${who.many ? 's' : ''}`;

export const grammar = grammarOf({
  you: vous,
  opponent: adversaire,
  may: pouvoir,
  order: 'you',
  and: 'et',
  or: 'ou',
  amongThem: ', dont ',
  quotes: ['« ', ' »'],
  colon: ' : ',
  questionMark: ' ?',
  isOne: (n) => n < 2,
  a: (noun) => un(noun).words,
  printed: spaced,
});

export const { some } = grammar;
