import { describe, expect, it } from '@jest/globals';
import { airports } from './airports.js';
import { findFirstNamed, findNamed } from './named-airport.js';

const code = (text: string) => findNamed(airports, text)?.code;

describe('the airport that a text names', () => {
  it('is its code, or a city with no other', () => {
    expect(code('bna')).toBe('BNA');
    expect(code(' Delhi ')).toBe('DEL');
    expect(code('new delhi')).toBe('DEL');
    expect(code('Lodz')).toBe('LCJ');
    expect(code('raj')).toBe('HSR');
    expect(code('München')).toBe('MUC');
  });

  it('is no city with two airports, no prefix and no unknown text', () => {
    expect(['New York', 'London', 'de', '', 'XXX'].map(code)).toEqual(Array(5).fill(undefined));
  });

  it('is the busiest one of the city for those who cannot be shown a list', () => {
    const first = (text: string) => findFirstNamed(airports, text)?.code;
    expect(['New York', 'nyc', 'London', 'Chicago', 'Delhi'].map(first)).toEqual([
      'JFK',
      'JFK',
      'LHR',
      'ORD',
      'DEL',
    ]);
    expect(['de', '', 'XXX'].map(first)).toEqual(Array(3).fill(undefined));
  });
});
