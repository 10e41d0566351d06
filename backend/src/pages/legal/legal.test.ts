import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { legalText } from './contract.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LANGUAGES: 'es,fa' } });
});
afterAll(() => app.close());

const read = async (name: string, headers = {}) =>
  legalText.parse((await app.asVisitor().get(`/api/legal/${name}`, headers).expect(200)).json());

describe('the terms and the privacy policy', () => {
  it('are in English, and in the language of the page that reads them', async () => {
    expect((await read('terms-of-use')).title).toBe('Terms of Use');
    expect((await read('terms-of-use', { 'x-language': 'fa' })).title).toBe('شرایط استفاده');
    const { title, updated } = await read('privacy-policy', { 'x-language': 'es' });
    expect([title, updated]).toEqual(['Política de privacidad', '2026-11-28']);
  });

  it('are in English where the site does not offer the language', async () => {
    expect((await read('privacy-policy', { 'x-language': 'zh' })).title).toBe('Privacy Policy');
  });

  it('are not found under another name', async () => {
    const refused = await app.asVisitor().get('/api/legal/imprint').expect(400);
    expect(refused.json()).toMatchObject({ issues: [{ path: 'name' }] });
  });
});
