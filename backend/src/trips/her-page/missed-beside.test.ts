import { describe, expect, it } from '@jest/globals';
import { journey, toDoha, toDublin, toLondon } from '../testing/sample-journeys.js';
import type { HerPage } from './contract.js';
import { besideAt } from './her-company.js';
import { HerClock } from './page/her-clock.js';
import { stepOf } from './page/her-texts.js';

type Taps = Parameters<typeof journey>[1];

const inDoha = new Date('2027-03-01T20:00:00Z');
const landed: Taps = [
  ['met', 1, null],
  ['boarded', 1, null],
  ['landed', 1, null],
];
const goodbye: Taps = [...landed, ['handed_over', 1, 'Hope']];
const withLeila = { ...toLondon(), beside: 'Leila' };

describe('who is with her on a trip beside this one, where a plane is missed', () => {
  it.each([
    ['is nobody while her companion is there', [toDoha('Hope'), withLeila], landed, undefined],
    ['is who takes over after the goodbye', [toDoha('Hope'), withLeila], goodbye, 'Leila'],
    ['is nobody where nobody does', [toDoha('Hope'), toLondon()], goodbye, undefined],
    ['is nobody before she is brought there', [toDoha(), withLeila], [], undefined],
    ['is who came with her', [{ ...toDoha(), beside: 'Leila' }, toLondon('Jon')], [], 'Leila'],
    [
      'is nobody once she has met the next companion',
      [{ ...toDoha(), beside: 'Leila' }, toLondon('Jon')],
      [['met', 2, null]],
      undefined,
    ],
  ])('%s', (_who, legs, taps, name) => {
    expect(besideAt(journey(legs, taps as Taps), 2, inDoha)).toBe(name);
  });

  it('is nobody at home', () => {
    const legs = [{ ...toDoha(), beside: 'Leila' }, toLondon('Jon'), toDublin];
    expect(besideAt(journey(legs, []), 2, new Date('2027-03-01T10:00:00Z'))).toBeUndefined();
    expect(besideAt(journey(legs, []), 1, inDoha)).toBeUndefined();
  });

  it.each(['missed', 'alone'])('is named on her page: %s', (moment) => {
    const status = { state: 'cancelled', departs: '2027-03-01T22:30:00Z' };
    const legs = [toDoha('Hope'), { ...withLeila, flightNumber: 'QR1', flightStatus: status }];
    const now = { moment, leg: 2, airport: withLeila.departure, hasMet: false, beside: 'Leila' };
    const page = { language: 'en', now, helper: null, family: null, legs, nextHelper: null };
    const text = stepOf(page as unknown as HerPage, new HerClock('en', inDoha));
    expect(text).toContain('Stay with Leila. Leila goes to the desk of the airline with you.');
    expect(text).not.toContain('Stay where you are');
  });
});
