import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { expectAccessible } from '../../fixtures/browser/accessibility';
import { Net } from '../../fixtures/browser/network';
import { flyForMother } from '../../fixtures/people/flyTogether';

declare global {
  /** What the page has read aloud. */
  var said: string[];
}

const { step } = test;

const isKept = (page: Page, url: string) =>
  page.evaluate(async (path) => Boolean(await caches.match(path)), new URL(url).pathname);

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('her own page speaks her language, opens without a network, and calls for help @phone', async ({
  page: family,
  anotherBrowser,
  verifiedMember,
  troubles,
}) => {
  const [meera, ravi] = [await verifiedMember('Meera'), await verifiedMember('Ravi')];
  const id = await flyForMother(meera, ravi);
  const net = await Net.open();
  const phone = await anotherBrowser({ proxy: net.proxy });
  const heading = phone.getByRole('heading', { level: 1, name: /^Meera/ });
  const keptScript = net.hold(
    ({ url, headers }) => new URL(url ?? '').pathname === '/with/page.js' && headers.pragma === 'no-cache',
  );

  const url = await step('The family makes the page of the mother', async () => {
    await ravi.logInOn(family);
    await family.goto(`/trips/${id}?show=flight`);
    const card = family.getByRole('region', { name: 'A page for Lakshmi' });
    await expect(card.getByLabel('Language of the page')).toHaveValue('te');
    await card.getByRole('button', { name: 'Make the page' }).click();
    await expect(card.getByRole('img', { name: 'QR code of the page' })).toBeVisible();
    return card.getByLabel('Address of the page').inputValue();
  });

  await step('She opens it in Telugu, with whom to call', async () => {
    await phone.goto(url);
    await expect(heading).toHaveText('Meera మిమ్మల్ని కలుస్తారు');
    await expect(phone.locator('html')).toHaveAttribute('lang', 'te');
    await expect(phone.getByRole('link', { name: 'Meera\u200cకి కాల్ చేయండి' })).toHaveAttribute(
      'href',
      /^tel:\+\d+$/,
    );
    await expect(phone.getByRole('link', { name: 'Ravi\u200cకి కాల్ చేయండి' })).toBeVisible();
    await expectAccessible(phone);
    // It is kept with its script, which says without a network that it is old.
    await keptScript.arrived;
    await expect.poll(() => isKept(phone, new URL('/with/page.css', url).href)).toBe(true);
    expect(await isKept(phone, url)).toBe(false);
    keptScript.release();
    await expect.poll(() => isKept(phone, url)).toBe(true);
    // This browser has no voice of her language.
    await expect(phone.getByRole('button', { name: 'చదివి వినిపించండి' })).toBeHidden();
  });

  await step('She shows a sentence to somebody, then another one', async () => {
    await phone.getByRole('link', { name: 'ఎవరికైనా ఇది చూపించండి' }).click();
    await expect(heading).toBeHidden();
    const english = phone.getByText(/^I do not speak \w+\. /);
    await expect(english.filter({ visible: true })).toHaveCount(1);
    const first = await english.filter({ visible: true }).textContent();
    await phone.getByRole('button', { name: 'ఇంకో వాక్యం' }).click();
    await expect(english.filter({ visible: true })).not.toHaveText(first ?? '');
    await phone.goBack();
    await expect(heading).toBeVisible();
  });

  await step('Without a network the page opens, and a call for help waits', async () => {
    troubles.expect(/: net::ERR_/);
    await net.cut();
    await phone.reload();
    await expect(heading).toHaveText('Meera మిమ్మల్ని కలుస్తారు');
    await expect(phone.getByText(/నెట్‌వర్క్ లేదు\. ఇది \d/)).toBeVisible();
    await phone.getByRole('link', { name: 'నాకు సహాయం కావాలి' }).click();
    await phone.getByRole('button', { name: 'అవును, సహాయం కావాలి' }).click();
    await expect(phone.getByRole('alert')).toContainText('రాగానే మెసేజ్ వెళ్తుంది');
    await phone.reload();
    await expect(phone.getByRole('alert')).toContainText('రాగానే మెసేజ్ వెళ్తుంది');
  });

  await step('With a network it is sent, and she reads who has seen it', async () => {
    await net.restore();
    await phone.evaluate(() => dispatchEvent(new Event('online')));
    await expect(
      phone.getByText('మీకు సహాయం కావాలని Meera మరియు Ravi\u200cకి తెలుసు.', { exact: true }),
    ).toBeVisible();
    await family.goto(`/trips/${id}`);
    const alert = family.getByRole('alert').filter({ hasText: /^Lakshmi needs help in / });
    await alert.getByRole('button', { name: 'I have seen it' }).click();
    await expect(family.getByText('Ravi saw it.')).toBeVisible();
    await phone.reload();
    await expect(phone.getByText('Ravi చూశారు.')).toBeVisible();
  });

  await step('It ends when the family says so, also on her phone', async () => {
    troubles.expect(/\/with\//);
    await family.goto(`/trips/${id}?show=flight`);
    await family.getByRole('button', { name: 'End this page' }).click();
    await expect(family.getByRole('button', { name: 'Make the page' })).toBeVisible();
    await phone.reload();
    await expect(phone.getByRole('heading', { name: 'This page has ended' })).toBeVisible();
    await expect.poll(() => isKept(phone, url)).toBe(false);
  });
  await phone.close();
});

test('her own page reads itself aloud in Farsi, from right to left', async ({ page, verifiedMember }) => {
  const [meera, ravi] = [await verifiedMember('Meera'), await verifiedMember('Ravi')];
  const id = await flyForMother(meera, ravi);
  const url = await ravi.makeHerPage(id, 'fa');
  await page.addInitScript(() => {
    globalThis.said = [];
    speechSynthesis.getVoices = () => [{ lang: 'fa-IR' } as SpeechSynthesisVoice];
    Object.defineProperty(SpeechSynthesisUtterance.prototype, 'voice', { writable: true });
    speechSynthesis.speak = ({ text, lang }) => void globalThis.said.push(`${lang}: ${text}`);
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(url);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('button', { name: 'برایم بخوانید' }).click();
  await expect(page.getByRole('button', { name: 'دیگر نخوان' })).toBeVisible();
  const said = await page.evaluate(() => globalThis.said);
  expect(said[0]).toBe('fa: Meera پیش شما می‌آید');
  expect(said[1]).toMatch(/^fa: .+شمارهٔ شما: \d \d \d \d\.$/);
  expect(said[2]).toMatch(/^fa: حالا: /);
  for (const screen of ['#trip', '#show', '#help']) {
    await page.goto(url + screen);
    expect(await sidewaysScroll(page)).toBe(0);
    if (screen !== '#trip') await expectAccessible(page);
  }
});
