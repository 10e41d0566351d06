import { expect, test } from '../../fixtures';
import { trip } from '../../fixtures/data/trip';
import { line, thread, write } from '../../fixtures/pages/messages';

const { step } = test;

test('a recruiter of couriers gets no link through, and the reader is warned', async ({ page, member }) => {
  const [ana, recruiter] = [await member('Ana'), await member('Rex')];
  await ana.offerHelp(trip());
  await ana.logInOn(page);
  const words = 'Carry a small package to Delhi, $500. See https://example.com/job now';
  await recruiter.write(ana, words);
  await page.goto('/messages');
  await line(page, recruiter).click();

  await step('The link is text, and the page says why', async () => {
    await expect(thread(page)).toContainText(words);
    await expect(thread(page).getByRole('link', { name: /example\.com/ })).toHaveCount(0);
    await expect(thread(page)).toContainText('Links and numbers stay plain text until you have answered.');
    await expect(thread(page)).toContainText('Each carries only their own bags: take nothing for anybody.');
  });

  await step('A warning arrives live too, also when its letters are disguised', async () => {
    await recruiter.write(ana, 'Write me on Wh\u200batsApp, + 1 (202) 555-0143');
    await expect(thread(page)).toContainText('Stay here until you trust each other');
  });

  await step('After an answer links can be followed, and the warning stays', async () => {
    await write(page, 'No, thank you.');
    await expect(thread(page).getByRole('link', { name: 'https://example.com/job' })).toBeVisible();
    await expect(thread(page)).toContainText('Each carries only their own bags');
    await expect(thread(page)).not.toContainText('Links and numbers stay plain text');
  });
});
