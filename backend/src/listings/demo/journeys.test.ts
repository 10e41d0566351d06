import { describe, expect, it } from '@jest/globals';
import { airports } from '../airports/airports.js';
import { daysAhead, journeysOn } from './journeys.js';
import { routes } from './routes.js';

const from = (start: number) =>
  Array.from({ length: daysAhead }, (_, ahead) => journeysOn(start + ahead)).flat();

describe('demo journeys', () => {
  it.each([20_400, 20_777, 25_001])('include 400 upcoming trips on any start day: %d', (start) => {
    const journeys = from(start);
    expect(journeys).toHaveLength(400);
    expect(journeys.filter(({ pattern }) => pattern.type === 'helper')).toHaveLength(240);
    expect(new Set(journeys.map(({ pattern }) => pattern.name)).size).toBe(60);
  });

  it('are spread out, with no week without a trip', () => {
    for (let week = 0; week < daysAhead; week += 7)
      expect(
        Array.from({ length: 7 }, (_, day) => journeysOn(20_400 + week + day)).flat().length,
      ).toBeGreaterThan(5);
  });

  it('connect airports that exist', () => {
    const codes = new Set(airports.map(({ code }) => code));
    for (const { from, to } of routes.values())
      expect([from, to].every((code) => codes.has(code))).toBe(true);
  });

  it('never book a person twice on the same day', () => {
    const days = from(20_400).map(({ pattern, day }) => `${pattern.name} ${pattern.type} ${day}`);
    expect(new Set(days).size).toBe(days.length);
  });
});
