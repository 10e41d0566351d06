import { expect, test } from '../../fixtures';
import { trip } from '../../fixtures/data/trip';
import { expectAccessible } from '../../fixtures/browser/accessibility';

const { step } = test;

test('a daughter finds the one helper who speaks Telugu, is verified and changes planes too', async ({
  page,
  anotherBrowser,
  member,
}) => {
  const [meera, tom] = [await member('Meera'), await member('Tom')];
  await meera.speak('Telugu, English');
  await meera.verifyPhone();
  await tom.speak('English');
  const { departureAirport: from, arrivalAirport: to, date } = trip();
  const route = { departureAirport: from, arrivalAirport: to, date };
  const legs = [
    { from, to: 'MUC', date },
    { from: 'MUC', to, date },
  ];
  await meera.offerHelp({ ...route, legs });
  await meera.offerHelp(route);
  await tom.offerHelp({ ...route, legs });
  const cards = page.getByRole('main').getByRole('article');
  const inUse = page.getByRole('list', { name: 'Filters in use' });

  await step('Each choice searches at once and stands in the address', async () => {
    await page.goto(`/search?from=${from}&to=${to}`);
    await expect(cards).toHaveCount(3);
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Telugu');
    await expect(cards).toHaveCount(2);
    await page.getByRole('checkbox', { name: 'Verified' }).check();
    await page.getByRole('combobox', { name: 'Connections' }).selectOption('With stops');
    await expect(page).toHaveURL(`/search?from=${from}&to=${to}&language=te&verified=true&stops=some`);
    await expect(page.getByText('1 listing shown, all there are')).toBeAttached();
    await expect(cards.first()).toContainText(meera.name);
    await expectAccessible(page);
  });

  await step('A phone opens the same address and names what can be removed', async () => {
    const phone = await anotherBrowser();
    await phone.setViewportSize({ width: 360, height: 740 });
    await phone.goto(page.url());
    await expect(phone.getByRole('combobox', { name: 'Language' })).toBeHidden();
    await phone.getByRole('link', { name: 'Remove filter: Speaks Telugu' }).click();
    await expect(phone).toHaveURL(`/search?from=${from}&to=${to}&verified=true&stops=some`);
    // Until then the next link would bring it back.
    await expect(phone.getByRole('link', { name: 'Remove filter: Speaks Telugu' })).toHaveCount(0);
    await phone.getByRole('link', { name: 'Remove filter: Verified' }).click();
    await expect(phone.getByText('2 listings shown, all there are')).toBeAttached();
  });

  await step('With the keyboard each is removed where it is named, and the focus stays there', async () => {
    await inUse.getByRole('link', { name: 'Remove filter: With stops' }).press('Enter');
    await expect(page).toHaveURL(`/search?from=${from}&to=${to}&language=te&verified=true`);
    await expect(inUse).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(inUse.getByRole('link', { name: 'Remove filter: Speaks Telugu' })).toBeFocused();
    await page.getByRole('button', { name: 'Reset Filters' }).click();
    await expect(page).toHaveURL('/search');
    await expect(inUse.getByRole('link')).toHaveCount(0);
  });
});
