import { expect, loadedFiles, losesItsCdn, test } from '../../fixtures/releases/cdnSite';

test.use({ releases: 'last remotes' });
// The site starts first.
test.describe.configure({ timeout: 90_000 });

test('remotes of the last release come from the CDN too, and from the site when it stops @own-site', async ({
  page,
  anotherBrowser,
  ownSite,
  cdn,
  troubles,
}) => {
  // Its cache is another one.
  const visitor = await anotherBrowser();
  const loaded = loadedFiles(visitor);
  await visitor.goto('/search');
  await expect(visitor.getByRole('main').getByRole('article').first()).toBeVisible();
  expect(loaded.from(cdn.url)).toContainEqual(expect.stringMatching(/^remoteEntry\..*js$/));
  expect(loaded.from(ownSite.url)).toEqual([]);
  await losesItsCdn({ page, site: ownSite, cdn, troubles });
});
