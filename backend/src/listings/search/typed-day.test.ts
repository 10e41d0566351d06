import { describe, expect, it } from '@jest/globals';
import { typedDay } from './typed-day.js';

describe('the field of a day', () => {
  it.each([
    ['Dec 26, 2026', '2026-12-26'],
    ['26 dec 2026', '2026-12-26'],
    ['26 dic 2026', '2026-12-26'],
    ['26 de diciembre de 2026', '2026-12-26'],
    ['26 déc. 2026', '2026-12-26'],
    ['26 दिस॰ 2026', '2026-12-26'],
    ['२६ दिसंबर २०२६', '2026-12-26'],
    ['26 డిసెం, 2026', '2026-12-26'],
    ['2026年12月26日', '2026-12-26'],
    ['۲۶ دسامبر ۲۰۲۶', '2026-12-26'],
    ['2026-12-26', '2026-12-26'],
    ['30/12/2026', '2026-12-30'],
    ['12/30/2026', '2026-12-30'],
    ['4/4/2027', '2027-04-04'],
  ])('reads %s', (text, day) => {
    expect(typedDay(text)).toBe(day);
  });

  it.each(['5/1/2027', 'Feb 30, 2027', '31.2.2027', '12/26', 'someday', ''])('leaves %j as it is', (text) => {
    expect(typedDay(text)).toBeUndefined();
  });
});
