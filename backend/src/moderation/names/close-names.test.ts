import { describe, expect, it } from '@jest/globals';
import { isNearlyRefused } from './close-names.js';
import { refusalOfName } from './refused-names.js';

describe('a chosen name', () => {
  it.each([
    'Suport',
    'Suppotr',
    'Zupport Anna',
    'Offical Meera',
    'Moderater',
    'MyOperators24',
    'Flight Amiga',
    'Anna from the desk',
    'The Team Leader',
    'Trust me',
    'Anna Help',
  ])('is looked at: %s', (name) => {
    expect(refusalOfName(name)).toBeNull();
    expect(isNearlyRefused(name)).toBe(true);
  });

  it.each([
    'Traveler 4821',
    'Meera',
    'Armin',
    'Adminta Simkute',
    'Staffan Nilsson',
    'Amigo Reyes',
    'Zoë O’Brien-Núñez',
    'Ольга Petrova',
    '李小龙',
    'लक्ष्मी अय्यर',
    'محمد رضا',
    'Joseph Flightner',
    'Verity Oakes',
    'Secundino',
    'Helpman Rosa',
  ])('is a name like any other: %s', (name) => {
    expect(isNearlyRefused(name)).toBe(false);
  });
});
