import { describe, expect, it } from '@jest/globals';
import type { Config } from '../../platform/config/config.js';
import { FirstNames } from './trip-names.js';

describe('the family page', () => {
  it('calls those who have not chosen a name by a word of the reader’s language', () => {
    const names = new FirstNames({} as Config);
    const row = { helperName: 'Traveler 4821', seekerName: 'Meera Rao', flyerName: null, sealedCard: null };
    expect(names.of(row, 'es')).toMatchObject({ helper: 'Viajero', seeker: 'Meera' });
    expect(names.of(row)).toMatchObject({ helper: 'Traveler' });
  });
});
