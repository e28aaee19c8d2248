/** Lessons are data: what they name must exist, and whoever follows one is never left alone with a question. */
import { readFileSync } from 'node:fs';
import { botNamed } from '@touchline/bots';
import { stream } from '@touchline/engine';
import { describe, expect, test } from 'vitest';
import { gameOf } from '../games/packages.ts';
import { lessonGames } from '../games/shelf.ts';
import { type Outside, PageTable } from '../match/pageTable.ts';
import type { Scene } from '../match/scene.ts';
import { attemptOf, beginOf, type Heard, hear, isOver, type Lesson } from './lesson.ts';
import { lessonOf } from './lessons.ts';

const clausesOf = (game: string, language: string) => readFileSync(`games/${game}/rules.${language}.md`, 'utf8');

/** How a match is won, as the first note must say it. */
const GOALS: { readonly [id: string]: { readonly en: RegExp; readonly fr: RegExp } } = {
  playca: { en: /more goals/, fr: /plus de buts/ },
  inazuma: { en: /more goals/, fr: /plus de buts/ },
  fftcg: { en: /seven points of damage/, fr: /sept points de dégâts/ },
  tsubasa: { en: /more goals/, fr: /plus de buts/ },
  eleven: { en: /most Victory Points/, fr: /plus de points de victoire/ },
};
type Explained = readonly (readonly [word: string, explained: RegExp])[];
/** Words of the table that nobody knows before, and what the first note that has one must say of it. */
const WORDS: { readonly [id: string]: { readonly en: Explained; readonly fr: Explained } } = {
  playca: { en: [['use step', /use step: the moment/]], fr: [['utilisation', /utilisation\s: le moment/]] },
  inazuma: { en: [['window', /a window, a moment/]], fr: [['fenêtre', /une fenêtre, un moment/]] },
  fftcg: {
    en: [
      ['announced', /announced a card: it is said what/],
      ['priority', /priority: it is for you/],
      ['stack', /the stack, where/],
    ],
    fr: [
      ['annoncé', /annoncé une carte\s: on sait/],
      ['priorité', /la priorité\s: à vous/],
      ['pile d', /la pile d.effets, où/],
    ],
  },
  tsubasa: {
    en: [
      ['Attacker', /has the ball is the Attacker/],
      ['Pitch', /the Pitch, the row of open cards/],
      ['Injury Time', /Injury Time begins, the end of the half/],
      ['Play Area', /your Play Area, the row before you/],
      ['point', /a point: a \+1 that you keep/],
      ['save', /try a save if a Shot still gets through/],
    ],
    fr: [
      ['attaquant', /a le ballon est l.attaquant/],
      ['terrain', /le terrain, la rangée de cartes visibles/],
      ['temps additionnel', /le temps additionnel, la fin de la mi-temps/],
      ['zone de jeu', /sa zone de jeu, la rangée devant lui/],
      ['un point', /un point\s: un \+1 que vous gardez/],
      ['un arrêt', /tenter un arrêt si un Tir passe/],
    ],
  },
  eleven: {
    en: [
      ['VP', /Victory Points, VP for short/],
      ['Stats', /your Stats, four tracks that say/],
      ['Strength', /Strength is what attackers and defenders are compared by/],
      ['Adboard', /an Adboard, two places at your Stadium/],
      ['Office', /from Staff, Stadium and Office/],
      ['Suspensions', /Suspensions, tokens that cost VP/],
      ['Formation', /the Formation, how many stand in each Line/],
      ['Sections', /five Sections, the two wings/],
      ['glove', /a glove, one save/],
    ],
    fr: [
      ['PV', /points de victoire, les PV/],
      ['pistes', /vos pistes, quatre échelles qui disent/],
      ['force', /la force est ce par quoi on compare/],
      ['un panneau', /un panneau, deux places à votre stade/],
      ['suspensions', /des suspensions, des jetons qui coûtent des PV/],
      ['dispositif', /le dispositif, combien se tiennent/],
      ['secteurs', /cinq secteurs, les deux ailes/],
      ['un gant', /un gant, c.est-à-dire un arrêt/],
    ],
  },
};

/** Plays it to its end: now and then the answer worth trying, else any. Scenes in which something is asked, with what was said. */
async function taken(lesson: Lesson, seed: string): Promise<{ readonly asked: readonly Scene[]; readonly heard: Heard; over: Scene }> {
  const { game } = await gameOf(lesson.game);
  let scene: Scene | null = null;
  const outside: Outside = {
    post: (message) => {
      if (!('scene' in message)) return;
      const { step } = message.scene;
      scene = message.scene;
      queueMicrotask(() => table?.painted(step));
    },
    changed: () => {},
    deskFor: () => ({
      think: ({ bot, view, seed }) => Promise.resolve({ thought: botNamed(bot)!(game, view, stream(seed)), fault: null, ms: 0 }),
    }),
  };
  const table: PageTable = await PageTable.begin(beginOf(lesson), 'en', outside);
  table.start();
  await table.settled();
  const chance = stream(seed);
  const asked: Scene[] = [];
  let heard: Heard = [];
  for (;;) {
    const now = scene! as Scene;
    if (isOver(lesson, now)) return { asked, heard, over: now };
    asked.push(now);
    heard = hear(lesson, now, heard);
    const said = heard.at(-1);
    const attempt = said?.step === now.step ? attemptOf(lesson.notes[said.note], now) : undefined;
    const { options } = now.ask!;
    // Each kind of answer as often as any other: one that many cards can give does not drown the rest.
    const alike = [...Map.groupBy(options, ({ verb }) => verb).values()];
    const kind = alike[chance.below(alike.length)];
    table.pick((attempt && chance.below(2) === 0 ? attempt : kind[chance.below(kind.length)]).key);
    await table.settled();
  }
}

