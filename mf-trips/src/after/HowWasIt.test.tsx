import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { MatchDetails } from 'backend/contract/trips';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
// The page and its rules are chunks of their own: their first load must not count as waiting time of a test.
import 'backend/contract/trips/reviews';
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
  sessionStorage.clear();
  localStorage.clear();
});

const may = { mayWrite: true, reason: null, listingId: 31 };
const open = (trip: Partial<MatchDetails>, answers: Answers = {}, at = '/trips/12') =>
  renderRemote(withOtherPages(remote), {
    at,
    answers: {
      'GET /api/auth/me': { ...meera, id: 99 },
      'GET /api/matches/12': sampleTrip({ status: 'done', role: 'seeking_help', ...trip }),
      'GET /api/testimonials/user/9/permission': may,
      'GET /api/matches/12/safety': null,
      ...answers,
    },
  });
const region = async (name: string) => within(await screen.findByRole('region', { name }));

const written = { rating: 5, text: 'He waited until she saw me.', hiddenUntil: '2027-03-16' };
/** A server that keeps the review and the answer, and can refuse either. */
function keeping(refused: { safety?: boolean; review?: boolean } = {}) {
  const kept = { isWritten: false };
  const down = { status: 503, body: { message: 'Please try again in a minute.', requestId: 'a' } };
  return {
    refused,
    answers: {
      'GET /api/testimonials/user/9/permission': () => ({
        body: kept.isWritten ? { ...may, written } : may,
      }),
      'POST /api/testimonials': () => {
        if (refused.review) return down;
        kept.isWritten = true;
        return { body: { id: 1 } };
      },
      'PUT /api/matches/12/safety': (answer: object) =>
        refused.safety ? down : { body: { details: null, ...answer } },
    },
  };
}
const family = { otherAcceptsTips: true, promisedTip: 40, givenTip: null } as const;
const fill = async ({ user }: ReturnType<typeof open>) => {
  const page = await region('How was it with Ravi?');
  await user.click(page.getByRole('radio', { name: '5 stars' }));
  await user.type(page.getByLabelText('What should others know?'), written.text);
  await user.click(await page.findByRole('radio', { name: 'Not sure' }));
  await user.type(page.getByLabelText(/What happened/), 'He asked for my passport.');
  return page;
};
const sent = ({ requests }: ReturnType<typeof open>) =>
  requests.filter(({ method }) => method !== 'GET').map(({ url }) => url);

