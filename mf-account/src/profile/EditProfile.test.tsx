import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import type { ProfileChange } from 'backend/contract/account';
import { renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';
import { meera, profileOf } from '../testing/people';

const open = (answers: Answers = {}) =>
  renderRemote(remote, { at: '/profile', answers: { ...profileOf(meera), ...answers } });

/** A server that stores changes of the profile. */
function keeping(start = meera): Answers {
  let now = start;
  return {
    'GET /api/auth/me': () => ({ body: now }),
    'PATCH /api/profile': (change: ProfileChange) => {
      now = { ...now, ...change, verified: now.verified && change.phoneNumber === undefined };
      return { body: now };
    },
  };
}

const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save Changes' });

beforeEach(() => sessionStorage.clear());

describe('editing my profile', () => {
  it('sends what I changed, says so and shows it', async () => {
    const { user, requests } = open(keeping());

    const languages = await field(/Languages/);
    await user.clear(languages);
    await user.type(languages, 'Hindi, Telugu');
    await user.click(save());

    await screen.findByText('Profile updated');
    screen.getByText('Your profile has been updated successfully');
    await screen.findByText('Speaks Hindi, Telugu');
    const sent = requests.filter(({ method }) => method === 'PATCH');
    expect(sent).toEqual([{ method: 'PATCH', url: '/api/profile', body: { languages: 'Hindi, Telugu' } }]);
  });

  it('says beside the field what is wrong, goes there and sends nothing', async () => {
    const { user, requests } = open();

    const username = await field(/Username/);
    await user.clear(username);
    await user.type(username, 'me');
    await user.type(await field(/Picture address/), 'http://example.com/me.png');
    await user.click(save());

    screen.getByText('Username must be at least 3 characters');
    screen.getByText('Please enter a valid https address');
    expect(document.activeElement).toBe(username);
    expect(requests.some(({ method }) => method === 'PATCH')).toBe(false);

    await user.type(username, 'era');
    expect(screen.queryByText('Username must be at least 3 characters')).toBeNull();
  });

  it('shows the server’s objection at its field and keeps what I typed', async () => {
    const taken = { message: 'Taken', issues: [{ path: 'username', message: 'This username is taken' }] };
    const { user } = open({ 'PATCH /api/profile': () => ({ status: 409, body: taken }) });

    const username = await field(/Username/);
    await user.clear(username);
    await user.type(username, 'ifeoma');
    await user.click(save());

    await screen.findByText('This username is taken');
    await screen.findByText('Update failed');
    screen.getByText('There was a problem updating your profile');
    expect(username.value).toBe('ifeoma');
    expect(document.activeElement).toBe(username);
  });

  it('says what else stood in the way', async () => {
    const refusal = { message: 'Too many codes today. Try again tomorrow.' };
    const { user } = open({ 'PATCH /api/profile': () => ({ status: 429, body: refusal }) });

    await user.type(await field(/Phone number/), '9');
    await user.click(save());
    await screen.findByText('Too many codes today. Try again tomorrow.');
  });

  it('still has my unsaved words after a reload, until I discard them', async () => {
    const first = open();
    await first.user.type(await field(/Bio/), ' Ask me anything.');
    cleanup();

    const { user } = open();
    const bio = await field(/Bio/);
    expect(bio.value).toBe('I fly this route every winter. Ask me anything.');
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(bio.value).toBe('I fly this route every winter.');
  });

  it('says that a code was sent to a changed number and where to enter it', async () => {
    const { user, requests } = open(keeping());

    const phone = await field(/Phone number/);
    await user.clear(phone);
    await user.type(phone, '2025550199');
    await user.click(save());

    await screen.findByText('A code was sent to your new phone number.');
    expect(screen.getByRole('link', { name: 'Enter the code' }).getAttribute('href')).toBe('/verify');
    expect(requests.find(({ method }) => method === 'PATCH')?.body).toEqual({ phoneNumber: '+1 2025550199' });
  });
});
