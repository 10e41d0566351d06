import type { Page } from '@playwright/test';
import { releasesAskedFor } from '../../fixtures/releases/requestedReleases';
import { expect, givenIn, test } from '../../fixtures/releases/team';
import { trip } from '../../fixtures/data/trip';

const { step } = test;
const headingOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const linkIn = (page: Page, name: string | RegExp) => page.getByRole('banner').getByRole('link', { name });

/** The same page, and the same number in the header, in other words. */
const renamed = { 'children:"Messages"': 'children:"Letters"', '" unread "': '" unopened "' };

test('a new release is there with the next page, open tabs keep theirs, and the way back takes less than a second', async ({
  page,
  context,
  member,
  team,
}) => {
  const [ana, omar] = [await member('Ana'), await member('Omar')];
  await omar.offerHelp(trip());
  await ana.write(omar, 'Hello');
  await omar.sitDownAt(page);
  const messaging = team('messaging');
  const askedByOpen = releasesAskedFor(page, 'messaging');

  const young = await step('A tab is open when the team ships', async () => {
    await page.goto('/contact');
    await expect(linkIn(page, 'Messages 1 unread conversation')).toBeVisible();
    const release = await messaging.ship({ texts: renamed });
    await messaging.untilGiven(release);
    return release;
  });

  const next = await context.newPage();
  const askedByNext = releasesAskedFor(next, 'messaging');
  await step('The next page is the new one, all of it', async () => {
    await next.goto('/messages');
    await expect(headingOf(next)).toHaveText('Letters');
    await expect(linkIn(next, 'Messages 1 unopened conversation')).toBeVisible();
    expect(askedByNext()).toEqual([young]);
  });

  await step('The open tab goes on with the old one, none of it mixed', async () => {
    await linkIn(page, /^Messages/).click();
    await expect(headingOf(page)).toHaveText('Messages');
    await expect(linkIn(page, 'Messages 1 unread conversation')).toBeVisible();
    expect(askedByOpen()).toEqual([messaging.before]);
  });

  await step('Rolled back, it is the old one again within a second', async () => {
    await messaging.rollback();
    const began = performance.now();
    await messaging.untilGiven(messaging.before);
    expect(performance.now() - began).toBeLessThan(1_000);
    await linkIn(next, 'Contact Us').click();
    await linkIn(next, /^Messages/).click();
    await expect(headingOf(next)).toHaveText('Letters');
    expect(askedByNext()).toEqual([young]);
    await next.reload();
    await expect(headingOf(next)).toHaveText('Messages');
  });
});

test('a release brings a path and fills a place that the shell has never heard of', async ({
  page,
  site,
  member,
  team,
}) => {
  const omar = await member('Omar');
  await omar.sitDownAt(page);
  const [account, payments] = [team('account'), team('payments')];
  const shell = async () => givenIn(await (await fetch(`${site.url}/mf/registry.json`)).text(), 'shell');
  const shellBefore = await shell();
  const tips = page.getByRole('region', { name: 'Tips' });

  await step('One team opens a slot that no remote fills yet', async () => {
    await account.untilGiven(await account.ship({ texts: { '"profile.tips"': '"profile.thanks"' } }));
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
    await payments.untilGiven(release);
    await page.goto('/profile');
    await expect(tips).toBeVisible();
    await page.goto('/thanks/1');
    await expect(page.getByRole('main')).toHaveText('Thank you!');
    await expect(page).toHaveTitle(/Thanks$/);
  });

  expect(await shell()).toBe(shellBefore);
});
