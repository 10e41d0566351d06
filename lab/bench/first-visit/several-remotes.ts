import type { Browser, Page } from 'playwright-core';
import { newestCode } from '../../../tools/testing/log-in.ts';
import { kilobytes, recordRequests } from './visit.ts';

const email = 'several.remotes@example.com';

export async function severalRemotes(browser: Browser, url: string): Promise<Record<string, number>> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const requests = await recordRequests(page);
  const script: Record<string, number> = {};
  for (const [name, step] of Object.entries(steps)) {
    await step(page, url);
    await page.waitForLoadState('networkidle');
    script[name] = kilobytes([...requests.values()], 'Script');
  }
  await context.close();
  return script;
}

const steps: Record<string, (page: Page, url: string) => Promise<void>> = {
  home: async (page, url) => {
    await page.goto(url);
    await page.getByRole('main').getByRole('article').first().waitFor();
  },
  'logged in': async (page, url) => {
    await page.getByRole('banner').getByRole('button', { name: 'Log In' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByLabel('Verification code').fill(await newestCode(url, email));
    await dialog.getByRole('button', { name: 'Verify' }).click();
    await dialog.waitFor({ state: 'detached' });
  },
  posted: async (page) => {
    await page.getByRole('main').getByRole('link', { name: 'Find Help' }).click();
    await choose(page, 'Departure Airport', 'JFK');
    await choose(page, 'Arrival Airport', 'DEL');
    await page.getByRole('button', { name: 'Choose date' }).first().click();
    await page
      .getByRole('dialog')
      .getByRole('gridcell')
      .getByRole('button', { disabled: false })
      .last()
      .click();
    await page.getByLabel('Name', { exact: true }).fill('A bench visitor');
    for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check();
    await page.getByRole('button', { name: 'Create Request' }).click();
    await page.getByRole('heading', { name: /published/i }).waitFor();
  },
  'profile saved': async (page) => {
    await page.getByRole('banner').getByRole('link', { name: 'My Profile' }).click();
    await page.getByLabel('Bio').fill('I measure.');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page
      .getByRole('status')
      .filter({ hasText: /updated/i })
      .first()
      .waitFor();
  },
};

async function choose(page: Page, label: string, airport: string) {
  await page.getByRole('combobox', { name: label }).fill(airport);
  await page.getByRole('listbox').getByRole('option').first().click();
}
