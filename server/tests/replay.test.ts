/** A match that is over, looked at again: as each one saw it, or whole where all agreed. */
import { stream, type View } from '@touchline/engine';
import { applied, type Retold } from '@touchline/host/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, house, type Line, Person, seated } from '../testing/house.ts';

let here: House;
beforeAll(async () => {
  here = await house();
});
afterAll(async () => {
  expect(here.faults).toEqual([]);
  await here.close();
});

/** Some picks; what each line saw after each number it was told. */
async function played(lines: readonly Line[], eyes: readonly Line[], label: string, picks: number) {
  const chance = stream(label);
  const seen = eyes.map(() => new Map<number, View>());
  const note = async () => {
    await Promise.all(eyes.map((line) => line.settled()));
    eyes.forEach((line, i) => {
      if (line.view) seen[i].set(line.seq, line.view);
    });
  };
  await note();
  for (let i = 0; i < picks; i++) {
    const asked = lines.filter(({ view }) => view?.ask);
    const line = asked[chance.below(asked.length)];
    if (!line) break;
    const { options } = line.view!.ask!;
    await line.pick(options[chance.below(options.length)].key);
    await note();
  }
  await lines[0].command({ t: 'concede' });
  await note();
  return seen.map((views) => [...views.values()]);
}

const viewsOf = ({ view, steps }: Retold): View[] => {
  const views = [view];
  for (const { news } of steps) views.push(applied(views.at(-1)!, news));
  return views;
};

test.each(['playca', 'inazuma', 'eleven'])('%s: each one sees what they saw, and was told what they were told', async (game) => {
  const { id, lines, people, watch } = await seated(here, { game, seats: ['me', 'open'] });
  const looker = new Person(here);
  const eyes = [...lines, await looker.look(id, watch)];
  const seen = await played(lines, eyes, game, 30);
  for (const [i, person] of [...people, looker].entries()) {
    const { status, body } = await person.post(`/api/match/${id}/replay`, i === 2 ? { watch } : {});
    expect(status).toBe(200);
    const retold: Retold = body.seen;
    expect(retold.viewer).toBe(i === 2 ? 'spectator' : i);
    expect(viewsOf(retold)).toEqual(seen[i]);
    expect([...retold.entries, ...retold.steps.flatMap(({ entries }) => entries)]).toEqual(eyes[i].log);
    expect(retold.names).toHaveLength(2);
  }
  for (const line of eyes) line.close();
});

test('whole for those who sat there if all agreed, and for nobody else; what was taken back is not in it', async () => {
  const { id, lines, people, watch } = await seated(here, { game: 'playca', seats: ['me', 'open'] });
  const replay = (person: Person, body: object = {}) => person.post(`/api/match/${id}/replay`, body);
  expect((await replay(people[0])).body).toEqual({ error: 'notOver' });
  const asked = lines.find(({ view }) => view?.ask)!;
  const other = lines.find((line) => line !== asked)!;
  await asked.pick();
  await other.settled();
  await asked.command({ t: 'offer', what: 'takeBack' });
  await other.until(() => other.standing!.offer !== null);
  await other.command({ t: 'answer', yes: true });
  await lines[0].settled();
  await lines[0].command({ t: 'concede' });
  const { body } = await replay(people[0]);
  expect(Object.keys(body)).toEqual(['seen']);
  expect(body.seen.steps).toHaveLength(1);
  await lines[1].until(() => lines[1].standing!.over !== null);
  await lines[1].command({ t: 'offer', what: 'record' });
  await lines[0].until(() => lines[0].standing!.offer !== null);
  expect(Object.keys((await replay(people[1])).body)).toEqual(['seen']);
  await lines[0].command({ t: 'answer', yes: true });
  for (const person of people) {
    const whole = (await replay(person)).body;
    expect(whole.saved.record.picks).toHaveLength(1);
    expect(whole.saved).toEqual((await person.get(`/api/match/${id}/record`)).body.saved);
  }
  expect((await replay(new Person(here), { watch })).body.seen.viewer).toBe('spectator');
  expect((await replay(new Person(here))).body).toEqual({ error: 'forbidden' });
  for (const line of lines) line.close();
});

test('who watches behind time does not learn the end before', async () => {
  const { id, lines, people, watch } = await seated(here, { game: 'playca', seats: ['me', 'open'], delay: 600 });
  await lines[0].command({ t: 'concede' });
  expect((await people[0].post(`/api/match/${id}/replay`, {})).status).toBe(200);
  expect((await new Person(here).post(`/api/match/${id}/replay`, { watch })).body).toEqual({ error: 'notOver' });
  for (const line of lines) line.close();
});
