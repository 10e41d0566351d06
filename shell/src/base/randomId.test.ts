import { afterEach, describe, expect, it } from '@jest/globals';
import { randomId } from './randomId';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const own = Object.getOwnPropertyDescriptor(crypto, 'randomUUID');

afterEach(() => {
  if (own) Object.defineProperty(crypto, 'randomUUID', own);
  else Reflect.deleteProperty(crypto, 'randomUUID');
});

describe('a random id', () => {
  it('is a random UUID', () => {
    expect(randomId()).toMatch(uuid);
    expect(randomId()).not.toBe(randomId());
  });

  it('is one over plain http too, where the browser has no randomUUID', () => {
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
    expect(randomId()).toMatch(uuid);
  });
});
