import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inDays } from './make.js';
import { startTestApp, type TestApp } from './test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('the maker of test data', () => {
  it('makes a listing of a member or a guest, in sequence', async () => {
    const amigo = await app.make.user({ verified: true });
    const first = await app.make.listing({ by: amigo });
    const second = await app.make.listing({ by: amigo, type: 'seeking_help', description: 'With my mother' });
    const guests = await app.make.listing({ coveredName: 'Maria' });
    expect(first).toMatchObject({ userId: amigo.id, departureAirport: 'JFK', date: inDays(30) });
    expect(second).toMatchObject({ type: 'seeking_help', coveredDescription: 'With my mother' });
    expect(guests).toMatchObject({ userId: null, coveredName: 'Maria' });
  });
});
