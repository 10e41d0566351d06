import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { MatchDetails } from 'backend/contract/trips';
import { accessibilityFaults, renderRemote } from 'shell/host/testing';
// The page is a chunk of its own: its first load must not count as waiting time of a test.
import '../pages/TripPage';
import remote from '../remote';
import { sampleRequest } from '../testing/listings';
import { meera } from '../testing/people';
import { withAnand, withAnandAlone } from '../testing/relay';
import { withOtherPages } from '../testing/withOtherPages';

beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-02-12T12:00:00Z')));
afterEach(() => {
  jest.restoreAllMocks();
});

async function open(trip: MatchDetails) {
  const contacts = { contacts: ['aunt@example.com'], toldAt: null };
  const page = renderRemote(withOtherPages(remote), {
    at: '/trips/12',
    answers: {
      'GET /api/auth/me': meera,
      'GET /api/threads': [],
      'GET /api/alerts': [],
      'GET /api/listings/fitting': [],
      'GET /api/listings/id/31/details': sampleRequest(),
      'GET /api/matches/12': trip,
      'GET /api/matches/12/arrival-contacts': contacts,
      'PUT /api/matches/12/arrival-contacts': contacts,
    },
  });
  return { ...page, family: within(await screen.findByRole('region', { name: 'For your family' })) };
}
const onlyWithAnAmigo =
  'There is no Amigo yet on the last flight. We can tell them only if an Amigo flies along to Chicago.';

describe('those whom a family chose', () => {
  it('are told only when a companion flies to the end', async () => {
    const { family, user } = await open(withAnandAlone());
    family.getByText(onlyWithAnAmigo);
    await user.click(family.getByRole('button', { name: 'Choose whom we tell' }));
    await family.findByLabelText('Whom we tell that Kamala has arrived');
    family.getByText(onlyWithAnAmigo);
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(family.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved');
    expect(screen.queryByText('We tell them when the trip ends')).toBeNull();
  });

  it('are promised it where another companion takes over', async () => {
    const { family, user } = await open(withAnand());
    expect(family.queryByText(onlyWithAnAmigo)).toBeNull();
    await user.click(family.getByRole('button', { name: 'Choose whom we tell' }));
    await user.click(await family.findByRole('button', { name: 'Save' }));
    await screen.findByText('We tell them when the trip ends');
  });
});
