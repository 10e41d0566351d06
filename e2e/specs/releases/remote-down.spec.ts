import { expect, test } from '../../fixtures';
import { person } from '../../fixtures/data/person';
import { StoredRelease } from '../../fixtures/releases/storedRelease';
import { headingOf, stories, tellStory } from './remoteDown';

for (const story of stories.once) tellStory(story);

const isHydrated = () =>
  Object.keys(document.querySelector('#root > *') ?? {}).some((key) => key.startsWith('__react'));

const slowParts = {
  entry: (release: StoredRelease) => release.entry,
  page: (release: StoredRelease) => release.fileOf('/profile', '.js'),
  stylesheet: (release: StoredRelease) => release.fileOf('/profile', '.css'),
};
for (const [what, fileOf] of Object.entries(slowParts))
  test(`a remote whose ${what} hangs shows an error after a while, and a response after half a minute does no harm @own-site`, async ({
    page,
    ownSite,
    logInBefore,
  }) => {
    const file = fileOf(new StoredRelease(ownSite, 'account'));
    let answer = () => {};
    const halfAMinute = new Promise<void>((resolve) => (answer = resolve));
    await logInBefore(page, person('gita').email);
    await page.clock.install();
    // Before the page is open: a page loads the entries of other remotes when it has nothing else to do.
    await page.route(`**/${file}*`, (route) => halfAMinute.then(() => route.continue()));
    const asked = page.waitForRequest(`**/${file}`);
    await page.goto('/contact');
    // A link that is pressed before the program has started loads the page again.
    await expect.poll(() => page.evaluate(isHydrated)).toBe(true);
    await page.getByRole('banner').getByRole('link', { name: 'My Profile' }).click();
    await asked;
    await expect(page.getByRole('status').getByText('Loading the page')).toBeVisible();
    await page.clock.runFor(16_000);
    await expect(headingOf(page)).toHaveText('This page did not load');

    await page.clock.runFor(14_000);
    answer();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(headingOf(page)).toHaveText('My Profile');
  });
