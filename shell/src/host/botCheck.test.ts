import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { boot } from '../base/boot';
import { botCheck } from './botCheck';

const fallback = 'bot-check-unavailable';
const scripts = () => [...document.head.querySelectorAll('script')];
let address = 0;

beforeEach(() => {
  jest.useFakeTimers();
  address += 1;
  boot.captcha = { siteKey: 'site-key', script: `https://checks.example/${address}.js` };
});

afterEach(() => {
  jest.useRealTimers();
  for (const script of scripts()) script.remove();
  Reflect.deleteProperty(window, 'grecaptcha');
});

function loaded(execute: (key: string, options: { action: string }) => Promise<string>) {
  Object.assign(window, { grecaptcha: { ready: (then: () => void) => then(), execute } });
  scripts()[0]?.dispatchEvent(new Event('load'));
}

describe('a bot-check token', () => {
  it('comes from the provider, for this site and this action', async () => {
    const token = botCheck('login');
    loaded(async (key, { action }) => `${key} ${action}`);
    expect(await token).toBe('site-key login');
  });

  it('needs one script, however often it is requested', async () => {
    const tokens = [botCheck('login'), botCheck('contact')];
    loaded(async (_, { action }) => action);
    expect(await Promise.all(tokens)).toEqual(['login', 'contact']);
    expect(scripts()).toHaveLength(1);
  });
});

describe('a form with a bot check', () => {
  it('loads the script while it is filled in', async () => {
    botCheck.warm();
    botCheck.warm();
    expect(scripts().map(({ src }) => src)).toEqual([boot.captcha.script]);
    const token = botCheck('login');
    loaded(async () => 'proof');
    expect(await token).toBe('proof');
    expect(scripts()).toHaveLength(1);
  });

  it('loads it again when that failed', async () => {
    botCheck.warm();
    scripts()[0]?.dispatchEvent(new Event('error'));
    await Promise.resolve();
    const token = botCheck('login');
    loaded(async () => 'proof');
    expect(await token).toBe('proof');
  });

  it('loads nothing without a provider', () => {
    boot.captcha = { siteKey: '', script: null };
    botCheck.warm();
    expect(scripts()).toEqual([]);
  });
});

describe('the fallback token is sent instead', () => {
  it('when the provider takes longer than three seconds', async () => {
    const token = botCheck('login');
    await jest.advanceTimersByTimeAsync(3000);
    expect(await token).toBe(fallback);
  });

  it('when the script is blocked, and the next try loads it again', async () => {
    const token = botCheck('login');
    scripts()[0]?.dispatchEvent(new Event('error'));
    expect(await token).toBe(fallback);

    const again = botCheck('login');
    expect(scripts()).toHaveLength(1);
    loaded(async () => 'proof');
    expect(await again).toBe('proof');
  });

  it('when the provider refuses', async () => {
    const token = botCheck('login');
    loaded(() => Promise.reject(new Error('invalid site key')));
    expect(await token).toBe(fallback);
  });

  it('without a provider', async () => {
    boot.captcha = { siteKey: '', script: null };
    expect(await botCheck('login')).toBe(fallback);
  });
});
