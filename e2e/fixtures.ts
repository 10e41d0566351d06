import {
  expect,
  test as base,
  type APIRequestContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { Calls } from './fixtures/api/calls';
import { Inbox } from './fixtures/api/inbox';
import { logIn, logInBefore } from './fixtures/people/login';
import { Member } from './fixtures/people/member';
import { arrangements, type Releases } from './fixtures/releases/lastRelease';
import { shareRoutes } from './fixtures/data/routes';
import { deployed } from './fixtures/deployed';
import { startSite, type Site, type TestedSite } from './fixtures/site';
import { Troubles } from './fixtures/browser/troubles';

interface Fixtures {
  /** The inside of a site that belongs to this worker. Only for stories with the tag @own-site. */
  ownSite: Site;
  inbox: Inbox;
  /** Fails the test for errors in its browsers that it did not expect. */
  troubles: Troubles;
  /** A browser with its own cookies and storage. */
  anotherBrowser: (options?: BrowserContextOptions) => Promise<Page>;
  /** Goes through the login dialog, which is open or about to open. */
  logIn: (page: Page, email: string) => Promise<void>;
  /** Logs in before the story begins. */
  logInBefore: (page: Page, email: string) => Promise<void>;
  /** A member without an open browser. */
  member: (name: string) => Promise<Member>;
  /** The same with a verified phone. */
  verifiedMember: (name: string) => Promise<Member>;
  /** API calls of a visitor without an account. */
  guest: Calls;
}

export const test = base.extend<Fixtures, { releases: Releases; site: TestedSite }>({
  releases: ['of today', { scope: 'worker', option: true }],
  site: [
    async ({ releases }, use, { parallelIndex, config }) => {
      if (deployed) {
        await shareRoutes(deployed, parallelIndex, config.workers);
        await use({ url: deployed });
        return;
      }
      const own = await startSite({ arrange: arrangements[releases] });
      await use({ url: own.url, own });
      await own.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  ownSite: ({ site }, use, { tags }) => {
    if (!tags.includes('@own-site'))
      throw new Error('This story needs its own site: give it the tag @own-site');
    if (!site.own)
      throw new Error('A deployed site has no inside: leave out the stories with the tag @own-site');
    return use(site.own);
  },
  baseURL: ({ site }, use) => use(site.url),
  troubles: async ({}, use, testInfo) => {
    const troubles = new Troubles();
    await use(troubles);
    if (testInfo.status !== testInfo.expectedStatus) console.log(`${testInfo.title}\n${troubles.timeline}`);
    expect(troubles.unexpected).toEqual([]);
  },
  context: async ({ context, troubles }, use) => {
    await troubles.watch(context);
    await use(context);
  },
  anotherBrowser: async ({ browser, baseURL, permissions, troubles }, use) => {
    await use(async (options = {}) => {
      const context = await browser.newContext({ baseURL, permissions, ...options });
      await troubles.watch(context);
      return context.newPage();
    });
    await Promise.all(
      browser
        .contexts()
        .slice(1)
        .map((context) => context.close()),
    );
  },
  inbox: ({ site }, use) => use(new Inbox(site.url)),
  logIn: ({ inbox }, use) => use((page, email) => logIn(page, inbox, email)),
  logInBefore: ({ inbox, site }, use) =>
    use((page, email) => logInBefore(new Calls(page.context().request, site.url), inbox, email)),
  member: async ({ playwright, inbox, site }, use) => {
    const clients: APIRequestContext[] = [];
    await use(async (name) => {
      const client = await playwright.request.newContext();
      clients.push(client);
      return Member.join(client, inbox, site.url, name);
    });
    await Promise.all(clients.map((client) => client.dispose()));
  },
  verifiedMember: ({ member, releases }, use) =>
    use(async (name) => {
      const one = await member(name);
      await one.verifyPhone();
      // There a verified number counts at once.
      if (releases !== 'last server') await one.keepPhoneForADay();
      return one;
    }),
  guest: ({ request, site }, use) => use(new Calls(request, site.url)),
});

export { expect };
