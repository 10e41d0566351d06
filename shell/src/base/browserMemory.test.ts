import { afterEach, expect, it, jest } from '@jest/globals';
import { keep, recall } from './browserMemory';

afterEach(() => {
  jest.restoreAllMocks();
});

it('remembers', () => {
  keep('greeting', 'hello');
  expect(recall('greeting')).toBe('hello');
  expect(recall('nothing')).toBeNull();
});

it('does without where it is forbidden', () => {
  const forbidden = () => {
    throw new DOMException('SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
  keep('greeting', 'hello');
  expect(recall('greeting')).toBeNull();
});
