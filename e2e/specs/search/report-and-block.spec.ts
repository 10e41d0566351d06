import { expect, test } from '../../fixtures';
import { agree, amigoDetails } from '../../fixtures/pages/details';
import { tripToday } from '../../fixtures/data/trip';

const { step } = test;

test('a member reports a listing, blocks its owner, and neither finds the other again', async ({
  page,
  anotherBrowser,
  member,
  troubles,
}) => {
  const [ana, omar] = [await member('Ana'), await member('Omar')];
  const flight = tripToday();
  const { departureAirport: from, arrivalAirport: to } = flight;
  await ana.offerHelp(flight);
  await omar.askForHelp(flight);
  const search = `/search?from=${from}&to=${to}`;
  const cards = page.getByRole('main').getByRole('article');
  await omar.logInOn(page);
  await page.goto(search);
  await page.getByRole('button', { name: 'View Contact Info' }).click();
  await agree(page);

  const details = amigoDetails(page);
  const report = page.getByRole('dialog', { name: /^Report/ });
  const reportButton = details.getByRole('button', { name: 'Report', exact: true });

  await step('They begin a review', async () => {
    await details.getByRole('tab', { name: 'Rate & Review' }).click();
    await details.getByLabel('Your testimonial').fill('We met at the gate, and');
  });

  await step('They report it', async () => {
    await reportButton.click();
    await report.getByRole('textbox').fill('Asked me for money before the flight.');
    await page.keyboard.press('Tab');
    await expect(report.locator(':focus')).toHaveCount(1);
    await report.getByRole('button', { name: /^(Send )?Report/ }).click();
    await expect(report).toBeHidden();
  });

  await step('The review and the focus are as before', async () => {
    await expect(reportButton).toBeFocused();
    await expect(details.getByLabel('Your testimonial')).toHaveValue('We met at the gate, and');
  });

  await step('Escape closes only the dialog on top', async () => {
    await reportButton.click();
    await expect(report).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(report).toBeHidden();
    await expect(details).toBeVisible();
    await expect(reportButton).toBeFocused();
  });

  await step('They block the owner', async () => {
    // The details reload while they close, and the listing is hidden by then.
    troubles.expect(/^404 GET \/api\/listings\/id\/\d+\/details$/);
    await details.getByRole('button', { name: 'Block' }).click();
    await page
      .getByRole('dialog', { name: /^Block/ })
      .getByRole('button', { name: /^Block/ })
      .click();
    await expect(details).toBeHidden();
    await expect(cards).toHaveCount(1);
    await expect(cards).toContainText(omar.name);
  });

  await step('The owner does not find them either', async () => {
    const other = await anotherBrowser();
    await ana.logInOn(other);
    await other.goto(search);
    await expect(other.getByRole('main').getByRole('article')).toHaveCount(1);
    await expect(other.getByRole('main').getByRole('article')).toContainText(ana.name);
  });
});
