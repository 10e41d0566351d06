import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { accessibilityFaults } from '../testing/index';
import { openSite } from '../testing/openSite';
import { meera } from '../testing/people';

const languages = [
  { code: 'en', name: 'English' },
  { code: 'fa', name: 'فارسی' },
];
const choices = () => within(screen.getByRole('banner')).findAllByRole('link', { name: /English|فارسی/ });

describe('the choice of the language', () => {
  it('offers the same page in each language, by its own name', async () => {
    openSite({ at: '/contact?subject=lost', bootData: { languages } });
    const links = await choices();
    expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.lang])).toEqual([
      ['English', '/contact?subject=lost', 'en'],
      ['فارسی', '/fa/contact?subject=lost', 'fa'],
    ]);
    expect(await accessibilityFaults(screen.getByRole('banner'))).toEqual([]);
  });

  it('is not there on a site in English alone', async () => {
    openSite({ at: '/contact' });
    await screen.findByRole('button', { name: 'Log In' });
    expect(screen.queryByText('Language')).toBeNull();
  });

  it('remembers what was chosen, for a member also where mails are written', async () => {
    const { user, requests } = openSite({
      at: '/contact',
      bootData: { languages },
      answers: { 'GET /api/auth/me': meera, 'PATCH /api/profile': meera },
    });
    await screen.findByRole('link', { name: 'meera' });
    const [, farsi] = await choices();
    farsi?.addEventListener('click', (event) => event.preventDefault());
    await user.click(farsi!);
    expect(document.cookie).toContain('language=fa');
    expect(requests.at(-1)).toMatchObject({ method: 'PATCH', body: { language: 'fa' } });
  });
});
