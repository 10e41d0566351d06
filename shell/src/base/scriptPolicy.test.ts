import { describe, expect, it } from '@jest/globals';
import { boot } from './boot';
import { isScriptAddress } from './scriptPolicy';

describe('the policy for scripts', () => {
  it.each([
    ['/mf/listings/1.0.0-abc/remoteEntry.js', true],
    ['/sandbox/captcha/api.js', true],
    ['https://www.google.com/recaptcha/api.js?render=key', true],
    ['https://www.gstatic.com/recaptcha/releases/x/recaptcha__en.js', true],
    ['https://www.google.com/recaptcha/about/js/main.min.js', false],
    ['https://www.google.com.elsewhere.example/recaptcha/api.js', false],
    ['/sw.js', true],
    ['/sw.js/elsewhere', false],
    ['/api/users/7', false],
    ['/mf/../api/users/7', false],
    ['https://elsewhere.example/mf/a/b/c.js', false],
    ['//elsewhere.example/mf/a/b/c.js', false],
    ['data:text/javascript,alert(1)', false],
  ])('a script may come from %s: %s', (address, may) => expect(isScriptAddress(address)).toBe(may));

  it('with ASSETS_URL a script may be a release of that origin, and nothing else there', () => {
    boot.assets = { url: 'https://cdn.example', integrity: {} };
    expect(isScriptAddress('https://cdn.example/mf/a/b/c.js')).toBe(true);
    expect(isScriptAddress('/mf/a/b/c.js')).toBe(true);
    for (const address of ['https://cdn.example/sw.js', 'https://cdn.example.elsewhere.example/mf/a/b/c.js'])
      expect(isScriptAddress(address)).toBe(false);
    delete boot.assets;
  });
});
