import { describe, expect, it } from '@jest/globals';
import { firstName } from './firstNames';

describe('a first name', () => {
  it('is the first word of a name', () => {
    expect(firstName(' Meera  Iyer')).toBe('Meera');
  });

  it('leaves whole what stands for a deleted account', () => {
    expect(firstName('Former member')).toBe('Former member');
  });
});
