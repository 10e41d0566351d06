import { describe, expect, it } from '@jest/globals';
import { inProduction } from '../../testing/in-production.js';
import { readVariables } from './read-variables.js';

const assetsUrl = (ASSETS_URL: string, env = {}) => readVariables({ ...env, ASSETS_URL }).ASSETS_URL;

describe('the address of release files', () => {
  it.each([
    'https://cdn.example',
    'https://cdn.example:8443',
    'http://localhost:9000',
    'http://127.0.0.1:9000',
  ])('files of releases may come from %s', (address) => {
    expect(assetsUrl(address)).toBe(address);
    expect(assetsUrl(`${address}/`)).toBe(address);
  });

  it.each([
    'cdn.example',
    '//cdn.example',
    'http://cdn.example',
    'http://localhost.example',
    'https://cdn.example/files',
    'https://cdn.example?a=1',
    'https://user:word@cdn.example',
    "https://cdn.example; script-src 'unsafe-inline'",
  ])('but not from %s', (address) => {
    expect(() => assetsUrl(address)).toThrow(
      'ASSETS_URL: must be an https address without a path, as in https://cdn.example',
    );
  });

  it('is not the site itself, and not for development', () => {
    expect(() => assetsUrl('https://site.example', { PUBLIC_URL: 'https://site.example/' })).toThrow(
      'ASSETS_URL is the site itself: leave it empty',
    );
    expect(() => assetsUrl('https://cdn.example', { APP_ENV: 'development' })).toThrow(/not for development/);
  });

  it('is https in production', () => {
    const production = { ...inProduction, DATABASE_URL: 'postgres://db/amigo' };
    expect(assetsUrl('https://cdn.example', production)).toBe('https://cdn.example');
    expect(() => assetsUrl('http://localhost:9000', production)).toThrow(
      'ASSETS_URL must start with https:// in production',
    );
  });
});
