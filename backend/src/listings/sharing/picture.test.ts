import { describe, expect, it } from '@jest/globals';
import { airports } from '../airports/airports.js';
import { greatCircle } from './great-circle.js';
import { textOutlines, widthOf } from './glyphs.js';
import { picture } from './picture.js';

const place = (wanted: string) => airports.find(({ code }) => code === wanted)!;
const style = { face: 'text', size: 38, fill: '#000000' } as const;

describe('the picture of a route', () => {
  it('has a glyph for every letter of every city', () => {
    const missing = airports.filter(({ city }) => {
      const drawn = textOutlines(city, 0, 0, style).match(/<path/g)?.length;
      return drawn !== city.replaceAll(' ', '').length;
    });
    expect(missing.map(({ city }) => city)).toEqual([]);
  });

  it('makes long names fit', () => {
    const longest = 'Santiago de los Caballeros, Santa Cruz de la Sierra';
    const scale = (widest: number) =>
      Number(/scale\(([\d.]+)/.exec(textOutlines(longest, 0, 0, { ...style, widest }))?.[1]);
    expect(widthOf(longest, style)).toBeGreaterThan(470);
    expect((scale(470) / scale(Infinity)) * widthOf(longest, style)).toBeCloseTo(470);
  });

  it('consists only of shapes, without text or external resources', () => {
    const svg = picture({
      departure: place('JFK'),
      arrival: place('DEL'),
      date: '2026-12-12',
      endDate: null,
    });
    expect(svg).not.toMatch(/<text|<image|href|NaN|undefined/);
  });

  it('draws one arc for each flight, with the codes of the stops between the ends', () => {
    const trip = { departure: place('DEL'), arrival: place('ORD'), date: '2026-12-12', endDate: null };
    const arcs = (svg: string) => svg.match(/stroke-dasharray="0.1 13"/g)?.length;
    const svg = picture({ ...trip, stops: ['FRA', 'LHR', 'JFK'].map(place) });
    expect(arcs(picture(trip))).toBe(1);
    expect(arcs(svg)).toBe(4);
    expect(svg).not.toMatch(/<text|NaN|undefined/);
  });

  it('curves the route like a great circle: to the north in the north, to the south in the far south', () => {
    const middle = (from: string, to: string) => greatCircle(place(from), place(to)).at(24)?.[1] ?? 0;
    expect(middle('JFK', 'DEL')).toBeLessThan(-0.2);
    expect(middle('DEL', 'JFK')).toBeCloseTo(middle('JFK', 'DEL'));
    expect(middle('SYD', 'SCL')).toBeGreaterThan(0.1);
  });

  it.each([
    ['JFK', 'DEL'],
    ['SYD', 'LAX'],
    ['AKL', 'SCL'],
    ['JFK', 'LGA'],
  ])('connects both ends of every route, also across the map’s edge: %s to %s', (from, to) => {
    const way = greatCircle(place(from), place(to));
    for (const [index, [x, y]] of [way[0], way.at(-1)].map((end) => end ?? [NaN, NaN]).entries()) {
      expect(x).toBeCloseTo(index);
      expect(y).toBeCloseTo(0);
    }
  });
});
