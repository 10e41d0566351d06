import { describe, expect, it } from '@jest/globals';
import type { Language } from '../../../platform/language/contract.js';
import type { HerPage } from '../contract.js';
import { HerClock } from './her-clock.js';
import { headlineOf, helpTexts, stepOf, whomText } from './her-texts.js';

const frankfurt = { code: 'FRA', city: 'Frankfurt', timezone: 'Europe/Berlin' };
const chicago = { code: 'ORD', city: 'Chicago', timezone: 'America/Chicago' };

const pageIn = (
  language: Language,
  { moment = 'go', flightStatus }: { moment?: string; flightStatus?: object } = {},
) =>
  ({
    language,
    now: { moment, leg: 1, airport: frankfurt, hasMet: false },
    helper: { name: 'Meera' },
    family: { name: 'Ravi' },
    meeting: { place: 'B22', date: '2026-12-06', time: '08:15' },
    legs: [
      {
        departure: frankfurt,
        arrival: chicago,
        date: '2026-12-06',
        time: '10:15',
        flightNumber: 'LH430',
        flightStatus,
      },
    ],
    help: { toldTo: ['Meera', 'Ravi'], seenBy: ['Ravi'] },
  }) as unknown as HerPage;

describe('a time', () => {
  it.each<[Language, string, string, string]>([
    ['en', '2026-12-05', 'Meera meets you on Sunday at 08:15: B22', 'It leaves on Sunday at 10:15.'],
    ['en', '2026-12-06', 'Meera meets you at 08:15: B22', 'It leaves at 10:15.'],
    ['es', '2026-12-05', 'Meera te espera el domingo a las 08:15: B22', 'Sale el domingo a las 10:15.'],
    ['es', '2026-12-06', 'Meera te espera a las 08:15: B22', 'Sale a las 10:15.'],
    ['fr', '2026-12-05', 'Meera vous attend dimanche à 08:15\u202f: B22', 'Il part dimanche à 10:15.'],
    ['fr', '2026-12-06', 'Meera vous attend à 08:15\u202f: B22', 'Il part à 10:15.'],
    ['fa', '2026-12-05', 'Meera یکشنبه ساعت ۰۸:۱۵ پیش شما می‌آید: B22', 'یکشنبه ساعت ۱۰:۱۵ پرواز می‌کند.'],
    ['fa', '2026-12-06', 'Meera ساعت ۰۸:۱۵ پیش شما می‌آید: B22', 'ساعت ۱۰:۱۵ پرواز می‌کند.'],
  ])('is said in %s on %s, with the weekday before that day', (language, today, meets, leaves) => {
    const clock = new HerClock(language, new Date(`${today}T06:00:00Z`));
    const said = (text: string) => text.replace(/[\u2068\u2069]/g, '');
    expect(said(headlineOf(pageIn(language), clock))).toBe(meets);
    expect(said(stepOf(pageIn(language), clock))).toContain(leaves);
  });
});

describe('at a stop where her helper says goodbye', () => {
  const clock = new HerClock('en', new Date('2026-12-06T08:00:00Z'));

  it('leads to the flight that she takes alone, and at the end to her family', () => {
    const page = pageIn('en', { moment: 'handOver' });
    expect(stepOf(page, clock)).toBe('Stay with Meera until you are with Ravi.');
    const first = page.legs.at(0)!;
    const toronto = { ...first.arrival, city: 'Toronto', code: 'YYZ' };
    const onward = { ...first, departure: first.arrival, arrival: toronto, flightNumber: 'AC510' };
    expect(stepOf({ ...page, legs: [first, onward] }, clock)).toBe(
      'You change planes. Go to flight AC510 to Toronto.',
    );
  });
});

