import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openSite } from '../testing/openSite';

async function open() {
  const site = openSite({ at: '/contact' });
  await screen.findByRole('heading', { name: 'Contact Us' });
  return site;
}

const footer = () => within(screen.getByRole('contentinfo'));

describe('the footer', () => {
  it('links to posting, searching, guides, contact and legal pages', async () => {
    await open();
    const links = footer()
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Offer Help', '/offer/create'],
      ['Find Help', '/find/create'],
      ['Browse Listings', '/search'],
      ['How it works', '/how-it-works'],
      ['Safety', '/safety'],
      ['Help', '/help'],
      ['Contact', '/contact'],
      ['Terms of Use', '/terms-of-use'],
      ['Privacy Policy', '/privacy-policy'],
    ]);
  });

  it('says that users meet at their own risk', async () => {
    await open();
    footer().getByText(/All interactions are at the users’ own risk/);
  });

  it('changes the theme and stores it in a cookie', async () => {
    const { user } = await open();
    const theme = within(footer().getByRole('group', { name: 'Theme' }));
    expect(theme.getByRole('radio', { name: 'System' })).toHaveProperty('checked', true);

    await user.click(theme.getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(document.cookie).toContain('theme=dark');

    await user.click(theme.getByRole('radio', { name: 'System' }));
    expect(document.documentElement.dataset['theme']).toBeUndefined();
  });
});
