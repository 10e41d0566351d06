import { afterEach, expect, it, jest } from '@jest/globals';
import { applyTheme, chooseTheme } from './theme';

const shown = () => document.documentElement.dataset['theme'];

afterEach(() => {
  jest.restoreAllMocks();
  chooseTheme('system');
});

it('follows the device until somebody chooses', () => {
  applyTheme();
  expect(shown()).toBeUndefined();
});

it('stays as it was chosen', () => {
  chooseTheme('dark');
  expect(shown()).toBe('dark');
  chooseTheme('light');
  expect(shown()).toBe('light');
  chooseTheme('system');
  expect(shown()).toBeUndefined();
});

it('can be chosen in a window that may not remember', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('SecurityError');
  });
  chooseTheme('dark');
  expect(shown()).toBe('dark');
});