describe.each(lessonGames)('the lesson of %s', (id) => {
  test('says something at every question, whatever is answered', async () => {
    const lesson = await lessonOf(id);
    for (const seed of ['one', 'two', 'three', 'four', 'five']) {
      const { asked, heard } = await taken(lesson, seed);
      expect(asked.length).toBeGreaterThan(3);
      const silent = asked.filter(({ step }) => !heard.some((said) => said.step === step));
      expect(silent.map(({ ask, scopes }) => `${ask!.name} in ${scopes.at(-1)}`)).toEqual([]);
    }
  });

  test('is over before the match is', async () => {
    const { over } = await taken(await lessonOf(id), 'one');
    expect(over.result).toBeNull();
  });

  test('has no note that is never heard, and proposes nothing that is never offered', async () => {
    const lesson = await lessonOf(id);
    const said = new Set<number>();
    const offered = new Set<number>();
    const proposing = lesson.notes.filter(({ attempt }) => attempt !== undefined).length;
    for (let n = 0; n < 200 && (said.size < lesson.notes.length || offered.size < proposing); n++) {
      const { asked, heard } = await taken(lesson, `n${n}`);
      for (const { step, note } of heard) {
        said.add(note);
        const scene = asked.find((one) => one.step === step)!;
        if (attemptOf(lesson.notes[note], scene)) offered.add(note);
      }
    }
    const headings = (missing: (i: number) => boolean) => lesson.notes.flatMap(({ heading }, i) => (missing(i) ? [heading.en] : []));
    expect(headings((i) => !said.has(i))).toEqual([]);
    expect(headings((i) => lesson.notes[i].attempt !== undefined && !offered.has(i))).toEqual([]);
  });

  test.each(['en', 'fr'] as const)('names clauses that exist (%s)', async (language) => {
    const lesson = await lessonOf(id);
    const rules = clausesOf(id, language);
    const texts = [...lesson.notes.map(({ text }) => text[language]), lesson.end.text[language]];
    const named = texts.flatMap((text) => [...text.matchAll(/\[([A-Z]+-R?\d+)\]/g)].map(([, clause]) => clause));
    expect(named.length).toBeGreaterThan(4);
    expect(named.filter((clause) => !rules.includes(`**${clause}**`))).toEqual([]);
  });

  test.each(['en', 'fr'] as const)('names the goal of the game in its first two sentences (%s)', async (language) => {
    const [{ text }] = (await lessonOf(id)).notes;
    expect(text[language].split('. ').slice(0, 2).join('. ')).toMatch(GOALS[id][language]);
  });

  test.each(['en', 'fr'] as const)('explains a word of the table before it uses it (%s)', async (language) => {
    const { notes } = await lessonOf(id);
    for (const [word, explained] of WORDS[id]?.[language] ?? []) {
      const first = notes.map(({ text }) => text[language]).find((text) => text.includes(word));
      expect([word, first]).toEqual([word, expect.stringMatching(explained)]);
    }
  });

  test('says the same clauses in both languages', async () => {
    const lesson = await lessonOf(id);
    const marks = (text: string) => text.match(/\[[A-Z]+-R?\d+\]/g) ?? [];
    for (const { text } of [...lesson.notes, lesson.end]) expect(marks(text.fr).sort()).toEqual(marks(text.en).sort());
  });
});

test('the French lesson of Final Fantasy TCG says what the French game says: force, duller, activer, and phases by their English names', async () => {
  const { notes, end } = await lessonOf('fftcg');
  const texts = [...notes, end].map(({ heading, text }) => `${heading.fr} ${text.fr}`).join(' ');
  expect(texts.match(/puissance|couch\w*|redress\w*|phase d.attaque|phase principale/gi)).toBeNull();
  for (const term of [
    'Avant',
    'Soutien',
    'Invocation',
    'Personnage',
    'force',
    'dullé',
    'activé',
    'Main Phase',
    'Attack Phase',
    'Damage Zone',
  ])
    expect(texts).toContain(term);
});

test('what is still asked after somebody else has answered is not explained anew', async () => {
  const lesson = await lessonOf('eleven');
  const { asked } = await taken(lesson, 'one');
  const first = asked[0];
  expect(first.ask!.name).toBe('draft');
  const open = { ...first, thinking: [0, 1] };
  const said = hear(lesson, open, []);
  expect(hear(lesson, { ...first, step: first.step + 1, thinking: [0] }, said).map(({ note }) => note)).toEqual([0]);
  // Where nobody else was asked, the next question is another one, however alike.
  const alone = hear(lesson, { ...first, thinking: [0] }, []);
  expect(hear(lesson, { ...first, step: first.step + 1, thinking: [0] }, alone).map(({ note }) => note)).toEqual([0, 1]);
});

test('what was taken back is said again', async () => {
  const lesson = await lessonOf('playca');
  const { asked } = await taken(lesson, 'one');
  const heard = asked.reduce<Heard>((before, scene) => hear(lesson, scene, before), []);
  const back = hear(lesson, asked[1], heard);
  expect(back).toEqual(heard.slice(0, 2));
});
