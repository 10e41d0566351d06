import { describe, expect, it } from '@jest/globals';
import { onSuccess } from './tags';

describe('a mutation', () => {
  it('invalidates the tags of a change that succeeded, and none after a refusal', () => {
    const invalidates = onSuccess('Me', 'Session');
    expect(invalidates({}, undefined)).toEqual(['Me', 'Session']);
    expect(invalidates(undefined, { status: 409 })).toEqual([]);
  });
});
