import { describe, expect, it } from '@jest/globals';
import { typedFlight } from './typed-flight.js';

describe('the field of a flight', () => {
  it.each([
    ['AI102', 'AI102'],
    ['ai 102', 'AI102'],
    ['AI-0102', 'AI102'],
    ['Air India 102', 'AI102'],
    ['air-india 0102', 'AI102'],
    ['AirIndia102', undefined],
    ['  IndiGo 11 ', '6E11'],
    ['Aeroméxico 409', 'AM409'],
    ['aeromexico 409', 'AM409'],
    ['S7 Airlines 12', 'S712'],
    ['american 100', 'AA100'],
    ['No Such Airline 12', undefined],
    ['Air India', undefined],
    ['102', undefined],
    ['Air India 0', undefined],
    ['', undefined],
  ])('reads “%s” as %s', (typed, number) => expect(typedFlight(typed)).toBe(number));
});
