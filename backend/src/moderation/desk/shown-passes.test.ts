import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { asStaff } from '../testing/staff.js';
import { deskPerson } from './contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('a shown boarding pass', () => {
  it('says at the desk that a person showed a boarding pass, and never its hash', async () => {
    const owner = await app.make.user({ verified: true });
    const client = await app.as(owner);
    const way = { departureAirport: 'DEL', arrivalAirport: 'JFK', flightNumber: 'AI102', date: inDays(2) };
    const { id } = await app.make.listing({ by: owner, ...way });
    const path = `/api/listings/${id}/boarding-pass`;
    const pass = { flight: 'AI102', date: inDays(2), leg: { from: 'DEL', to: 'JFK' }, hash: 'd'.repeat(64) };
    await client.post(path, pass).expect(200);

    const moderator = await asStaff(app);
    const atTheDesk = async () =>
      (await moderator.client.get(`/api/desk/people/${owner.id}`).expect(200)).json();
    const person = await atTheDesk();
    expect(deskPerson.parse(person).passesShown).toEqual([{ flight: 'AI102', date: inDays(2) }]);
    expect(JSON.stringify(person)).not.toMatch(/hash|"key"/);
    await client.delete(path).expect(200);
    expect(deskPerson.parse(await atTheDesk()).passesShown).toEqual([]);
  });
});
