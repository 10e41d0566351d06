import { expect, test } from '../../fixtures';
import { expectAccessible, sidewaysScroll } from '../../fixtures/browser/accessibility';
import { freeRoute } from '../../fixtures/data/routes';
import { dayIn, tripAtGreenwich } from '../../fixtures/data/trip';

const { step } = test;
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
/** By code: airports where it is always the day of Greenwich. */
const cities: Record<string, string> = { ACC: 'آکرا', DSS: 'داکار', ABJ: 'آبیجان' };

test('an uncle in Tehran follows the trip in Farsi, from right to left', async ({
  anotherBrowser,
  member,
  verifiedMember,
  troubles,
}) => {
  const [meera, ravi] = [await verifiedMember('Meera'), await member('Ravi')];
  const named = Object.keys(cities);
  const flight = tripAtGreenwich({ ...freeRoute(named, named), date: dayIn(3) });
  const listing = await meera.offerHelp(flight);
  await ravi.connect(listing);
  const { id } = await ravi.propose(listing, meera);
  await meera.agree(id);
  const url = await ravi.shareJourney(id);
  const uncle = await anotherBrowser({ ...phone, locale: 'en-US' });
  const heading = (name: string | RegExp) => uncle.getByRole('heading', { level: 1, name });
  const expectFarsi = async () => {
    await expect(uncle.locator('html')).toHaveAttribute('lang', 'fa');
    await expect(uncle.locator('html')).toHaveCSS('direction', 'rtl');
    expect(await sidewaysScroll(uncle)).toBe(0);
  };

  await step('His phone speaks English: he chooses Farsi', async () => {
    await uncle.goto(url);
    await expect(heading(/^Ravi flies on /)).toBeVisible();
    await uncle.locator('summary', { hasText: 'English' }).tap();
    await uncle.getByRole('link', { name: 'فارسی' }).tap();
    await expect(uncle).toHaveURL(`${url}?language=fa`);
    await expect(heading(/^پرواز Ravi .+ است$/)).toBeVisible();
    await expect(uncle.getByText('زنده', { exact: true })).toBeVisible();
    await expectFarsi();
    await expectAccessible(uncle);
  });

  await step('The form refuses a number, and takes a name, in Farsi', async () => {
    troubles.expect(/^400 POST \/journey\//);
    await uncle.getByLabel('شما که هستید؟').fill('12345');
    await uncle.getByRole('button', { name: 'نگاه کردم' }).tap();
    await expect(uncle.getByRole('alert')).toHaveText('بنویسید که هستید، مانند «عمو در لندن»');
    await expectFarsi();
    await uncle.getByLabel('شما که هستید؟').fill('عمو رضا');
    await uncle.getByRole('button', { name: 'نگاه کردم' }).tap();
    await expect(uncle).toHaveURL(`${url}?language=fa#looked`);
    await expect(uncle.getByText('سپاس. Ravi می‌بیند که شما نگاه کرده‌اید.')).toBeVisible();
    await expect(uncle.getByText('عمو رضا نگاه کرده‌اند.')).toBeVisible();
    await expectFarsi();
  });

  await step('The steps of the day arrive in Farsi', async () => {
    await ravi.letDaysPass(listing, 3);
    for (const [tapped, answer] of [
      ['met', 'Meera می‌گوید که یکدیگر را دیده‌اند'],
      ['boarded', 'Ravi سوار هواپیما شده است'],
      ['landed', `Ravi در ${cities[flight.arrivalAirport]} فرود آمده است`],
    ] as const) {
      await meera.tapStep(id, tapped);
      await expect(heading(answer)).toBeVisible();
    }
    await expect(uncle.getByRole('listitem').filter({ hasText: 'دیدار با Meera' })).toContainText(
      `به وقت ${cities[flight.arrivalAirport]}، `,
    );
    await expectFarsi();
    await expectAccessible(uncle);
  });

  await step('The link from the chat opens in Farsi the next time', async () => {
    await uncle.goto(url);
    await expect(heading(`Ravi در ${cities[flight.arrivalAirport]} فرود آمده است`)).toBeVisible();
    await expectFarsi();
  });

  await step(
    'Without scripts the page speaks the language of the browser, and offers the others',
    async () => {
      const aunt = await anotherBrowser({ ...phone, locale: 'fa-IR', javaScriptEnabled: false });
      await aunt.goto(url);
      await expect(aunt.locator('html')).toHaveAttribute('lang', 'fa');
      await aunt.locator('summary', { hasText: 'فارسی' }).tap();
      await aunt.getByRole('link', { name: 'हिन्दी' }).tap();
      await expect(aunt.getByRole('heading', { level: 1, name: /^Ravi .+ में उतर गए हैं$/ })).toBeVisible();
      await aunt.reload();
      await expect(aunt.locator('html')).toHaveAttribute('lang', 'hi');
    },
  );
});
