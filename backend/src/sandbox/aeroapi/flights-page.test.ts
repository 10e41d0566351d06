import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inDays } from '../../testing/make.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const asBrowser = { accept: 'text/html,application/xhtml+xml' };
const page = async () => (await app.asVisitor().get('/sandbox/flights', asBrowser).expect(200)).text;
const send = (address: string, fields: Record<string, string>) =>
  app.asVisitor().send('POST', address, new URLSearchParams(fields).toString(), {
    ...asBrowser,
    'content-type': 'application/x-www-form-urlencoded',
  });

describe('the page of sandbox flights', () => {
  it('a tester changes a flight on the page, and takes it back', async () => {
    expect(await page()).toContain('None. Each flight is as its timetable says.');
    const fields = {
      number: 'ai 102',
      day: '2027-03-04',
      state: '',
      delayMinutes: '95',
      movedMinutes: '75',
      withdrawn: 'false',
      gate: 'B22',
      belt: '',
    };
    await send('/sandbox/flights', { ...fields, events: 'send' }).expect(303);
    expect(await page()).toMatch(
      /<b>AI102.2027-03-04<\/b> 75 minutes later in the timetable · 95 minutes late · Gate B22/,
    );
    const changed = await app.asVisitor().get('/sandbox/flights').expect(200);
    expect(changed.json()).toEqual([
      { key: 'AI102.2027-03-04', delayMinutes: 95, movedMinutes: 75, withdrawn: false, gate: 'B22' },
    ]);
    await send('/sandbox/flights/none', {}).expect(303);
    expect(await page()).toContain('None. Each flight is as its timetable says.');
  });

  it.each([
    [{ number: 'Air', day: '2027-03-04' }, 'Please write the number like AI102'],
    [{ number: 'AI102', day: 'tomorrow' }, 'the day like 2027-03-04'],
    [{ number: 'AI102', day: '2027-03-04', delayMinutes: 'very' }, 'delayMinutes: '],
  ])('says what it cannot read of %j, and keeps it', async (fields, fault) => {
    const { text } = await send('/sandbox/flights', fields).expect(400);
    expect(text).toContain(fault);
    expect(text).toContain(`value="${fields.number}"`);
  });

  it('a tester lets the provider be away, and back', async () => {
    const ask = () => app.asVisitor().get(`/api/flights?number=AI102&date=${inDays(20)}`);
    await send('/sandbox/flights/provider', { state: 'down' }).expect(303);
    await ask().expect(503);
    await app.asVisitor().post('/sandbox/flights/provider', { state: 'up' }).expect(200);
    await ask().expect(200);
  });
});
