import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
// The page and its rules are chunks of their own: their first load must not count as waiting time of a test.
import 'backend/contract/trips/safety';
import '../pages/TripPage';
import remote from '../remote';
import { meera } from '../testing/people';
import { sampleTrip } from '../testing/trips';
import { withOtherPages } from '../testing/withOtherPages';

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-03-04T12:00:00Z'));
});
afterEach(() => {
  jest.restoreAllMocks();
});

const open = (answers: Answers) =>
  renderRemote(withOtherPages(remote), {
    at: '/trips/12',
    answers: {
      'GET /api/auth/me': meera,
      'GET /api/matches/12': sampleTrip({ status: 'done' }),
      'GET /api/testimonials/user/9/permission': { mayWrite: false, reason: 'Rated.', listingId: 31 },
      'GET /api/matches/12/safety': null,
      ...answers,
    },
  });
const keepsAnswer = (answer: object) => ({ body: { details: null, ...answer } });
const card = async () => within(await screen.findByRole('region', { name: 'Did you feel safe?' }));

describe('the question about safety', () => {
  it('takes a yes with one tap', async () => {
    const { user, requests } = open({ 'PUT /api/matches/12/safety': keepsAnswer });
    const safety = await card();
    await safety.findByText('Only our team reads your answer. Ravi is not told.');
    await user.click(safety.getByRole('button', { name: 'Yes' }));
    await safety.findByText('You said yes');
    expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({ feltSafe: true });
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('takes a no with words, which outlast a failure and can be changed', async () => {
    let isDown = true;
    const { user, requests } = open({
      'PUT /api/matches/12/safety': (answer: object) =>
        isDown ? { status: 503, body: {} } : keepsAnswer(answer),
    });
    const safety = await card();
    await user.click(await safety.findByRole('button', { name: 'No' }));
    await user.type(safety.getByLabelText(/What happened/), 'He kept my passport.');
    await user.click(safety.getByRole('button', { name: 'Tell our team' }));
    await safety.findByText(/^Not sent\./);
    expect(await accessibilityFaults()).toEqual([]);
    isDown = false;
    await user.click(safety.getByRole('button', { name: 'Tell our team' }));
    await safety.findByText('You said no');
    expect(requests.filter(({ method }) => method === 'PUT').at(-1)?.body).toEqual({
      feltSafe: false,
      details: 'He kept my passport.',
    });
    await user.click(safety.getByRole('button', { name: 'Change your answer' }));
    expect(safety.getByLabelText<HTMLTextAreaElement>(/What happened/).value).toBe('He kept my passport.');
  });

  it('takes that one is not sure, too', async () => {
    const { user, requests } = open({ 'PUT /api/matches/12/safety': keepsAnswer });
    const safety = await card();
    await user.click(await safety.findByRole('button', { name: 'Not sure' }));
    await user.click(safety.getByRole('button', { name: 'Tell our team' }));
    await safety.findByText('You said that you are not sure');
    const sent = requests.find(({ method }) => method === 'PUT');
    expect(sent?.body).toEqual({ feltSafe: false, notSure: true, details: '' });
  });

  it('is all that is left of a trip after one has blocked the other', async () => {
    const gone = () => ({ status: 404, body: { message: 'This trip was not found', requestId: 'a' } });
    const { user, requests } = open({
      'GET /api/matches/12': gone,
      'GET /api/matches/12/parted': gone,
      'PUT /api/matches/12/safety': keepsAnswer,
    });
    await screen.findByRole('heading', { level: 1, name: 'This trip is closed' });
    const safety = await card();
    safety.getByText('Only our team reads your answer. The other person is not told.');
    screen.getByText(/^You and the other person do not see each other here any more/);
    expect(screen.queryByText(/Ravi/)).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(safety.getByRole('button', { name: 'Yes' }));
    await safety.findByText('You said yes');
    expect(requests.map(({ url }) => url)).not.toContain('/api/testimonials/user/9/permission?matchId=12');
  });

  it('says then about which trip it is, and with whom', async () => {
    const { departure, arrival, date } = sampleTrip();
    open({
      'GET /api/matches/12': () => ({
        status: 404,
        body: { message: 'This trip was not found', requestId: 'a' },
      }),
      'GET /api/matches/12/parted': { other: 'Ravi', departure, arrival, date },
    });
    const safety = await card();
    safety.getByText('Only our team reads your answer. Ravi is not told.');
    screen.getByText(
      'You and Ravi do not see each other here any more. One question is left. It is about your trip from Delhi to Chicago, Mar 1, 2027.',
    );
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('is about the one who flies for the family', async () => {
    const { departure, arrival, date } = sampleTrip();
    const gone = { status: 404, body: { message: 'This trip was not found', requestId: 'a' } };
    open({
      'GET /api/matches/12': () => gone,
      'GET /api/matches/12/parted': { other: 'Ravi', traveler: 'Kamala', departure, arrival, date },
    });
    await screen.findByRole('region', { name: 'Did Kamala feel safe?' });
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('is not asked of a stranger to the trip', async () => {
    const gone = () => ({ status: 404, body: { message: 'This trip was not found', requestId: 'a' } });
    open({ 'GET /api/matches/12': gone, 'GET /api/matches/12/safety': gone });
    await screen.findByRole('heading', { level: 1, name: 'This trip was not found' });
  });

  it('is not asked by a server that does not know the question', async () => {
    open({
      'GET /api/matches/12/safety': () => ({ status: 404, body: { message: 'Not found', requestId: 'a' } }),
    });
    await screen.findByText('Rated.');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Did you feel safe?' })).toBeNull());
  });
});
