import { describe, expect, it } from '@jest/globals';
import type { Airport } from 'backend/contract/listings';
import { match, searchEntry } from './match';

const nowhere = { lat: 0, lon: 0, timezone: 'UTC' };
const airport = (
  code: string,
  city: string,
  country: string,
  name = `${city} International Airport`,
): Airport => ({ code, city, country, name, ...nowhere });

/** The busiest first, as the server sends them. */
const entries = [
  airport('LHR', 'London', 'United Kingdom', 'London Heathrow Airport'),
  airport('HND', 'Tokyo', 'Japan', 'Tokyo Haneda Airport'),
  airport('MUC', 'Munich', 'Germany', 'Munich Airport'),
  airport('JFK', 'New York', 'United States', 'John F. Kennedy International Airport'),
  airport('DEL', 'Delhi', 'India', 'Indira Gandhi International Airport'),
  airport('DEN', 'Denver', 'United States'),
  airport('BOM', 'Mumbai', 'India', 'Chhatrapati Shivaji Maharaj International Airport'),
  airport('LGA', 'New York', 'United States', 'LaGuardia Airport'),
  airport('GRU', 'São Paulo', 'Brazil', 'São Paulo/Guarulhos International Airport'),
  airport('XIY', "Xi'an", 'China', "Xi'an Xianyang International Airport"),
  airport('LCJ', 'Łódź', 'Poland', 'Łódź Władysław Reymont Airport'),
  airport('MAN', 'Manchester', 'United Kingdom', 'Manchester Airport'),
  airport('YXU', 'London', 'Canada'),
  airport('MHT', 'Manchester', 'United States', 'Manchester–Boston Regional Airport'),
  airport('BNA', 'Nashville', 'United States'),
  airport('RJA', 'Rajahmundry', 'India'),
  airport('HSR', 'Rajkot', 'India', 'Rajkot International Airport'),
].map(searchEntry);

const codes = (typed: string, max = 5) => match(entries, typed, max).map(({ code }) => code);

describe('what is suggested', () => {
  it('starts at two characters', () => {
    expect(codes('d')).toEqual([]);
    expect(codes(' d ')).toEqual([]);
    expect(codes('de')).toEqual(['DEL', 'DEN']);
  });

  it.each([
    ['a code', 'jfk', ['JFK']],
    ['a code in capitals', 'JFK', ['JFK']],
    ['a code that it had before', 'RAJ', ['HSR', 'RJA', 'BOM']],
    ['a name', 'heathrow', ['LHR']],
    ['a country', 'india', ['DEL', 'BOM', 'RJA', 'HSR']],
    ['the middle of a name', 'yang', ['XIY']],
    ['a city without its accents', 'sao paulo', ['GRU']],
    ['a city with its accents', 'SÃO', ['GRU']],
    ['a letter that has no plain form', 'lodz', ['LCJ']],
    ['a city without its apostrophe', 'xian', ['XIY']],
    ['a second word', 'york', ['JFK', 'LGA']],
    ['a city and its country', 'london canada', ['YXU']],
    ['an airport and its city', 'new york la', ['LGA']],
    ['its whole name', 'denver international airport', ['DEN']],
    ['its former name', 'bombay', ['BOM']],
    ['its name in another language', 'tokio', ['HND']],
    ['another name without its accents', 'munchen', ['MUC']],
    ['another name as it is written there', 'München', ['MUC']],
    ['a city code', 'nyc', ['JFK', 'LGA']],
    ['the short name of a country', 'UK', ['LHR', 'MAN']],
    ['the words of a suggestion', 'JFK - New York, United States', ['JFK']],
    ['nothing that is known', 'atlantis', []],
  ])('is found by %s', (_by, typed, expected) => {
    expect(codes(typed)).toEqual(expected);
  });

  it('puts the code first, then the city, then the name, then the country', () => {
    expect(codes('man')).toEqual(['MAN', 'MHT', 'MUC']);
    expect(codes('lon')).toEqual(['LHR', 'YXU']);
    expect(codes('united', 3)).toEqual(['LHR', 'JFK', 'DEN']);
    expect(codes('in')[0]).toBe('DEL');
  });

  it('has a maximum', () => {
    expect(codes('united', 2)).toHaveLength(2);
    expect(codes('united', 50)).toHaveLength(7);
  });
});
