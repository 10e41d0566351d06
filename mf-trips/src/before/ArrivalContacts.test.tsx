import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import type { MatchDetails } from 'backend/contract/trips';
import { accessibilityFaults, renderRemote } from 'shell/host/testing';
// The page is a chunk of its own: its first load must not count as waiting time of a test.
import '../pages/TripPage';
import remote from '../remote';
import { sampleRequest } from '../testing/listings';
import { meera } from '../testing/people';
import { anandsPart, meerasPart, withAnand, withAnandAlone } from '../testing/relay';
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
const onlyWhenYouSaySo =
  'There is no Amigo yet on the last flight. We tell them when you say that Kamala has landed in Chicago.';

describe('those whom a family chose', () => {
  it('are told when the family says so where no companion flies to the end', async () => {
    const { family, user } = await open(withAnandAlone());
    family.getByText(onlyWhenYouSaySo);
    await user.click(family.getByRole('button', { name: 'Choose whom we tell' }));
    await family.findByLabelText('Whom we tell that Kamala has arrived');
    family.getByText(onlyWhenYouSaySo);
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(family.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved');
    expect(screen.queryByText('We tell them when the trip ends')).toBeNull();
  });

  it('are promised it where another companion takes over', async () => {
    const { family, user } = await open(withAnand());
    expect(family.queryByText(onlyWhenYouSaySo)).toBeNull();
    await user.click(family.getByRole('button', { name: 'Choose whom we tell' }));
    await user.click(await family.findByRole('button', { name: 'Save' }));
    await screen.findByText('We tell them when the trip ends');
  });

  it('are not asked for when another companion has brought her to the end', async () => {
    const steps = [{ step: 'handed_over' as const, leg: 2, at: '2027-02-12T10:00:00.000Z' }];
    const { family } = await open(withAnand({ companions: [anandsPart(), meerasPart({ steps })] }));
    expect(family.queryByRole('button', { name: 'Choose whom we tell' })).toBeNull();
  });

  it('can still be chosen after the goodbye, until the traveler has landed', async () => {
    const tapped = { at: '2027-02-12T10:00:00.000Z', byMe: true, byBoth: true } as const;
    const step = { ...tapped, canTakeBack: false, takeBackUntil: null };
    const goodbye = { ...step, step: 'handed_over', leg: 1 } as const;
    const { family } = await open(withAnandAlone({ steps: [goodbye] }));
    family.getByRole('button', { name: 'Choose whom we tell' });
    cleanup();
    const landed = { ...step, step: 'landed', leg: 2 } as const;
    const { family: later } = await open(withAnandAlone({ steps: [goodbye, landed] }));
    expect(later.queryByRole('button', { name: 'Choose whom we tell' })).toBeNull();
  });
});
