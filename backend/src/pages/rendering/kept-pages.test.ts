import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { helloRoute, pageOf, rootOf, startRenderingSite } from '../testing/rendering-site.js';

let rendering: Awaited<ReturnType<typeof startRenderingSite>>;
beforeAll(async () => {
  rendering = await startRenderingSite();
});
afterAll(() => rendering.app.close());

describe('a rendered page', () => {
  it('a kept page is rendered again when what it shows has changed', async () => {
    const { app, release, untilServed } = rendering;
    const user = await app.make.user({ publicSince: new Date() });
    await app.make.traveler(user);
    const client = await app.as(user);
    const call = `/api/users/${user.id}`;
    const name = release(pageOf('return Math.random()'), { routes: [{ ...helloRoute, calls: [call] }] });
    const rootNow = async () => rootOf(await untilServed(name));
    const before = await rootNow();
    expect(await rootNow()).toBe(before);

    await client.patch('/api/profile', { username: 'Marisol' }).expect(200);
    expect((await app.asVisitor().get(call).expect(200)).text).toContain('Marisol');
    const after = await rootNow();
    expect(after).toContain('0.');
    expect(after).not.toBe(before);
  });

  it('is kept for one language', async () => {
    const { app, release, untilServed } = rendering;
    await untilServed(release(pageOf('return Math.random()')));
    const rootIn = async (language: string) =>
      rootOf((await app.asVisitor().get('/hello', { 'accept-language': language }).expect(200)).text);
    expect(await rootIn('de-DE')).toBe(await rootIn('de-DE'));
    expect(await rootIn('de-DE')).not.toBe(await rootIn('en-US'));
  });
});
