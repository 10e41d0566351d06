import { EntityManager } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Database } from '../../src/platform/database/database.js';
import { startTestApp, type TestApp } from '../../src/testing/test-app.js';
import { plantedReads } from './planted.js';
import { mismatch, type Shape } from './shape.js';
import { takeViolations } from './violations.js';

const reasons: Record<keyof typeof plantedReads, string | undefined> = {
  nothing: undefined,
  'nothing of one row': undefined,
  'another type': '[0].one is number, and string in the type',
  'a type without null': '[0].name is null, and string in the type',
  'a column that is not read': '[0].two is undefined, and number in the type',
  'a column too few': '[0].one is not in the type',
  'a field of JSON': '[0].place.city is string, and number in the type',
  'a date of the ORM': '[0].at is string, and Date in the type',
  'a word that is another one': '[0].status is "ended", and "closed" | "open" in the type',
};

describe('rows of the database, compared with the types of their callers', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it.each(Object.entries(plantedReads))('shows %s', async (name, read) => {
    takeViolations();
    await read(app.nest.get(Database), app.nest.get(EntityManager).fork());
    const reason = reasons[name];
    const place = expect.stringMatching(new RegExp(`^test/rows/planted\\.ts:\\d+: `));
    // Jobs read rows, too.
    const [violation, ...others] = takeViolations().filter((text) => text.includes('planted'));
    expect(others).toEqual([]);
    if (!reason) return expect(violation).toBeUndefined();
    expect(violation).toEqual(place);
    expect(violation?.replace(/^[^ ]+ /, '')).toBe(reason);
  });
});

describe('a mismatch', () => {
  const trip: Shape = {
    fields: { from: 'string', legs: { listOf: { fields: { day: 'Date' }, hasOthers: false } } },
    hasOthers: true,
  };

  it.each<[unknown, Shape, string | undefined]>([
    [7, 'any', undefined],
    [[], { listOf: 'string' }, undefined],
    [['a', 1], { listOf: 'string' }, '[1] is number, and string in the type'],
    [{}, { listOf: 'string' }, 'the result is object, and a list in the type'],
    [{ from: 'DEL', legs: [], via: 1 }, trip, undefined],
    [{ from: 'DEL', legs: [{ day: '2026-12-01' }] }, trip, 'legs[0].day is string, and Date in the type'],
    [{ from: 'DEL', legs: [{ day: new Date(), at: 1 }] }, trip, 'legs[0].at is not in the type'],
    [null, { oneOf: ['null', trip] }, undefined],
    [{ from: 1, legs: [] }, { oneOf: ['null', trip] }, 'from is number, and string in the type'],
    [1, { oneOf: ['null', trip] }, 'the result is number, and null | object in the type'],
    [Buffer.from('a'), 'Buffer', undefined],
  ])('of %j and %j is %s', (value, shape, reason) => {
    expect(mismatch(value, shape)).toBe(reason);
  });
});
