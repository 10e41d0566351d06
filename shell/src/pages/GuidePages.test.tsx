import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { Guide } from 'backend/contract/pages/guides';
import { accessibilityFaults } from '../testing/index';
import { openSite } from '../testing/openSite';

const help: Guide = {
  title: 'Help',
  lead: 'Questions that people ask us, with short answers.',
  sections: [
    { id: 'cost', title: 'What does it cost?', body: ['Nothing. A **tip** is a gift.'] },
    {
      id: 'mails',
      title: 'Too many mails',
      body: ['Stop them in [your profile](/profile).', ['One', 'Two']],
    },
    { id: 'more', title: 'Your question is not here?', body: ['{contact}'] },
  ],
};

const questions = () =>
  screen.getAllByRole('heading', { level: 2 }).flatMap(({ id, textContent }) => (id ? [] : [textContent]));
const asked = () => questions().filter((text) => help.sections.some(({ title }) => title === text));

describe('a guide', () => {
  it('has contents, lists, links and the way to us', async () => {
    openSite({ at: '/help', answers: { 'GET /api/guides/help': help } });
    await screen.findByRole('heading', { level: 1, name: 'Help' });
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
    expect(contents.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#cost',
      '#mails',
      '#more',
    ]);
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'your profile' }).getAttribute('href')).toBe('/profile');
    main.getByText('tip', { selector: 'strong' });
    main.getByText('Two', { selector: 'li' });
    main.getByRole('link', { name: 'hello@example.com' });
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('finds questions by their words', async () => {
    const { user } = openSite({ at: '/help', answers: { 'GET /api/guides/help': help } });
    const search = await screen.findByRole('searchbox', { name: 'Search the questions' });
    await user.type(search, 'PROFILE mails');
    expect(asked()).toEqual(['Too many mails']);
    screen.getByText('1 question');

    await user.clear(search);
    await user.type(search, 'aeroplane');
    expect(asked()).toEqual([]);
    screen.getByText('0 questions');
  });

  it('is read again after a failure', async () => {
    let isDown = true;
    const answer = () => (isDown ? { status: 500, body: { message: 'Sorry' } } : { body: help });
    const { user } = openSite({ at: '/safety', answers: { 'GET /api/guides/safety': answer } });
    const again = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(again);
    await screen.findByRole('heading', { level: 1, name: 'Help' });
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});
