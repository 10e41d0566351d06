import { describe, expect, it } from '@jest/globals';
import { sharedTrip } from './shared-trip.js';

const read = (text: string) => sharedTrip(text, '2026-11-28');

describe('an itinerary', () => {
  it('in English, with the day of the booking and the flight back', () => {
    expect(
      read(`Your booking is confirmed. PNR: AB12CD, ticket 098 2104455667
Booked on 20 Nov 2026, seat no 12
Sat, 26 Dec 2026
AI 102  New York JFK 10:30 AM - Delhi DEL 11:20 AM
Sun, 10 Jan 2027
AI 101  Delhi DEL 01:45 AM - New York JFK 06:55 AM`),
    ).toEqual({ flight: 'AI102', date: '2026-12-26' });
  });

  it('in English, with the days below their flights', () => {
    expect(
      read(`Issued November 20, 2026
Flight AI-0102
Departs December 26th, 2026 at 10:30
Flight AI-0101
Departs January 10th, 2027 at 01:45`),
    ).toEqual({ flight: 'AI102', date: '2026-12-26' });
  });

  it('in Spanish', () => {
    expect(
      read(`Reserva confirmada: 26 DE DICIEMBRE DE 2026
Vuelo IB 6251 Madrid (MAD) - Nueva York (JFK), salida 17:05`),
    ).toEqual({ flight: 'IB6251', date: '2026-12-26' });
  });

  it('in French', () => {
    expect(read('Vol AF 226 du 1er février 2027, Paris (CDG) à Delhi (DEL)')).toEqual({
      flight: 'AF226',
      date: '2027-02-01',
    });
  });

  it('in Chinese, which has no spaces', () => {
    expect(read('您的航班MU587将于2026年12月26日12:30从上海飞往纽约')).toEqual({
      flight: 'MU587',
      date: '2026-12-26',
    });
    expect(read('航班MU587,1月3日起飞')).toEqual({ flight: 'MU587', date: '2027-01-03' });
  });

  it('in Farsi digits, with marks of direction', () => {
    expect(read('پرواز \u200eEK ۹۷۲\u200f در ۲۶ دسامبر ۲۰۲۶ از تهران به دبی')).toEqual({
      flight: 'EK972',
      date: '2026-12-26',
    });
  });

  it('in Hindi and Telugu', () => {
    expect(read('उड़ान AI १०२, २६ दिसंबर २०२६')).toEqual({ flight: 'AI102', date: '2026-12-26' });
    expect(read('విమానం AI 102, 26 డిసెంబర్ 2026')).toEqual({ flight: 'AI102', date: '2026-12-26' });
  });

  it('of a system of airlines: without spaces and years', () => {
    expect(read('LH0760/26DEC FRADEL 1340')).toEqual({ flight: 'LH760', date: '2026-12-26' });
    expect(read('6E-2345 on Jan 3')).toEqual({ flight: '6E2345', date: '2027-01-03' });
  });
});

describe('of several flights', () => {
  it('it is the first that lies ahead, not the first in the text', () => {
    expect(read('AI 101 on 1 Oct 2026\nAI 144 on 3 Jan 2027\nAI 102 on 26 Dec 2026')).toEqual({
      flight: 'AI102',
      date: '2026-12-26',
    });
    expect(read('1 Oct 2026\nAI 101\n26 Dec 2026\nAI 102')).toEqual({ flight: 'AI102', date: '2026-12-26' });
  });

  it('it is the first of a day with a connection', () => {
    expect(read('26 Dec 2026: LH 760 and then LH 400')).toEqual({ flight: 'LH760', date: '2026-12-26' });
  });
});

describe('a day in the past', () => {
  it('is left out', () => {
    expect(read('AI 102 on 26 Dec 2025')).toEqual({ flight: 'AI102' });
    expect(read('Delhi (DEL) to Chicago on 26 Dec 2025')).toEqual({ from: 'DEL' });
  });
});

describe('without a flight number it is the route', () => {
  it.each([
    ['My mother flies from Hyderabad to Frankfurt on Jan 3', { from: 'HYD', to: 'FRA', date: '2027-01-03' }],
    ['DEL-JFK, 2026-12-26', { from: 'DEL', to: 'JFK', date: '2026-12-26' }],
    ['Vuelo de Nueva Delhi a Fráncfort', { from: 'DEL', to: 'FRA' }],
    ['从德里到法兰克福', { from: 'DEL', to: 'FRA' }],
    ['از دهلی به فرانکفورت', { from: 'DEL', to: 'FRA' }],
    ['दिल्ली से फ्रैंकफर्ट', { from: 'DEL', to: 'FRA' }],
    ['Departure Delhi (DEL) 10:30\nArrival New York (JFK) 15:00', { from: 'DEL', to: 'JFK' }],
    ['Delhi to New York', { from: 'DEL' }],
    ['Nice to meet you', {}],
    ['SAT-SUN we are closed', {}],
  ])('%s', (text, trip) => expect(read(text)).toEqual(trip));
});

describe('what is no itinerary', () => {
  it.each([
    ['', {}],
    ['Have a look at this! https://example.com/a-picture', {}],
    ['<script>alert(1)</script><img src=x onerror=alert(1)>', {}],
    ['Flight ZZ 9999, XX12345, QQ0', {}],
    ['We meet at 10:30 AM 26 Dec, room NO 12, AT 10:30', { date: '2026-12-26' }],
    ['A'.repeat(10_000), {}],
    ['31 February 2027, 2027-13-45, 99/99/2027', {}],
  ])('%#', (text, trip) => expect(read(text)).toEqual(trip));
});
