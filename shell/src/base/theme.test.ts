import { afterEach, describe, expect, it } from '@jest/globals';
import { chooseTheme } from './theme';

const shown = () => document.documentElement.dataset['theme'];

afterEach(() => chooseTheme('system'));

describe('the theme', () => {
  it('follows the device until the visitor chooses', () => {
    expect(shown()).toBeUndefined();
    expect(document.cookie).not.toContain('theme');
  });

  it('is the chosen one, also in the cookie for the server', () => {
    chooseTheme('dark');
    expect(shown()).toBe('dark');
    expect(document.cookie).toContain('theme=dark');
    chooseTheme('light');
    expect(shown()).toBe('light');
    expect(document.cookie).toContain('theme=light');
  });

  it('follows the device again when that is chosen', () => {
    chooseTheme('dark');
    chooseTheme('system');
    expect(shown()).toBeUndefined();
    expect(document.cookie).not.toContain('theme');
  });
});
