import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { MatchDetails, SavedCareCard } from 'backend/contract/trips';
import { accessibilityFaults, renderRemote } from 'shell/host/testing';
// The page is a chunk of its own: its first load must not count as waiting time of a test.
import '../pages/TripPage';
import remote from '../remote';
import { atTheAirport, serverOfTrip } from '../testing/dayOfTravel';
import { lakshmi, lakshmiFlies } from '../testing/trips';
import { withOtherPages } from '../testing/withOtherPages';

/** What phones have and the test browser has not. */
const give = (powers: Partial<Record<'wakeLock' | 'vibrate', unknown>>) => {
  for (const [name, value] of Object.entries(powers))
    Object.defineProperty(navigator, name, { value, configurable: true });
};
beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(atTheAirport);
});
afterEach(() => {
  for (const name of ['wakeLock', 'vibrate']) Reflect.deleteProperty(navigator, name);
  jest.restoreAllMocks();
  localStorage.clear();
});

const open = (trip: Partial<MatchDetails> = {}, careCard: SavedCareCard | null = lakshmi) => {
  const { answers } = serverOfTrip(trip, careCard);
  return renderRemote(withOtherPages(remote), { at: '/trips/12', answers });
};
const stepCard = async (name: string) => within(await screen.findByRole('region', { name }));
const wears = 'A green sari and a red shawl';

describe('the sign', () => {
  it('says what the traveler wears', async () => {
    open({ flyer: lakshmiFlies }, { ...lakshmi, wears });
    const next = await stepCard('Go to the airport in Delhi');
    expect(next.getByText(/^Look for/).textContent).toBe('Look for Lakshmi, 70–79');
    next.getByText(wears);
  });

  it('follows what the family says meanwhile, with the photo of the traveler', async () => {
    const photo = '/api/matches/12/care-card/photo?v=abcd1234';
    const { answers } = serverOfTrip({ flyer: lakshmiFlies });
    let card: SavedCareCard = lakshmi;
    renderRemote(withOtherPages(remote), {
      at: '/trips/12',
      answers: { ...answers, 'GET /api/matches/12/care-card': () => ({ body: card }) },
    });
    const next = await stepCard('Go to the airport in Delhi');
    card = { ...lakshmi, wears, photo };
    act(() => void window.dispatchEvent(new Event('online')));
    await next.findByText(wears);
    expect(document.querySelector(`img[src="${photo}"]`)).not.toBeNull();
  });

  it('fills the screen on a press, and keeps it awake until it is closed', async () => {
    const release = jest.fn(() => Promise.resolve());
    const request = jest.fn((_kind: string) => Promise.resolve({ release }));
    give({ wakeLock: { request } });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Show it full screen' }));
    const sign = within(await screen.findByRole('dialog', { name: 'Our sign' }));
    sign.getByRole('img', { name: 'umbrella' });
    sign.getByText('4 7 2 9');
    expect(request).toHaveBeenCalledWith('screen');
    expect(await accessibilityFaults()).toEqual([]);
    // The browser lets go when the page is hidden.
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(request).toHaveBeenCalledTimes(2));
    await user.click(sign.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(release).toHaveBeenCalledTimes(2);
  });

  it('fills the screen where nothing can keep it awake', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Show it full screen' }));
    within(await screen.findByRole('dialog', { name: 'Our sign' })).getByText('4 7 2 9');
  });

  it.each([
    ['Gate B22', 'Meet in public, after security.'],
    ['安检后', 'Meet in public, after security.'],
    ['Terminal 3, check-in', 'Meet in public, before security.'],
    ['Terminal 3, Gate 6', 'Meet in public.'],
    [null, 'Meet in public.'],
  ])('comes with the rule for the place, %p', async (meetingPoint, rule) => {
    open({ meetingPoint });
    (await stepCard('Go to the airport in Delhi')).getByText(rule);
  });
});