describe('the form for stars, tip and safety', () => {
  it('sends stars, words and safety with one press, then pays what was promised', async () => {
    const site = open(family, keeping().answers);
    const page = await fill(site);
    page.getByText(/You promised \$40\./);
    expect(page.getByRole('button', { name: '$40' }).getAttribute('aria-pressed')).toBe('false');
    await site.user.click(page.getByRole('button', { name: '$40' }));
    expect(await accessibilityFaults()).toEqual([]);
    await site.user.click(page.getByRole('button', { name: 'Send, then pay $40.00' }));
    await waitFor(() => expect(site.location()).toBe('/tip/9?trip=12&amount=40'));
    expect(sent(site)).toEqual(['/api/matches/12/safety', '/api/testimonials']);
    expect(site.requests.find(({ method }) => method === 'PUT')?.body).toEqual({
      feltSafe: false,
      notSure: true,
      details: 'He asked for my passport.',
    });
  });

  it('loses nothing when a part is refused, and does not send the rest twice', async () => {
    const server = keeping({ safety: true });
    const site = open({}, server.answers);
    const page = await fill(site);
    await site.user.click(page.getByRole('button', { name: 'Send' }));
    await page.findByText('Not sent. Please try again in a minute.');
    expect(page.getByLabelText(/What happened/)).toHaveProperty('value', 'He asked for my passport.');
    Object.assign(server.refused, { safety: false, review: true });
    await site.user.click(page.getByRole('button', { name: 'Send' }));
    await page.findByText('You said that you are not sure');
    expect(page.getByLabelText('What should others know?')).toHaveProperty('value', written.text);
    server.refused.review = false;
    await site.user.click(page.getByRole('button', { name: 'Send' }));
    await screen.findByText(/^Both reviews appear/);
    expect(sent(site)).toEqual([
      '/api/matches/12/safety',
      '/api/matches/12/safety',
      '/api/testimonials',
      '/api/testimonials',
    ]);
  });

  it('sends what was filled in alone, and takes an amount of one’s own', async () => {
    const site = open(family, keeping().answers);
    const page = await region('How was it with Ravi?');
    await site.user.click(page.getByRole('button', { name: 'Other' }));
    await site.user.type(page.getByLabelText('Another amount'), '501');
    await site.user.click(page.getByRole('button', { name: /^Send/ }));
    await page.findByText('A tip is a whole number of dollars, from $1 to $500');
    await site.user.clear(page.getByLabelText('Another amount'));
    await site.user.type(page.getByLabelText('Another amount'), '12');
    await site.user.click(page.getByRole('button', { name: 'Send, then pay $12.00' }));
    await waitFor(() => expect(site.location()).toBe('/tip/9?trip=12&amount=12'));
    expect(sent(site)).toEqual([]);
  });

  it.each([
    ['$40', '', 'Send, then pay $40.00'],
    ['Other', '12', 'Send, then pay $12.00'],
  ])('keeps the chosen tip over a reload: %s %s', async (choice, amount, send) => {
    const site = open(family, keeping().answers);
    await site.user.click(
      (await region('A tip for Ravi?')).getByRole('button', { name: choice, pressed: false }),
    );
    if (amount) await site.user.type(screen.getByLabelText('Another amount'), amount);
    cleanup();

    open(family, keeping().answers);
    const tip = await region('A tip for Ravi?');
    tip.getByRole('button', { name: choice, pressed: true });
    if (amount) expect(tip.getByLabelText('Another amount')).toHaveProperty('value', amount);
    screen.getByRole('button', { name: send });
  });

  it('does not ask for a tip that was given', async () => {
    const draft = { typed: { tip: '40' }, link: {} };
    sessionStorage.setItem('draft-trip-review-12', JSON.stringify(draft));
    open({ ...family, givenTip: 40 }, keeping().answers);
    await screen.findByText('You thanked with $40');
    expect(screen.queryByRole('region', { name: 'A tip for Ravi?' })).toBeNull();
    await screen.findByRole('button', { name: 'Send' });
  });

  it('begins with the stars that were pressed in the mail', async () => {
    open({}, keeping().answers, '/trips/12?stars=4');
    await screen.findByRole('radio', { name: '4 stars', checked: true });
  });

  it('keeps a review that was written without a network, and sends it when there is one', async () => {
    const server = keeping();
    let isDown = true;
    const answers: Answers = {
      ...server.answers,
      'POST /api/testimonials': () => {
        if (isDown) throw new TypeError('Failed to fetch');
        return server.answers['POST /api/testimonials']();
      },
    };
    const site = open({}, answers);
    const page = await region('How was it with Ravi?');
    await site.user.click(page.getByRole('radio', { name: '5 stars' }));
    await site.user.type(page.getByLabelText('What should others know?'), written.text);
    await site.user.click(page.getByRole('button', { name: 'Send' }));
    await page.findByText(/They go out when the network is back/);
    expect(page.queryByRole('alert')).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
    expect(JSON.parse(localStorage.getItem('mine:review:12') ?? '')).toEqual({
      rating: 5,
      text: written.text,
    });

    isDown = false;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText(/They go out when/)).toBeNull());
    await screen.findByText(written.text);
    expect(localStorage.getItem('mine:review:12')).toBeNull();
    expect(site.requests.filter(({ method }) => method === 'POST').at(-1)?.body).toMatchObject({
      rating: 5,
      text: written.text,
      matchId: 12,
    });
  });

  it('gives the words back in another tab when what has waited is refused', async () => {
    localStorage.setItem('mine:review:12', JSON.stringify({ rating: 4, text: written.text }));
    const message = 'Reviews of this trip are closed';
    open(
      {},
      {
        ...keeping().answers,
        'POST /api/testimonials': () => ({ status: 403, body: { message, requestId: 'a' } }),
      },
    );
    const page = await region('How was it with Ravi?');
    await page.findByText(`Not sent. ${message}`);
    expect(page.getByLabelText<HTMLTextAreaElement>('What should others know?').value).toBe(written.text);
    expect(page.getByRole<HTMLInputElement>('radio', { name: '4 stars' }).checked).toBe(true);
  });

  it('shows the review that the service worker has sent meanwhile', async () => {
    localStorage.setItem('mine:review:12', JSON.stringify({ rating: 5, text: written.text }));
    let isWritten = false;
    open(
      {},
      {
        'GET /api/testimonials/user/9/permission': () => ({ body: isWritten ? { ...may, written } : may }),
        'POST /api/testimonials': () => {
          isWritten = true;
          return { status: 409, body: { message: 'You have rated this trip', requestId: 'a' } };
        },
      },
    );
    await waitFor(() => expect(screen.queryByRole('region', { name: 'How was it with Ravi?' })).toBeNull());
    await screen.findByText(written.text);
  });
});
