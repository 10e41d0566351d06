import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { writeLocal, readLocal } from './browserMemory';

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the browser’s storage', () => {
  it('stores a value', () => {
    writeLocal('greeting', 'hello');
    expect(readLocal('greeting')).toBe('hello');
    expect(readLocal('nothing')).toBeNull();
  });

  it('stores nothing where storage is forbidden', () => {
    const forbidden = () => {
      throw new DOMException('SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
    writeLocal('greeting', 'hello');
    expect(readLocal('greeting')).toBeNull();
  });
});
