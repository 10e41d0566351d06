import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Me, ProfileChange } from 'backend/contract/account';
import { renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';
import { meera, profileOf } from '../testing/people';

const ours = '/pictures/aaaaaaaaaaaaaaaaaaaaaa/small.webp';
const restored = '/pictures/bbbbbbbbbbbbbbbbbbbbbb/small.webp';
const file = { headers: { 'content-type': 'image/webp' }, body: 'the large size' };

beforeEach(() => sessionStorage.clear());

/** A server that stores the picture. */
function open(start: string, answers: Answers = {}) {
  let now: Me = { ...meera, profilePictureUrl: start };
  return renderRemote(remote, {
    at: '/profile',
    answers: {
      ...profileOf(meera),
      'GET /api/auth/me': () => ({ body: now }),
      [`GET ${ours.replace('small', 'large')}`]: () => file,
      'POST /api/profile/picture': () => {
        now = { ...now, profilePictureUrl: restored };
        return { body: { profilePictureUrl: restored } };
      },
      'PATCH /api/profile': ({ profilePictureUrl }: ProfileChange) => {
        now = { ...now, profilePictureUrl: profilePictureUrl || null };
        return { body: now };
      },
      ...answers,
    },
  });
}

const removeButton = () => screen.findByRole('button', { name: 'Remove picture' });
const undoButton = () => screen.findByRole('button', { name: 'Undo' });

describe('my picture', () => {
  it('removes my picture at once, and puts the same one back', async () => {
    const { user, requests } = open(ours);
    await user.click(await removeButton());
    await screen.findByText('Picture removed');
    const choose = await screen.findByRole('button', { name: 'Choose a picture' });
    expect(document.activeElement).toBe(choose);
    await user.click(await undoButton());
    await screen.findByText('Undone');
    const replace = await screen.findByRole('button', { name: 'Replace picture' });
    expect(document.activeElement).toBe(replace);
    await waitFor(() => expect(document.querySelector('img')?.getAttribute('src')).toContain('/bbbb'));
    expect(requests.filter(({ method }) => method !== 'GET')).toMatchObject([
      { method: 'PATCH', url: '/api/profile', body: { profilePictureUrl: '' } },
      { method: 'POST', url: '/api/profile/picture' },
    ]);
  });

  it('says why the picture could not be put back', async () => {
    const message = 'That was too often. Please try again in 5 minutes.';
    const { user } = open(ours, { 'POST /api/profile/picture': () => ({ status: 429, body: { message } }) });
    await user.click(await removeButton());
    await user.click(await undoButton());
    await screen.findByText('That could not be undone');
    await screen.findByText(message);
  });

  it('puts back the address of another site that was not copied', async () => {
    const elsewhere = 'https://example.com/me.jpg';
    const { user, requests } = open(elsewhere);
    await user.click(await removeButton());
    await user.click(await undoButton());
    await screen.findByText('Undone');
    const body = { profilePictureUrl: elsewhere };
    expect(requests).toContainEqual({ method: 'PATCH', url: '/api/profile', body });
  });

  it('offers nothing when the picture cannot be kept', async () => {
    const { user } = open(ours, { [`GET ${ours.replace('small', 'large')}`]: () => ({ status: 404 }) });
    await user.click(await removeButton());
    await screen.findByText('Picture removed');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});
