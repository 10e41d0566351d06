import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { defineRemote } from 'shell/host';
import { accessibilityFaults, firstViewOf, renderRemote, type Answers } from 'shell/host/testing';
import { meera } from '../testing/people';
import { NameCard } from './NameCard';

const newcomer = { ...meera, username: 'Traveler 4821', nameChosen: false };
const remote = defineRemote({
  name: 'account',
  routes: [{ path: '/', title: 'Any page', access: 'public', page: () => import('./NameCard') }],
});
const open = (me: object, answers: Answers = {}) =>
  renderRemote(remote, { at: '/', answers: { 'GET /api/auth/me': me, ...answers } });
const question = () => screen.queryByRole('textbox', { name: 'What shall we call you?' });

describe('the card for the name', () => {
  it('asks a new member for a name, and goes when there is one', async () => {
    const { user, requests } = open(newcomer, {
      'PATCH /api/profile': { ...newcomer, username: 'Meera', nameChosen: true },
    });
    const name = await screen.findByRole('textbox', { name: 'What shall we call you?' });
    screen.getByText('Until you choose, you are “Traveler 4821” to others.');
    expect(await accessibilityFaults()).toEqual([]);
    await user.type(name, 'Meera');
    await user.click(screen.getByRole('button', { name: 'Use this name' }));
    await screen.findByText('Welcome, Meera');
    expect(question()).toBeNull();
    expect(requests.at(-1)).toMatchObject({ url: '/api/profile', body: { username: 'Meera' } });
  });

  it('says why a name is refused, beside the field, and keeps what was typed', async () => {
    const message = 'This name could be mistaken for ours. Please choose another';
    const { user } = open(newcomer, {
      'PATCH /api/profile': () => ({
        status: 400,
        body: { message, issues: [{ path: 'username', message }], requestId: 'test' },
      }),
    });
    const name = await screen.findByRole('textbox', { name: 'What shall we call you?' });
    await user.click(screen.getByRole('button', { name: 'Use this name' }));
    await screen.findByText('Username must be at least 3 characters');
    await user.type(name, 'Support');
    await user.click(screen.getByRole('button', { name: 'Use this name' }));
    await screen.findByText(message);
    expect(name).toHaveProperty('value', 'Support');
  });

  it('asks no more on this device after "Later"', async () => {
    const { user } = open(newcomer);
    await user.click(await screen.findByRole('button', { name: 'Later' }));
    await waitFor(() => expect(question()).toBeNull());
    expect(localStorage.getItem('name-later-7')).not.toBeNull();
    expect(document.cookie).toContain('name-later=7');
  });

  it('is in the HTML of the server, which learns by a cookie of a device that asks no more', async () => {
    expect(firstViewOf(<NameCard />, { me: newcomer }).querySelector('input')).not.toBeNull();
    localStorage.setItem('name-later-7', '1');
    document.cookie = 'name-later=; max-age=0';
    open(newcomer);
    await waitFor(() => expect(document.cookie).toContain('name-later=7'));
    expect(question()).toBeNull();
  });

  it.each([{ ...meera, nameChosen: true }, meera])('does not ask members who have a name', async (me) => {
    const { requests } = open(me);
    await waitFor(() => expect(requests.map(({ url }) => url)).toContain('/api/auth/me'));
    await screen.findByRole('main');
    expect(question()).toBeNull();
  });
});
