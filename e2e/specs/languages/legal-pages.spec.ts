import { expect, test } from '../../fixtures';
import { expectAccessible, sidewaysScroll } from '../../fixtures/browser/accessibility';
import { clippedWords } from '../../fixtures/browser/clippedWords';
import { untilHydrated } from '../../fixtures/browser/firstView';

test.use({ viewport: { width: 360, height: 740 } });

const pages = [
  ['/terms-of-use', 'شرایط استفاده', 'محدودیت مسئولیت', '۲۰ نوامبر ۲۰۲۶', 'Terms of Use'],
  ['/privacy-policy', 'حریم خصوصی', 'حقوق شما', '۲۸ نوامبر ۲۰۲۶', 'Privacy Policy'],
] as const;

for (const [path, title, section, day, english] of pages)
  test(`${path} is in Farsi on a small phone, and leads to the English text`, async ({ page }) => {
    const html = await (await page.goto(`/fa${path}`))?.text();
    expect(html).toContain(`<h1>${title}</h1>`);
    await untilHydrated(page);
    const main = page.getByRole('main');
    await expect(main.getByText(`آخرین به‌روزرسانی: ${day}`)).toBeVisible();
    await expect(main.locator('[lang="en"], [dir="ltr"]')).toHaveCount(0);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await clippedWords(page)).toEqual([]);
    await expectAccessible(page);

    await main.getByRole('navigation').getByRole('link', { name: section }).click();
    await expect(main.getByRole('heading', { level: 2, name: section })).toBeInViewport();
    await main.getByRole('link', { name: 'متن انگلیسی' }).click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(english);
    await expect(main.getByText('This is a translation')).toHaveCount(0);
  });
