import { expect, test } from '../../fixtures';
import { untilQuiet } from '../../fixtures/browser/firstView';
import { person } from '../../fixtures/data/person';
import { expectToast } from '../../fixtures/pages/toast';

const { step } = test;

test.beforeEach(({ page }) => page.goto('/contact'));

test('a message reaches the team, and the page confirms it', async ({ page, inbox }) => {
  const { email } = person('hana');
  const words = `Do you help at Narita too? (${email})`;
  const team = await page.locator('a[href^="mailto:"]').first().innerText();
  await expect(page.getByRole('link', { name: team }).first()).toHaveAttribute('href', `mailto:${team}`);

  await page.getByLabel('Name').fill('Hana');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Message').fill(words);
  await page.getByRole('button', { name: 'Send Message' }).click();

  await expectToast(page, 'Message sent', "Thank you for contacting us. We'll get back to you soon!");
  for (const label of ['Name', 'Email', 'Message']) await expect(page.getByLabel(label)).toHaveValue('');
  const letter = await inbox.message(team, new RegExp(email));
  expect(letter.subject).toBe('Message from the contact form');
  expect(letter.text).toContain(words);
});

test('each missing field shows an issue, and the first one gets the focus', async ({ page }) => {
  await page.getByLabel('Email').fill('hana@');
  await page.getByRole('button', { name: 'Send Message' }).click();

  await expect(page.getByLabel('Name')).toHaveAccessibleDescription(/Name must be at least 2 characters/);
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Please enter a valid email address/);
  await expect(page.getByLabel('Message')).toHaveAccessibleDescription(
    /Message must be at least 10 characters/,
  );
  await expect(page.getByLabel('Name')).toBeFocused();
});

test('the typed text stays when it cannot be sent', async ({ page, context, troubles }) => {
  // Visits are counted two seconds after they begin, which may be while there is no network.
  troubles.expect(/^POST .*\/api\/analytics: net::ERR_INTERNET_DISCONNECTED$/);
  const { email } = person('hana');
  const send = page.getByRole('button', { name: 'Send Message' });
  const isAllThere = async () => {
    await expect(page.getByLabel('Name')).toHaveValue('Hana');
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByLabel('Message')).toHaveValue('My flight was moved to Tuesday.');
  };
  await page.getByLabel('Name').fill('Hana');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Message').fill('My flight was moved to Tuesday.');

  await step('A proxy responds with its own page', async () => {
    troubles.expect(/^502 POST \/api\/contact$/);
    await page.route('/api/contact', (route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }));
    await send.click();
    await expectToast(page, 'Message failed', 'There was a problem sending your message. Please try again.');
    await isAllThere();
    await page.unroute('/api/contact');
  });

  await step('The airport wifi fails', async () => {
    troubles.expect(/POST \S+\/api\/contact: net::ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(true);
    await send.click();
    await expectToast(
      page,
      'Message failed',
      'We could not reach the server. Check your connection and try again.',
    );
    await isAllThere();
  });

  await step('Once it is back, the same press sends it', async () => {
    await context.setOffline(false);
    await send.click();
    await expectToast(page, 'Message sent', "Thank you for contacting us. We'll get back to you soon!");
  });
});

test('a visitor who is offline from the start sees an error too', async ({ page, context, troubles }) => {
  troubles.expect(/net::ERR_INTERNET_DISCONNECTED/, /Federation|ChunkLoadError/);
  await page.getByLabel('Name').fill('Hana');
  await page.getByLabel('Email').fill('hana@example.com');
  await page.getByLabel('Message').fill('Is this thing on at all?');
  await untilQuiet(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('alert')).toContainText('Message failed');
  await expect(page.getByRole('alert')).toContainText('Check your connection and try again.');
  await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByLabel('Message')).toHaveValue('Is this thing on at all?');
});
