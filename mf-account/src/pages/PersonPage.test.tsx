import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { PublicProfile } from 'backend/contract/account';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';
import { meera } from '../testing/people';

const kwame: PublicProfile = {
  id: 31,
  username: 'Kwame',
  profilePictureUrl: '/pictures/aaaaaaaaaaaaaaaaaaaaaa/small.webp',
  languages: 'English, Twi',
  bio: 'I travel between Accra and London.',
  verified: true,
  memberSince: '2024-03-09',
  marks: ['mail', 'phone'],
};

const open = (answers: Answers = {}, at = '/people/31') =>
  renderRemote(remote, { at, answers: { 'GET /api/users/31': kwame, ...answers } });
const asMember: Answers = { 'GET /api/auth/me': meera };

describe('the page of a person', () => {
  it('shows who they are and what was checked', async () => {
    const { requests } = open(asMember);
    const name = await screen.findByRole('heading', { level: 1, name: 'Kwame' });
    within(name).getByText('Kwame', { selector: 'bdi' });
    screen.getByText('Member since March 2024');
    const languages = within(screen.getByRole('list', { name: 'Languages' })).getAllByRole('listitem');
    expect(languages.map(({ textContent }) => textContent)).toEqual(['English', 'Twi']);
    await screen.findByText('I travel between Accra and London.');
    const checked = screen.getByRole('region', { name: 'What we checked' });
    within(checked).getByText('Mail');
    within(checked).getByText(/They entered a code that we sent to their number/);
    expect(within(checked).queryByText('Payout account')).toBeNull();
    within(checked).getByText(/We have not checked a passport/);
    expect(document.querySelector('img')?.getAttribute('src')).toBe(
      kwame.profilePictureUrl?.replace('small', 'large'),
    );
    expect(requests.map(({ url }) => url)).toEqual(['/api/auth/me', '/api/users/31']);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('tells languages apart by the commas of any language', async () => {
    open({ 'GET /api/users/31': { ...kwame, languages: 'فارسی، हिन्दी,中文，Twi' } });
    const languages = within(await screen.findByRole('list', { name: 'Languages' })).getAllByRole('listitem');
    expect(languages.map(({ textContent }) => textContent)).toEqual(['فارسی', 'हिन्दी', '中文', 'Twi']);
  });

  it('lets a visitor log in to read more, and neither report nor block', async () => {
    const { user } = open({ 'GET /api/users/31': { ...kwame, bio: null } });
    await user.click(await screen.findByRole('button', { name: 'Log in to read more' }));
    await screen.findByRole('dialog', { name: 'Login to Flight Amigo' });
    expect(screen.queryByText('Report')).toBeNull();
  });

  it('lets a member report and block', async () => {
    const { user, requests } = open({ ...asMember, 'POST /api/blocks': { done: true } });
    await user.click(await screen.findByRole('button', { name: 'Report' }));
    await screen.findByRole('dialog', { name: /Report Kwame/ });
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Block' }));
    const dialog = await screen.findByRole('dialog', { name: 'Block Kwame?' });
    await user.click(within(dialog).getByRole('button', { name: 'Block' }));
    await screen.findByText('Another page');
    expect(requests).toContainEqual({
      method: 'POST',
      url: '/api/blocks',
      body: { userId: 31, canBeUndone: true },
    });
  });

  it('has no buttons against oneself', async () => {
    open({ 'GET /api/auth/me': { ...meera, id: 31 } });
    await screen.findByText('I travel between Accra and London.');
    expect(screen.queryByRole('button', { name: 'Block' })).toBeNull();
  });

  it.each(['/people/31', '/people/me'])('is the same for who left, blocked or never was: %s', async (at) => {
    const body = { message: 'This person was not found', requestId: 'r' };
    open({ 'GET /api/users/31': () => ({ status: 404, body }) }, at);
    await screen.findByRole('heading', { level: 1, name: 'There is nobody here' });
  });

  it('can be loaded again', async () => {
    let isUp = false;
    const { user } = open({ 'GET /api/users/31': () => (isUp ? { body: kwame } : { status: 503 }) });
    await screen.findByRole('heading', { level: 1, name: 'This page could not be loaded' });
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { level: 1, name: 'Kwame' });
  });
});
