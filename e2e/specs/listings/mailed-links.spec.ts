import { expect, test } from '../../fixtures';
import { askAsGuest } from '../../fixtures/people/member';
import { person } from '../../fixtures/data/person';
import { trip } from '../../fixtures/data/trip';

const { step } = test;

test('the links in our mails confirm a trip, close it and reopen it', async ({
  page,
  inbox,
  guest,
  troubles,
}) => {
  const { email } = person('nadia');
  await askAsGuest(guest, { name: 'Nadia', email }, trip());
  const { text } = await inbox.message(email, /\/listing-link#/);
  // The reminder comes three days before the trip; its links differ from this one in a single word.
  const [remove] = /http\S+\/listing-link#\S+/.exec(text)!;
  const link = (action: string) => remove.replace('do=remove', `do=${action}`);
  const heading = page.getByRole('heading', { level: 1 });

  await step('Still going', async () => {
    await page.goto(link('going'));
    await expect(heading).toHaveText('Your listing stays online');
    await expect(page.getByRole('article')).toContainText('Nadia');
  });

  await step('Closed and reopened', async () => {
    await page.goto('/');
    await page.goto(link('close'));
    await expect(heading).toHaveText('Your listing is closed');
    await page.getByRole('main').getByRole('button', { name: 'Reopen' }).click();
    await expect(heading).toHaveText('Your listing is open again');
  });

  await step('Removed, and then no link works', async () => {
    troubles.expect(/^404 POST \/api\/listings\/by-mail$/);
    await page.goto('/');
    await page.goto(remove);
    await page.getByRole('button', { name: 'Remove Listing' }).click();
    await expect(heading).toHaveText('Your listing is removed');
    await page.goto('/');
    await page.goto(link('going'));
    await expect(heading).toHaveText('This link no longer works');
  });

  await step('A truncated link is refused with a message', async () => {
    await page.goto('/listing-link#do=close');
    await expect(heading).toHaveText('This link is not complete');
  });
});
