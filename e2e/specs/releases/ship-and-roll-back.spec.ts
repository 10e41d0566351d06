import type { Page } from '@playwright/test';
import { requestedReleases } from '../../fixtures/releases/requestedReleases';
import { expect, releaseIn, test } from '../../fixtures/releases/team';
import { trip } from '../../fixtures/data/trip';

const { step } = test;
const headingOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const linkIn = (page: Page, name: string | RegExp) => page.getByRole('banner').getByRole('link', { name });

/** Another title for the same page, and another label for the number in the header. */
const renamed = {
  '??"Messages"': '??"Letters"',
  '"# unread conversation"': '"# unopened conversation"',
};

test('the next page gets a new release, open tabs keep theirs, and a rollback takes less than a second @own-site', async ({
  page,
  context,
  member,
  team,
}) => {
  const [ana, omar] = [await member('Ana'), await member('Omar')];
  await omar.offerHelp(trip());
  await ana.write(omar, 'Hello');
  await omar.logInOn(page);
  const messaging = team('messaging');
  const askedByOpen = requestedReleases(page, 'messaging');

  const young = await step('A tab is open when the team ships', async () => {
    await page.goto('/contact');
    await expect(linkIn(page, 'Messages 1 unread conversation')).toBeVisible();
    const release = await messaging.ship({ texts: renamed });
    await messaging.waitUntilServed(release);
    return release;
  });

  const next = await context.newPage();
  const askedByNext = requestedReleases(next, 'messaging');
  await step('The next page gets only the new release', async () => {
    await next.goto('/messages');
    await expect(headingOf(next)).toHaveText('Letters');
    await expect(linkIn(next, 'Messages 1 unopened conversation')).toBeVisible();
    await expect.poll(askedByNext).toEqual([young]);
  });

  await step('The open tab keeps only the old release', async () => {
    await linkIn(page, /^Messages/).click();
    await expect(headingOf(page)).toHaveText('Messages');
    await expect(linkIn(page, 'Messages 1 unread conversation')).toBeVisible();
    expect(askedByOpen()).toEqual([messaging.before]);
  });

  await step('A rollback takes effect within a second', async () => {
    await messaging.rollback();
    const began = performance.now();
    let lastTold = began;
    const served = async () => {
      const sent = performance.now();
      const release = await messaging.servedRelease();
      if (release !== messaging.before) lastTold = sent;
      return release;
    };
    await expect.poll(served, { intervals: [20], timeout: 5_000 }).toBe(messaging.before);
    // How long a busy machine needs for an answer is not asked here.
    expect(lastTold - began).toBeLessThan(1_000);
    await linkIn(next, 'Contact Us').click();
    await expect(headingOf(next)).toHaveText('Contact Us');
    await linkIn(next, /^Messages/).click();
    await expect(headingOf(next)).toHaveText('Letters');
    expect(askedByNext()).toEqual([young]);
    await next.reload();
    await expect(headingOf(next)).toHaveText('Messages');
  });
});

test('a release adds a path and fills a slot that the shell does not know @own-site', async ({
  page,
  site,
  member,
  team,
}) => {
  const omar = await member('Omar');
  await omar.logInOn(page);
  const [account, payments] = [team('account'), team('payments')];
  const shell = async () => releaseIn(await (await fetch(`${site.url}/mf/registry.json`)).text(), 'shell');
  const shellBefore = await shell();
  const tips = page.getByRole('region', { name: 'Tips' });

  await step('One team opens a slot that no remote fills yet', async () => {
    await account.waitUntilServed(await account.ship({ texts: { '"profile.tips"': '"profile.thanks"' } }));
    await page.goto('/profile');
    await expect(page.getByLabel('Username')).toHaveValue(omar.name);
    await expect(tips).toBeHidden();
    expect((await fetch(`${site.url}/thanks/1`)).status).toBe(404);
  });

  await step('Another team fills it, and opens a path', async () => {
    const release = await payments.ship({
      texts: {
        'routes:[':
          'routes:[{path:"/thanks/:id",title:"Thanks",page:()=>Promise.resolve({Thanks:()=>"Thank you!"})},',
        '"profile.tips"': '"profile.thanks"',
      },
      manifest: ({ routes, slots }) => ({
        routes: [...routes, { path: '/thanks/:id', title: 'Thanks', access: 'public', calls: [], files: [] }],
        slots: slots.map((slot) => ({ ...slot, name: 'profile.thanks' })),
      }),
    });
    await payments.waitUntilServed(release);
    await page.goto('/profile');
    await expect(tips).toBeVisible();
    await page.goto('/thanks/1');
    await expect(page.getByRole('main')).toHaveText('Thank you!');
    await expect(page).toHaveTitle(/Thanks$/);
  });

  expect(await shell()).toBe(shellBefore);
});
