import { describe, expect, it } from '@jest/globals';
import { readVariables } from '../../platform/config/read-variables.js';
import { publishedSite } from '../../releases/testing/published-site.js';
import { startTestApp } from '../../testing/test-app.js';
import { boot } from '../contract.js';

async function linksWith(env: Record<string, string>) {
  const app = await startTestApp({ env: { ...publishedSite().env, ...env } });
  const { text } = await app.asVisitor().get('/contact');
  await app.close();
  const json = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(text)?.[1] ?? '';
  return boot.parse(JSON.parse(json)).socialLinks;
}

describe('the social links', () => {
  it('a page names the accounts that the operator has set, and none by itself', async () => {
    const address = 'https://www.instagram.com/ours';
    expect(await linksWith({ SOCIAL_INSTAGRAM: address })).toEqual({ instagram: address });
    expect(await linksWith({})).toBeUndefined();
  });

  it('an account is an https address', () => {
    for (const odd of ['@ours', 'http://x.com/ours', 'javascript:alert(1)'])
      expect(() => readVariables({ SOCIAL_X: odd })).toThrow('SOCIAL_X: must be an https address');
  });
});
