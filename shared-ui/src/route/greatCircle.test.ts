import { describe, expect, it } from '@jest/globals';
import { greatCircle, type Coordinates } from './greatCircle';

const delhi = { lat: 28.56, lon: 77.1 };
const chicago = { lat: 41.97, lon: -87.91 };
const newYork = { lat: 40.64, lon: -73.78 };
const boston = { lat: 42.36, lon: -71.01 };
const tokyo = { lat: 35.55, lon: 139.78 };
const losAngeles = { lat: 33.94, lon: -118.41 };
const sydney = { lat: -33.95, lon: 151.18 };
const santiago = { lat: -33.39, lon: -70.79 };

const highest = (from: Coordinates, to: Coordinates) => Math.min(...greatCircle(from, to).map(([, y]) => y));
const lowest = (from: Coordinates, to: Coordinates) => Math.max(...greatCircle(from, to).map(([, y]) => y));

describe('the great circle', () => {
  it.each([
    ['a long way', delhi, chicago],
    ['the way back', chicago, delhi],
    ['a short hop', newYork, boston],
    ['over the date line', tokyo, losAngeles],
    ['over the date line the other way', losAngeles, tokyo],
  ])('runs from the left to the right: %s', (_, from, to) => {
    const way = greatCircle(from, to);
    expect(way[0]!.map((part) => Math.abs(part))).toEqual([0, 0]);
    expect(way.at(-1)![0]).toBeCloseTo(1, 9);
    expect(way.at(-1)![1]).toBeCloseTo(0, 9);
    const across = way.map(([x]) => x);
    expect(across).toEqual([...across].sort((a, b) => a - b));
  });

  it('passes where a plane from Delhi to Chicago passes: high above the straight line on the map', () => {
    expect(highest(delhi, chicago)).toBeLessThan(-0.25);
    expect(lowest(delhi, chicago)).toBeLessThan(0.001);
  });

  it('bends to the north in the north and to the south in the south, both ways', () => {
    expect(highest(tokyo, losAngeles)).toBeLessThan(-0.1);
    expect(highest(losAngeles, tokyo)).toBeCloseTo(highest(tokyo, losAngeles), 6);
    expect(lowest(sydney, santiago)).toBeGreaterThan(0.1);
  });

  it('is almost straight for a short route, and straight along the equator and without a distance', () => {
    expect(Math.abs(highest(newYork, boston))).toBeLessThan(0.02);
    expect(highest({ lat: 0, lon: 10 }, { lat: 0, lon: 60 })).toBeCloseTo(0, 9);
    expect(greatCircle(delhi, delhi).flat().every(Number.isFinite)).toBe(true);
  });
});
