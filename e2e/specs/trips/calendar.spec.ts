import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { expectAccessible } from '../../fixtures/browser/accessibility';
import { dayIn, trip } from '../../fixtures/data/trip';

const { step } = test;

/** As a calendar reads it, without a cookie of the site. */
async function linesAt(request: APIRequestContext, url: string) {
  const reply = await request.get(url);
  await expect(reply).toBeOK();
  return (await reply.text()).replaceAll('\r\n ', '').split('\r\n');
}
const valueOf = (lines: string[], name: string) =>
  lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);

test('a calendar follows all trips of a member, until it is stopped @phone', async ({
  page,
  request,
  member,
  verifiedMember,
}) => {
  const [meera, ravi] = [await verifiedMember('Meera'), await member('Ravi')];
  const listing = await meera.offerHelp(trip({ date: dayIn(20), time: '10:15', flightNumber: 'LH430' }));
  await ravi.connect(listing);
  const { id } = await ravi.propose(listing, meera);
  await meera.agree(id);

  const url = await step('The family makes the address on the page of its trips', async () => {
    await ravi.logInOn(page);
    await page.goto('/trips');
    await page.getByText('All trips in your calendar').click();
    await page.getByRole('button', { name: 'Make the address' }).click();
    const address = await page.getByLabel('Address for your calendar').inputValue();
    await expect(page.getByRole('link', { name: 'Add to my calendar' })).toHaveAttribute(
      'href',
      address.replace(/^https?:/, 'webcal:'),
    );
    await expectAccessible(page);
    const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(sideways)).toBe(0);
    return address;
  });

  const before = await step('A calendar reads the trip there', async () => {
    const lines = await linesAt(request, url);
    expect(valueOf(lines, 'SUMMARY')).toMatch(/^Flight LH430\\, .*\\, with Meera/);
    expect(valueOf(lines, 'STATUS')).toBe('CONFIRMED');
    return lines;
  });

  await step('The other one changes the flight, and the calendar hears of it', async () => {
    await meera.changeListing(listing, { date: dayIn(21), flightNumber: 'LH432' });
    const lines = await linesAt(request, url);
    expect(valueOf(lines, 'SUMMARY')).toMatch(/^Flight LH432\\, /);
    expect(valueOf(lines, 'UID')).toBe(valueOf(before, 'UID'));
    expect(valueOf(lines, 'DTSTART')).not.toBe(valueOf(before, 'DTSTART'));
    expect(Number(valueOf(lines, 'SEQUENCE'))).toBeGreaterThan(Number(valueOf(before, 'SEQUENCE')));
  });

  await step('A new address ends the one before', async () => {
    await page.getByRole('button', { name: 'New address' }).click();
    const question = page.getByRole('dialog', { name: 'Make a new address?' });
    await question.getByRole('button', { name: 'New address' }).click();
    await expect(page.getByLabel('Address for your calendar')).not.toHaveValue(url);
    expect((await request.get(url)).status()).toBe(404);
  });

  await step('Stopped, it can be read no more', async () => {
    const second = await page.getByLabel('Address for your calendar').inputValue();
    await linesAt(request, second);
    await page.getByRole('button', { name: 'Stop it' }).click();
    const question = page.getByRole('dialog', { name: 'Stop the calendar?' });
    await question.getByRole('button', { name: 'Stop it' }).click();
    await expect(page.getByRole('button', { name: 'Make the address' })).toBeVisible();
    expect((await request.get(second)).status()).toBe(404);
  });
});
