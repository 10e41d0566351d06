import { expect, test } from '../../fixtures';
import { sidewaysScroll } from '../../fixtures/browser/accessibility';
import { untilHydrated } from '../../fixtures/browser/firstView';
import { trip } from '../../fixtures/data/trip';

declare global {
  /** What the heading of the page has said, from its HTML on. */
  var headings: (string | null)[];
}

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
  await page.addInitScript(() => {
    globalThis.headings = [];
    const note = () => {
      const text = document.querySelector('h1')?.textContent;
      if (text && text !== globalThis.headings.at(-1)) globalThis.headings.push(text);
    };
    new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
  });
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
    expect(await page.evaluate(() => globalThis.headings)).toEqual([title]);
    expect(await sidewaysScroll(page)).toBe(0);
    current = name;
  }
});
