import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let first: TestApp;
let second: TestApp;

beforeAll(async () => {
  first = await startTestApp();
  second = await startTestApp();
});
afterAll(() => Promise.all([first.close(), second.close()]));

describe('the lookup of a session', () => {
  it('looks users up in its own application, not in the last started one', async () => {
    const meera = await first.as(await first.make.user({ username: 'Meera' }));
    const tomasz = await second.as(await second.make.user({ username: 'Tomasz' }));
    expect((await meera.get('/api/auth/me').expect(200)).json()).toMatchObject({ username: 'Meera' });
    expect((await tomasz.get('/api/auth/me').expect(200)).json()).toMatchObject({ username: 'Tomasz' });
  });
});
