import { expect, test } from '../../fixtures';
import { expectAccessible } from '../../fixtures/browser/accessibility';
import { dayIn, trip } from '../../fixtures/data/trip';

const [day, nextDay] = [dayIn(33), dayIn(34)];
const toChicago = { from: 'FRA', to: 'ORD', date: nextDay };

test('two people who share one flight of two are led to that one @phone', async ({ page, member }) => {
  const [meera, ravi] = [await member('Meera'), await member('Ravi')];
  const flyer = { firstName: 'Lakshmi', relation: 'mother', ageGroup: '70_79', languages: 'Telugu' };
  const family = { departureAirport: 'HYD', arrivalAirport: 'ORD', date: day };
  const request = await ravi.askForHelp(
    trip({ ...family, flyer, legs: [{ from: 'HYD', to: 'FRA', date: day }, toChicago] }),
  );
  const offer = { departureAirport: 'BOM', arrivalAirport: 'ORD', date: day };
  await meera.offerHelp(trip({ ...offer, legs: [{ from: 'BOM', to: 'FRA', date: day }, toChicago] }));
  await meera.connect(request);
  const { id } = await meera.propose(request, ravi);
  await ravi.agree(id);

  await meera.logInOn(page);
  await page.goto(`/trips/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frankfurt to Chicago with Lakshmi');
  await expect(page.getByText('You fly Frankfurt to Chicago together.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Flights' }).getByRole('listitem')).toContainText([
    /Hyderabad.*Lakshmi alone/,
    /Mumbai.*You alone/,
    /Frankfurt.*Together/,
  ]);
  await expectAccessible(page);

  await ravi.logInOn(page);
  await page.goto(`/trips/${id}`);
  await page.getByRole('link', { name: 'Look for an Amigo' }).click();
  await expect(page).toHaveURL(new RegExp(`/search\\?from=HYD&to=FRA&date=${day}&type=helper`));
});
