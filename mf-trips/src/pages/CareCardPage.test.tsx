import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { CareCard, MatchDetails, SavedCareCard } from 'backend/contract/trips';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
// The page is a chunk of its own: its first load must not count as waiting time of a test.
import './CareCardPage';
import remote from '../remote';
import { meera } from '../testing/people';
import { lakshmi, lakshmiFlies, sampleTrip } from '../testing/trips';

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-02-12T12:00:00Z'));
});
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

const ravi = {
  ...meera,
  id: 9,
  username: 'Ravi',
  email: 'ravi@example.com',
  phoneNumber: '+1 312 555 0144',
  languages: 'English, Hindi',
};
const meeraAsOther = { ...sampleTrip().other, id: 7, username: 'Meera' };
const ravisTrip = (overrides: Partial<MatchDetails> = {}) =>
  sampleTrip({
    role: 'seeking_help',
    other: meeraAsOther,
    contact: { email: 'meera@example.com', phoneNumber: '+1 201 555 0136' },
    ...overrides,
  });

function open(
  trip: MatchDetails,
  card: SavedCareCard | null,
  answers: Answers = {},
  at = '/trips/12/care-card',
) {
  return renderRemote(remote, {
    at,
    answers: {
      'GET /api/auth/me': trip.role === 'helper' ? meera : ravi,
      'GET /api/matches/12': { ...trip, hasCareCard: card !== null },
      'GET /api/matches/12/care-card': card,
      'PUT /api/matches/12/care-card': (body: CareCard) => ({ body }),
      ...answers,
    },
  });
}
const sheet = async () => within(await screen.findByRole('article', { name: 'Printed care card' }));
const button = (name: string) => screen.findByRole('button', { name });

describe('the family', () => {
  it('writes the card, and sees how it prints', async () => {
    const { user, requests } = open(ravisTrip(), null);
    await screen.findByText('Only you and Meera can read it');
    screen.getByText(/deleted on March 8/);
    await user.type(screen.getByLabelText('First name'), 'Lakshmi');
    await user.type(screen.getByLabelText('Seat'), '31C');
    await user.type(screen.getByLabelText('First person'), 'Sunita, daughter, +91 98 4455 0190');
    await user.click(screen.getByRole('checkbox', { name: 'Changing planes' }));
    const print = await sheet();
    print.getByText('Lakshmi');
    print.getByText('31C');
    print.getByText('Meera', { selector: '.strong' });
    print.getByText('+1 201 555 0136', { selector: '.number' });
    print.getByText('Sunita');
    print.getByText('+91 98 4455 0190');
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(await button('Save care card'));
    await screen.findByText('Care card saved');
    expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({
      firstName: 'Lakshmi',
      seat: '31C',
      callFirst: 'Sunita, daughter, +91 98 4455 0190',
      needs: ['changing_planes'],
    });
  });

  it('is told what is missing, and loses nothing when saving fails', async () => {
    let isDown = true;
    const { user, requests } = open(ravisTrip(), null, {
      'PUT /api/matches/12/care-card': (body: CareCard) => (isDown ? { status: 503, body: {} } : { body }),
    });
    await user.click(await button('Save care card'));
    await screen.findByText('Enter the first name');
    expect(requests.some(({ method }) => method === 'PUT')).toBe(false);
    await user.type(screen.getByLabelText('First name'), 'Lakshmi');
    await user.click(await button('Save care card'));
    await screen.findByText('Not saved. Try again.');
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Lakshmi');
    isDown = false;
    await user.click(await button('Save care card'));
    await screen.findByText('Care card saved');
  });

  it('begins with what the request and the profile say', async () => {
    const needs = ['walks_slowly', 'medicine'] as const;
    const { user, requests } = open(ravisTrip({ flyer: lakshmiFlies, needs: [...needs] }), null);
    await screen.findByRole('heading', { level: 1, name: 'Care card for Lakshmi' });
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Lakshmi Devi');
    (await sheet()).getByText('+1 312 555 0144', { selector: '.number' });
    await user.click(await button('Save care card'));
    await screen.findByText('Care card saved');
    const { body } = requests.find(({ method }) => method === 'PUT') ?? {};
    expect(body).toEqual({ firstName: 'Lakshmi Devi', callFirst: 'Ravi, +1 312 555 0144', needs });
  });

  it('has no number of a family that has verified none', async () => {
    const unverified = { 'GET /api/auth/me': { ...ravi, verified: false } };
    open(ravisTrip({ flyer: lakshmiFlies }), null, unverified);
    expect(await screen.findByLabelText('First person')).toHaveProperty('value', '');
  });

  it('changes a card that is there', async () => {
    const { user, requests } = open(ravisTrip(), lakshmi);
    const seat = await screen.findByLabelText<HTMLInputElement>('Seat');
    expect(seat.value).toBe('31C');
    await user.clear(seat);
    await user.click(await button('Save care card'));
    await screen.findByText('Care card saved');
    expect(seat.value).toBe('');
    const { seat: _, ...others } = lakshmi;
    expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual(others);
  });
});

describe('the Amigo', () => {
  it('reads the card and prints it', async () => {
    const print = jest.spyOn(window, 'print').mockReturnValue();
    const { user } = open(sampleTrip({ meetingPoint: 'Gate 6', meetingTime: '23:45' }), lakshmi);
    const card = await sheet();
    card.getByText('Gate 6, Sun, Feb 28, 23:45');
    card.getByText(lakshmi.medicine!);
    card.getByRole('img', { name: 'umbrella' });
    expect(screen.queryByLabelText('First name')).toBeNull();
    await user.click(await button('Print'));
    expect(print).toHaveBeenCalled();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('finds no card while the family has not written one', async () => {
    open(sampleTrip(), null);
    await screen.findByRole('heading', { name: 'There is no care card' });
    screen.getByText('Ravi has not filled it in.');
  });

  it('tries again when the card could not be read', async () => {
    let isDown = true;
    const { user } = open(sampleTrip(), lakshmi, {
      'GET /api/matches/12/care-card': () => (isDown ? { status: 503, body: {} } : { body: lakshmi }),
    });
    await screen.findByRole('heading', { name: 'This trip could not be loaded' });
    isDown = false;
    await user.click(await button('Try again'));
    (await sheet()).getByText(lakshmi.medicine!);
  });

  it('reads it without a network, when this device has shown it before', async () => {
    open(sampleTrip(), lakshmi);
    await sheet();
    await waitFor(() => expect(localStorage.getItem('mine:trip:12')).toContain('Blood pressure'));
    cleanup();
    open(sampleTrip(), lakshmi, {
      'GET /api/matches/12': () => {
        throw new TypeError('Failed to fetch');
      },
    });
    (await sheet()).getByText(lakshmi.medicine!);
    screen.getByText('No network. This is what your device keeps.');
  });
});
