import { describe, expect, it } from '@jest/globals';
import { readPassText } from './passText';

const leg = (day: string, number = '0102') => `XQZ9WV DELJFKAI ${number} ${day}Y012A0025 100`;
const pass = (...legs: string[]) => `M${legs.length}SHARMA/MEERA        E${legs.join('')}`;
const flown = { flight: 'AI102', from: 'DEL', to: 'JFK', seat: '012A', sequence: '0025' };

describe('the text of a boarding pass', () => {
  it('has flight, day and airports, and neither the name nor the booking code', () => {
    const read = readPassText(pass(leg('333')), new Date('2026-11-28'));
    expect(read).toEqual([{ ...flown, date: '2026-11-29' }]);
    expect(JSON.stringify(read)).not.toMatch(/SHARMA|XQZ9WV/);
  });

  it.each([
    ['363', '2026-12-29', '2027-01-02'],
    ['002', '2027-01-02', '2026-12-30'],
    ['366', '2028-12-31', '2029-01-01'],
    ['060', '2027-03-01', '2027-02-27'],
  ])('with day %s is of %s when today is %s', (day, date, today) => {
    expect(readPassText(pass(leg(day)), new Date(today))).toMatchObject([{ date }]);
  });

  it('may have several flights', () => {
    const read = readPassText(pass(leg('333'), leg('334', '0007')), new Date('2026-11-28'));
    expect(read.map(({ flight }) => flight)).toEqual(['AI102', 'AI7']);
  });

  it.each(['https://airline.example/app', 'M1', 'M1'.padEnd(90, 'x'), '', pass(leg('xyz'))])(
    'is not %s',
    (text) => expect(readPassText(text)).toEqual([]),
  );
});