describe('a flight that she takes alone', () => {
  const at = (time: string) => new HerClock('en', new Date(`2026-12-06T${time}:00Z`));
  const alone = (more: { leg?: number; flightStatus?: object; helper?: object | null } = {}) => {
    const page = pageIn('en', { moment: 'alone', flightStatus: more.flightStatus });
    const leg = page.legs.at(0)!;
    const helper = more.helper ? page.helper : null;
    const number = more.leg ?? 2;
    return { ...page, helper, now: { ...page.now, leg: number }, legs: [leg, leg] };
  };

  it('is the one to go to until it has left', () => {
    const gate = { state: 'scheduled', departs: '2026-12-06T09:15:00Z', terminal: '1', gate: 'B22' };
    expect(stepOf(alone(), at('08:00'))).toBe('You change planes. Go to flight LH430 to Chicago.');
    expect(stepOf(alone({ flightStatus: gate }), at('08:00'))).toContain('The gate is B22.');
    expect(stepOf(alone({ leg: 1 }), at('08:00'))).toContain(
      'Your flight is LH430 to Chicago. It leaves at 10:15.',
    );
    expect(stepOf(alone(), at('09:16'))).toBe('Stay in your seat until the plane has landed.');
    const late = { ...gate, state: 'delayed', departs: '2026-12-06T11:00:00Z' };
    expect(stepOf(alone({ flightStatus: late }), at('09:16'))).toContain('Go to flight LH430');
    expect(stepOf(alone({ flightStatus: { ...late, state: 'cancelled' } }), at('09:16'))).toContain(
      'was cancelled',
    );
  });

  it('is one with the helper of another trip, who is named', () => {
    const page = alone();
    const beside = { ...page, legs: page.legs.map((leg) => ({ ...leg, beside: 'Leila' })) };
    expect(headlineOf(beside, at('08:00'))).toBe('Leila will meet you');
    expect(stepOf(beside, at('09:16'))).toBe(
      'Stay in your seat. When the plane has landed, stay with Leila.',
    );
    const before = pageIn('en', { moment: 'handOver' });
    expect(stepOf({ ...beside, helper: before.helper, now: before.now }, at('08:00'))).toBe(
      'Stay with Meera until you are with Leila.',
    );
    const joined = { ...beside, helper: page.helper ?? before.helper, now: { ...page.now, leg: 1 } };
    expect(stepOf(joined, at('09:16'))).toMatch(/stay with Leila\. Meera will meet you in Frankfurt\.$/);
  });

  it('is followed by the helper who joins her', () => {
    const page = alone({ leg: 1, helper: {} });
    expect(stepOf(page, at('08:00'))).toMatch(/^Go to the airport\..*Meera will meet you in Frankfurt\.$/);
    expect(stepOf(page, at('09:16'))).toBe('Meera will meet you in Frankfurt.');
  });
});

describe('what the airline says', () => {
  const late = { state: 'delayed', departs: '2026-12-06T23:40:00Z', terminal: '1', gate: 'B22' };
  const step = (moment: string, flightStatus: object, language: Language = 'en') =>
    stepOf(
      pageIn(language, { moment, flightStatus }),
      new HerClock(language, new Date('2026-12-06T08:00:00Z')),
    );

  it('is when the flight leaves, and from where', () => {
    expect(step('go', late)).toBe(
      'Go to the airport. Your flight is LH430 to Chicago. It leaves on Monday at 00:40. It is Terminal 1.',
    );
    expect(step('board', late)).toBe('Go to the gate of flight LH430 to Chicago. The gate is B22.');
    expect(step('board', late, 'te')).toContain('గేట్ B22.');
  });

  it('is not the gate where it has landed', () => {
    expect(step('board', { ...late, state: 'landed', gate: 'A7' })).not.toContain('A7');
  });

  it('is that it does not fly', () => {
    const cancelled = 'This flight was cancelled. Stay where you are. Call, and press “I need help”.';
    expect(step('security', { ...late, state: 'cancelled' })).toBe(cancelled);
  });
});

describe('names among those who were called', () => {
  it('keep their direction in Farsi', () => {
    expect(whomText(pageIn('fa'))).toContain('\u2068Meera\u2069 و \u2068Ravi\u2069');
    expect(helpTexts(pageIn('fa'))).toEqual([
      expect.stringContaining('\u2068Meera\u2069 و \u2068Ravi\u2069'),
      expect.stringContaining('\u2068Ravi\u2069'),
    ]);
    expect(helpTexts(pageIn('es')).join(' ')).not.toContain('\u2068');
  });
});
