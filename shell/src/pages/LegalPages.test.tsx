import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { LegalText } from 'backend/contract/pages/legal';
import { privacy } from 'backend/contract/pages/privacy';
import { terms } from 'backend/contract/pages/terms';
import { accessibilityFaults } from '../testing/index';
import { openSite } from '../testing/openSite';

const answers = { 'GET /api/legal/terms-of-use': terms, 'GET /api/legal/privacy-policy': privacy };

afterEach(() => {
  document.documentElement.lang = 'en';
});

async function open(at: string, title: string, bootData = {}) {
  openSite({ at, answers, bootData });
  await screen.findByRole('heading', { level: 1, name: title });
  screen.getByText(/^Last updated \w+ \d+, 20\d\d$/);
  return within(screen.getByRole('main'));
}

it('has terms with all required sections', async () => {
  const page = await open('/terms-of-use', 'Terms of Use');
  const headings = page.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual([
    'Accepting these terms',
    'What we do, and what we do not',
    'Disclaimer of liability',
    'No warranties',
    'Your responsibility',
    'Tips',
    'Indemnification',
    'Limitation of liability',
    'The owners’ assets are protected',
    'Credits',
    'Changes',
    'Contact',
  ]);
  page.getByText(/not send spam/);
  page.getByText(/not harass/);
  page.getByText(/anything illegal/);
  expect(await accessibilityFaults()).toEqual([]);
});

it('has a privacy policy with all required statements', async () => {
  const page = await open('/privacy-policy', 'Privacy Policy');
  for (const words of [
    /your name or username/,
    /your IP address and what kind of browser/,
    /to connect travelers/,
    /to send codes/,
    /shown only to a logged-in user who expresses interest/,
    /We do not sell personal data to third parties/,
    /no website can guarantee absolute security/,
    /delete your account, and with it/,
  ]) {
    page.getByText(words);
  }
  expect(await accessibilityFaults()).toEqual([]);
});

it('links from its contents to each section', async () => {
  const page = await open('/terms-of-use', 'Terms of Use');
  const contents = within(page.getByRole('navigation', { name: 'On this page' }));
  for (const link of contents.getAllByRole('link')) {
    const part = document.getElementById(link.getAttribute('href')!.slice(1));
    expect(part?.textContent).toContain(link.textContent);
  }
});

it('says on a demo site what becomes of the data there', async () => {
  const page = await open('/privacy-policy', 'Privacy Policy', { sandbox: true });
  page.getByText(/^This is a demo site/);
});

it('says nothing of a translation in English', async () => {
  const page = await open('/terms-of-use', 'Terms of Use');
  expect(page.queryByText(/This is a translation/)).toBeNull();
});

it('is read again after a failure', async () => {
  let isDown = true;
  const answer = () => (isDown ? { status: 500, body: { message: 'Sorry' } } : { body: terms });
  const { user } = openSite({ at: '/terms-of-use', answers: { 'GET /api/legal/terms-of-use': answer } });
  const again = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await user.click(again);
  await screen.findByRole('heading', { level: 1, name: 'Terms of Use' });
});

describe('in another language', () => {
  const farsi: LegalText = {
    title: 'شرایط استفاده',
    updated: '2026-11-20',
    lead: 'قاعده‌ها به زبان ساده.',
    sections: [{ id: 'contact', title: 'تماس', body: ['پرسشی دارید؟ {contact}'] }],
  };
  const telugu: LegalText = {
    title: 'వినియోగ నియమాలు',
    updated: '2026-11-20',
    lead: 'నియమాలు సులభమైన మాటల్లో.',
    sections: [{ id: 'contact', title: 'సంప్రదింపు', body: ['ప్రశ్నలున్నాయా? {contact}'] }],
  };

  it.each([
    ['fa', farsi, '۲۰ نوامبر ۲۰۲۶'],
    ['te', telugu, '20 నవంబర్, 2026'],
  ])('the page shows the text and its day in %s, and leads to the English', async (language, text, day) => {
    document.documentElement.lang = language;
    openSite({ at: '/terms-of-use', answers: { 'GET /api/legal/terms-of-use': text } });
    await screen.findByRole('heading', { level: 1, name: text.title });
    const main = within(screen.getByRole('main'));
    main.getByText(`Last updated ${day}`);
    main.getByRole('heading', { level: 2, name: text.sections[0]!.title });
    expect(screen.getByRole('main').querySelector('[lang], [dir="ltr"]')).toBeNull();
    const english = main.getByRole('link', { name: 'The English text' });
    expect(english.getAttribute('href')).toBe('/terms-of-use');
    expect(english.getAttribute('hreflang')).toBe('en');
    expect(await accessibilityFaults()).toEqual([]);
  });
});
