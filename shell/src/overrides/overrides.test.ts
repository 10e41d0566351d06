import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { boot } from '../base/boot';
import { addressOf, integrityOf, pin, pinnedRemotes } from '../remotes/registry';
import { accessibilityFaults } from '../testing/accessibility';
import { fakeNetwork, type Answers } from '../testing/network';
import { releaseOf } from '../testing/releaseOf';
import { override } from './overrides';

const origin = 'http://localhost:9301';
const messaging = releaseOf({ name: 'messaging' });
const payments = releaseOf({ name: 'payments' });
const page = () => Promise.resolve({});
const developed = {
  ...releaseOf({ name: 'messaging', routes: [{ path: '/new', title: 'New', access: 'public', page }] }),
  release: 'dev',
};

beforeEach(() => {
  pin({ remotes: [messaging, payments] });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
  delete boot.overrides;
  boot.production = false;
  document.body.replaceChildren();
});

async function open(overrides: { name: string; origin: string }[], answers: Answers) {
  Object.assign(boot, { overrides });
  fakeNetwork(answers);
  await act(() => override({ remotes: [messaging, payments] }));
}

const bar = () => screen.findByRole('complementary', { name: 'From a developer’s machine' });
const lines = async () =>
  (await within(await bar()).findAllByRole('listitem')).map((line) => line.textContent);

describe('a remote from a developer’s machine', () => {
  it('replaces the released one, with its pages and without hashes', async () => {
    await open([{ name: 'messaging', origin }], { 'GET /mf/messaging/dev/remote.json': developed });
    const overridden = pinnedRemotes().find(({ name }) => name === 'messaging');
    expect(overridden?.routes.map(({ path }) => path)).toEqual(['/new']);
    expect(addressOf(developed, 'page.js')).toBe(`${origin}/mf/messaging/dev/page.js`);
    expect(integrityOf(`${origin}/mf/messaging/dev/page.js`)).toBe('');
    expect(addressOf(payments, 'page.js')).toBe('/mf/payments/1.0.0-test/page.js');
  });

  it('is named above every page, with a button to reset it', async () => {
    await open([{ name: 'messaging', origin }], { 'GET /mf/messaging/dev/remote.json': developed });
    expect(await lines()).toEqual([`messaging comes from ${origin}`]);
    const reset = within(await bar()).getByRole<HTMLButtonElement>('button', { name: 'Reset' });
    expect(reset.form?.method).toBe('post');
    expect(new URL(reset.form?.action ?? '').pathname).toBe('/platform/override/reset');
    expect(await accessibilityFaults(await bar())).toEqual([]);
  });

  it('may be new and one of several', async () => {
    const news = { ...releaseOf({ name: 'travel-news' }), release: 'dev' };
    const machine = 'http://127.0.0.1:9302';
    await open(
      [
        { name: 'messaging', origin },
        { name: 'travel-news', origin: machine },
      ],
      { 'GET /mf/messaging/dev/remote.json': developed, 'GET /mf/travel-news/dev/remote.json': news },
    );
    expect(pinnedRemotes().map(({ name }) => name)).toEqual(['payments', 'messaging', 'travel-news']);
    expect(await lines()).toEqual([`messaging comes from ${origin}`, `travel-news comes from ${machine}`]);
  });

  it('that does not respond leaves the released one in place, and the bar says so', async () => {
    const away = () => ({ status: 502 });
    await open([{ name: 'messaging', origin }], { 'GET /mf/messaging/dev/remote.json': away });
    expect(pinnedRemotes()).toContainEqual(messaging);
    expect(addressOf(messaging, 'page.js')).toBe('/mf/messaging/1.0.0-test/page.js');
    const alert = await within(await bar()).findByRole('alert');
    expect(alert.textContent).toBe(`messaging is the site’s own: nothing answers at ${origin}`);
  });

  it('is ignored in production', async () => {
    boot.production = true;
    await open([{ name: 'messaging', origin }], {});
    expect(pinnedRemotes()).toEqual([messaging, payments]);
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});
