import { expect, test } from '../../fixtures';
import { expectAccessible } from '../../fixtures/browser/accessibility';
import { trip } from '../../fixtures/data/trip';

const { step } = test;

const line = /^Stripe compared an identity document with a selfie on /;

test('a member has a document checked, and others read the day of it', async ({ page, member }) => {
  const ana = await member('Ana');
  await ana.verifyPhone();
  const { id } = await ana.offerHelp(trip());
  await ana.logInOn(page);

  await step('The settings offer it and say what it means', async () => {
    await page.goto('/settings');
    const document = page.getByRole('region', { name: 'Identity document' });
    await document.getByRole('link', { name: 'What a document check means' }).click();
    await expect(page.getByRole('region', { name: 'What it does not mean' })).toBeVisible();
    await expectAccessible(page);
  });

  await step('Stripe’s page leads back to the day', async () => {
    await page.getByRole('button', { name: 'Have my document checked' }).click();
    await expect(page).toHaveURL(/\/sandbox\/stripe\/identity\//);
    await expectAccessible(page);
    await page.getByLabel('First name on the document').fill('Ana');
    await page.getByRole('button', { name: 'Verified' }).click();
    await expect(page).toHaveURL('/verify/document');
    const document = page.getByRole('region', { name: 'Identity document' });
    await expect(document.getByText(line)).toBeVisible();
    await expect(document.getByText('The first name on the document is the one here.')).toBeVisible();
  });

  await step('It is on the page of the person and on the listing', async () => {
    await page.goto(`/people/${ana.id}`);
    await expect(page.getByRole('region', { name: 'What we checked' }).getByText(line)).toBeVisible();
    await page.goto(`/listing/${id}`);
    await expect(page.getByText(line)).toBeVisible();
    await expectAccessible(page);
  });
});

test('a document that is refused is explained, and can be shown again', async ({ page, member }) => {
  const ravi = await member('Ravi');
  await ravi.verifyPhone();
  await ravi.logInOn(page);
  await page.goto('/verify/document');
  const document = page.getByRole('region', { name: 'Identity document' });

  await step('Who leaves Stripe’s page can go on there', async () => {
    await document.getByRole('button', { name: 'Have my document checked' }).click();
    await page.getByRole('link', { name: 'Leave' }).click();
    await expect(document.getByText('Stripe has not decided yet.')).toBeVisible();
    await document.getByRole('button', { name: 'Continue at Stripe' }).click();
  });

  await step('The reason is said in words', async () => {
    await page.getByRole('button', { name: 'Document expired' }).click();
    await expect(document.getByText('The document has expired.')).toBeVisible();
    await document.getByRole('button', { name: 'Begin another check' }).click();
    await page.getByRole('button', { name: 'Selfie does not match' }).click();
    await expect(document.getByText('The selfie does not match the picture on the document.')).toBeVisible();
    await page.goto(`/people/${ravi.id}`);
    await expect(page.getByText(line)).toHaveCount(0);
  });
});
