import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Alert } from 'backend/contract/listings/alerts';
import { defineRemote } from 'shell/host';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import { sampleAlert } from '../testing/alerts';
import { meera } from '../testing/people';
import { MyAlerts } from './MyAlerts';

const profile = defineRemote({
  name: 'profile',
  routes: [
    { path: '/', title: '', access: 'member', page: async () => ({ Tab: () => <MyAlerts type="helper" /> }) },
  ],
});

function open(alerts: Alert[], answers: Answers = {}) {
  let now = alerts;
  return renderRemote(profile, {
    at: '/',
    answers: {
      'GET /api/auth/me': meera,
      'GET /api/alerts': () => ({ body: now }),
      'PATCH /api/alerts/5': (change: Partial<Alert>) => {
        now = now.map((alert) => ({ ...alert, ...change }));
        return { body: now[0] };
      },
      'DELETE /api/alerts/5': () => {
        now = [];
        return { body: { done: true } };
      },
      ...answers,
    },
  });
}
const section = async () =>
  within(await screen.findByRole('region', { name: 'You are told when a helper is found' }));

describe('what a member is told of', () => {
  it('is listed with its days and finds, for this side only', async () => {
    open([sampleAlert({ found: 3 }), sampleAlert({ id: 6, type: 'seeking_help', from: 'LHR' })]);
    const mine = await section();
    mine.getByText('JFK to DEL, Mar 1, 2099 – Mar 7, 2099');
    mine.getByText('also airports nearby · 3 found so far');
    expect(mine.getAllByRole('listitem')).toHaveLength(1);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('names a listing that is waited for, and one’s own trip', async () => {
    open([sampleAlert({ listing: 41 }), sampleAlert({ id: 6, ownListing: 12, found: 1 })]);
    const mine = await section();
    mine.getByText(/^once, when this person can be contacted/);
    expect(mine.getByRole('link', { name: 'See the listing' }).getAttribute('href')).toBe('/listing/41');
    mine.getByText('every flight of your listing · also airports nearby · 1 found so far');
  });

  it('comes once a day instead, goes on after a pause, and stops', async () => {
    const { user, requests } = open([sampleAlert({ status: 'paused' })]);
    const mine = await section();
    const how = mine.getByLabelText<HTMLSelectElement>('How we write');
    await user.selectOptions(how, 'daily');
    await waitFor(() => expect(how.disabled).toBe(false));
    mine.getByText('Paused, because two of our mails came back.');
    await user.click(mine.getByRole('button', { name: 'Write again' }));
    await user.click(await mine.findByRole('button', { name: 'Stop: JFK to DEL' }));
    await screen.findByRole('main');
    const changes = requests.filter(({ method }) => method !== 'GET');
    expect(changes.map(({ method, body }) => [method, body])).toEqual([
      ['PATCH', { how: 'daily' }],
      ['PATCH', { status: 'on' }],
      ['DELETE', {}],
    ]);
  });

  it('can be loaded again', async () => {
    let isUp = false;
    const { user } = open([], {
      'GET /api/alerts': () => (isUp ? { body: [sampleAlert()] } : { status: 500, body: {} }),
    });
    await screen.findByText('We could not load what you are told of.');
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await section();
  });
});