it('vibrates once when the other has tapped that they met', async () => {
  const vibrate = jest.fn(() => true);
  give({ vibrate });
  const { answers } = serverOfTrip();
  const met = { step: 'met', at: new Date(atTheAirport).toISOString(), byMe: false, byBoth: false } as const;
  let steps: MatchDetails['steps'] = [];
  renderRemote(withOtherPages(remote), {
    at: '/trips/12',
    answers: {
      ...answers,
      'GET /api/matches/12': () => {
        const { body } = answers['GET /api/matches/12']();
        return { body: { ...(body as MatchDetails), steps } };
      },
    },
  });
  await stepCard('Go to the airport in Delhi');
  expect(vibrate).not.toHaveBeenCalled();
  steps = [{ ...met, canTakeBack: false, takeBackUntil: null }];
  act(() => void window.dispatchEvent(new Event('online')));
  await stepCard('Through security');
  expect(vibrate).toHaveBeenCalledTimes(1);
});

describe('the family', () => {
  it('describes on the day what she wears, and keeps the rest of the card', async () => {
    const { user, requests } = renderRemote(withOtherPages(remote), {
      at: '/trips/12',
      answers: {
        ...serverOfTrip({ role: 'seeking_help' }).answers,
        'PUT /api/matches/12/care-card': (body: SavedCareCard) => ({ body }),
      },
    });
    const form = within(await screen.findByRole('region', { name: 'How Ravi finds Lakshmi' }));
    await user.type(form.getByLabelText('What Lakshmi wears today'), wears);
    await user.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText('Ravi sees it beside the sign.');
    expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({ ...lakshmi, wears });
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('can do so without a card, with what the request says', async () => {
    const { user, requests } = renderRemote(withOtherPages(remote), {
      at: '/trips/12',
      answers: {
        ...serverOfTrip({ role: 'seeking_help', flyer: lakshmiFlies, needs: ['medicine'] }, null).answers,
        'PUT /api/matches/12/care-card': (body: SavedCareCard) => ({ body }),
      },
    });
    await user.type(await screen.findByLabelText('What Lakshmi wears today'), wears);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Ravi sees it beside the sign.');
    const card = { firstName: 'Lakshmi Devi', needs: ['medicine'], wears };
    expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual(card);
  });

  it('adds a photo, after a card that did not exist yet, and removes it', async () => {
    const photo = '/api/matches/12/care-card/photo?v=abcd1234';
    const card = { firstName: 'Lakshmi Devi', needs: [] };
    let saved: SavedCareCard | null = null;
    const save = (next: SavedCareCard) => () => {
      saved = next;
      return { body: next };
    };
    const { user, requests } = renderRemote(withOtherPages(remote), {
      at: '/trips/12',
      answers: {
        ...serverOfTrip({ role: 'seeking_help', flyer: lakshmiFlies }, null).answers,
        'GET /api/matches/12/care-card': () => ({ body: saved }),
        'PUT /api/matches/12/care-card': save(card),
        'POST /api/matches/12/care-card/photo': save({ ...card, photo }),
      },
    });
    await user.upload(
      await screen.findByLabelText('Photo of Lakshmi'),
      new File(['picture'], 'amma.jpg', { type: 'image/jpeg' }),
    );
    await screen.findByText('Ravi sees it beside the sign.');
    expect(
      requests.filter(({ method }) => method !== 'GET').map(({ method, url }) => `${method} ${url}`),
    ).toEqual(['PUT /api/matches/12/care-card', 'POST /api/matches/12/care-card/photo']);
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await screen.findByText('Photo removed');
    expect(requests.findLast(({ method }) => method === 'PUT')?.body).toEqual({ ...card, photo: null });
    await screen.findByRole('button', { name: 'Add a photo of Lakshmi' });
  });

  it('is not asked once they have met', async () => {
    const at = new Date(atTheAirport).toISOString();
    const met = { step: 'met', at, byMe: true, canTakeBack: false, takeBackUntil: null } as const;
    open({ role: 'seeking_help', steps: [met] });
    await stepCard('Through security');
    expect(screen.queryByLabelText('What Lakshmi wears today')).toBeNull();
  });
});
