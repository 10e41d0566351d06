import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { accessibilityFaults } from '../testing/index';
import { openSite } from '../testing/openSite';

async function open(at: string, title: string) {
  openSite({ at });
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
