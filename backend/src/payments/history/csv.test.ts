import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { makeHelper, makeTip } from '../testing/fixtures.js';
import { csvOf } from './csv.js';
import type { ExportedTip } from './csv.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const tip = (about: Partial<ExportedTip>): ExportedTip => ({
  id: 1,
  direction: 'received',
  other: null,
  amount: 15,
  message: null,
  status: 'succeeded',
  money: 'held',
  isUnderReview: false,
  paidAt: '2026-11-20T12:00:00.000Z',
  number: 'ch_1',
  ...about,
});

describe('the CSV of tips', () => {
  it('lists the tips that a user received and sent', async () => {
    const [traveler, helper] = [
      await app.make.user(),
      await makeHelper(app, { username: 'Meera, the kind' }),
    ];
    const { chargeId } = await makeTip(app, {
      by: traveler,
      to: helper,
      message: 'A "big" thank you',
      paidAt: new Date('2026-03-04T10:00:00Z'),
    });
    const reply = await (await app.as(traveler)).get('/api/tips.csv').expect(200);
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(reply.headers['content-disposition']).toBe('attachment; filename="flight-amigo-tips.csv"');
    expect(reply.text).toBe(
      '\ufeff"Date","Direction","Person","Amount in USD","Message","Status","Money","Receipt"\r\n' +
        `"2026-03-04","sent","Meera, the kind","15.00","A ""big"" thank you","succeeded","held","${chargeId}"\r\n`,
    );
  });

  it.each([
    '=HYPERLINK("https://evil.example","Click")',
    '+1+cmd|calc',
    '-2+3',
    '@SUM(A1)',
    '  =1+1',
    '\u200b=1+1',
    '＝1+1',
    '"=1+1',
    '%0a=1',
    '\n=1',
  ])('does not turn a user’s text into a formula: %j', (text) => {
    const written = text.replaceAll('"', '""');
    expect(csvOf([tip({ message: text })])).toContain(`"'${written}"`);
    const other = { id: 1, username: text, profilePictureUrl: null };
    expect(csvOf([tip({ other })])).toContain(`"'${written}"`);
  });

  it('does not change other texts', () => {
    expect(csvOf([tip({ message: 'Thank you = you are great' })])).toContain('"Thank you = you are great"');
  });

  it('names those who have not chosen a name in the language of the file', () => {
    const other = { id: 1, username: 'Traveler 4821', profilePictureUrl: null };
    expect(csvOf([tip({ other })], 'fr')).toContain('"Voyageur 4821"');
  });
});
