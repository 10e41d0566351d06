import { expect, test } from '../../fixtures';
import { sidewaysScroll } from '../../fixtures/browser/accessibility';
import { untilHydrated } from '../../fixtures/browser/firstView';
import { noteHeadings, notedHeadings } from '../../fixtures/browser/headings';
import { trip } from '../../fixtures/data/trip';

test.use({ viewport: { width: 360, height: 740 } });

const titles = [
  ['es', 'Español', 'Buscar en Flight Amigo'],
  ['hi', 'हिन्दी', 'Flight Amigo खोजें'],
  ['te', 'తెలుగు', 'Flight Amigoలను వెతకండి'],
  ['zh', '中文', '搜索 Flight Amigo'],
  ['fa', 'فارسی', 'جست‌وجوی Flight Amigo'],
  ['fr', 'Français', 'Rechercher sur Flight Amigo'],
] as const;

test('the header leads to the same page in each language, without a moment of English', async ({ page }) => {
  await noteHeadings(page);
  const { departureAirport: from, arrivalAirport: to } = trip();
  const address = `/search?from=${from}&to=${to}`;
  await page.goto(address);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Search Flight Amigos');
  let current = 'English';
  for (const [code, name, title] of titles) {
    await page.locator('summary').filter({ hasText: current }).click();
    const answered = page.waitForResponse((response) => response.request().isNavigationRequest());
    await page.getByRole('link', { name, exact: true }).click();
    expect(await (await answered).text()).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    await expect(page).toHaveURL(`/${code}${address}`);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await untilHydrated(page);
    await expect(heading).toHaveText(title);
    expect(await notedHeadings(page)).toEqual([title]);
    expect(await sidewaysScroll(page)).toBe(0);
    current = name;
  }
});
