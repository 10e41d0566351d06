import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
// Its rules are a chunk of their own: their first load must not count as waiting time of a test.
import 'backend/contract/trips/requests';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';
import { answersAbout, askIn, askToFly, connect, myRequest, pressTheCard } from '../testing/contact';
import { sampleListing, sampleRequest, unclaimed } from '../testing/listings';
import { asha } from '../testing/people';
import { agreedTrip } from '../testing/trips';
import { withOtherPages } from '../testing/withOtherPages';

function openSearch(listing = sampleListing(), answers: Answers = {}, at = '/search') {
  const site = renderRemote(withOtherPages(remote), {
    at,
    answers: { ...answersAbout(listing), ...answers },
  });
  const sentRequests = () =>
    site.requests.filter(({ method, url }) => method === 'POST' && /\/(connect|matches)$/.test(url));
  return { ...site, sentRequests };
}

afterEach(() => sessionStorage.clear());

const note = 'A few words to Meera (optional)';
const asked = { status: 'asked', email: null, phoneNumber: null };
const proposed = { ...agreedTrip(12), status: 'proposed', role: 'seeking_help', proposedByMe: true } as const;
const forMeera = { listingId: 12, userId: 7 };

describe('a listing whose owner decides', () => {
  const listing = sampleListing({ contact: 'after_yes' });

  it('is asked with a note, and says so in the dialog and on the card', async () => {
    let hasAsked = false;
    const { user, sentRequests } = openSearch(listing, {
      'GET /api/requests': () => ({ body: hasAsked ? [myRequest('asked')] : [] }),
      [askToFly]: () => {
        hasAsked = true;
        return { body: proposed };
      },
    });
    await pressTheCard();
    await user.type(await screen.findByLabelText(note), 'My mother changes planes.');
    expect(sentRequests()).toEqual([]);
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Ask Meera' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Asked. Meera decides.'));
    expect(sentRequests().map(askIn)).toEqual([{ ...forMeera, note: 'My mother changes planes.' }]);

    await user.click(screen.getByRole('button', { name: 'Close' }));
    const card = await screen.findByRole('button', { name: 'Asked. Meera decides.' });
    await user.click(card);
    await screen.findByRole('dialog');
    expect(screen.queryByLabelText(note)).toBeNull();
  });

  it('is asked with the agreement to the rules, the first time', async () => {
    let rulesAgreed = false;
    const { user, sentRequests } = openSearch(listing, {
      'GET /api/auth/me': () => ({ body: { ...asha, rulesAgreed } }),
      'GET /api/requests': [],
      [askToFly]: () => {
        rulesAgreed = true;
        return { body: proposed };
      },
    });
    await pressTheCard();
    await screen.findByText('Each carries only their own bags.');
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Agree and ask Meera' }));
    await screen.findByText('Asked. Meera decides.');
    expect(sentRequests().map(askIn)).toEqual([{ ...forMeera, agreesToRules: true }]);
  });

  it('can be taken back until the owner has answered', async () => {
    let status: 'asked' | 'withdrawn' = 'asked';
    const { user } = openSearch(listing, {
      'GET /api/requests': () => ({ body: [myRequest(status)] }),
      'POST /api/requests/1/withdraw': () => {
        status = 'withdrawn';
        return { body: myRequest(status) };
      },
    });
    await pressTheCard('Asked. Meera decides.');
    await user.click(await screen.findByRole('button', { name: 'Take back' }));
    await screen.findByText('Meera no longer sees your request.');
    await screen.findByRole('button', { name: 'Ask Meera' });
  });

  it.each([
    [503, {}, 'Your request was not sent. Please try again.'],
    [409, { message: 'Its owner has closed this listing' }, 'Its owner has closed this listing'],
  ])('keeps my words when the call fails with %i', async (status, body, sentence) => {
    const { user } = openSearch(listing, {
      'GET /api/requests': [],
      [askToFly]: () => ({ status, body: { requestId: 'test', ...body } }),
    });
    await pressTheCard();
    await user.type(await screen.findByLabelText(note), 'My mother');
    await user.click(screen.getByRole('button', { name: 'Ask Meera' }));
    await screen.findByText(sentence);
    screen.getByDisplayValue('My mother');
  });

  it('does not take more words than the owner would get', async () => {
    const { user, sentRequests } = openSearch(listing, { 'GET /api/requests': [] });
    await pressTheCard();
    await user.click(await screen.findByLabelText(note));
    await user.paste('a'.repeat(301));
    await user.click(screen.getByRole('button', { name: 'Ask Meera' }));
    await screen.findByText('A note can have 300 characters');
    expect(sentRequests()).toEqual([]);
  });

  it('keeps what was typed through a reload', async () => {
    const { user } = openSearch(listing, { 'GET /api/requests': [] });
    await pressTheCard();
    await user.type(await screen.findByLabelText(note), 'My mother');
    cleanup();
    openSearch(listing, { 'GET /api/requests': [] });
    await pressTheCard();
    await screen.findByDisplayValue('My mother');
  });

  it('shows the contact after the yes, also to those who follow a link', async () => {
    openSearch(listing, { 'GET /api/requests': [myRequest('shared')] }, '/search?open=12');
    await screen.findByText('meera@example.com');
  });

  it('says no more than that after a no', async () => {
    openSearch(listing, { 'GET /api/requests': [myRequest('declined')] });
    await pressTheCard();
    await screen.findByText('This person cannot travel with you.');
  });

  it('says that it was asked when the owner has changed the rule meanwhile', async () => {
    openSearch(sampleListing({ contact: 'at_once' }), { [connect]: asked });
    await pressTheCard();
    await screen.findByText('Asked. Meera decides.');
  });

  it('can be tried again when my requests could not be loaded', async () => {
    let isDown = true;
    const { user } = openSearch(listing, {
      'GET /api/requests': () => (isDown ? { status: 503, body: {} } : { body: [] }),
    });
    await pressTheCard();
    await screen.findByText('The contact details could not be loaded.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByLabelText(note);
  });
});

describe('a request whose owner decides', () => {
  const request = sampleRequest({ id: 12, contact: 'after_yes', username: 'Meera' });

  it('is asked in the words of a helper, who does not say who flies', async () => {
    openSearch(request);
    await pressTheCard('Connect with Traveler');
    await screen.findByText('Say who you are, and how you can help on the way.');
    expect(screen.queryByText('Who flies?')).toBeNull();
  });
});

describe('a listing that a guest has not confirmed', () => {
  const listing = sampleListing({ ...unclaimed, username: 'Meera' });

  it('is asked all the same', async () => {
    const { user } = openSearch(listing, { 'GET /api/requests': [], [connect]: asked });
    await screen.findByText('Not confirmed yet');
    await pressTheCard();
    await screen.findByText(/Meera has not confirmed this listing yet/);
    await user.click(screen.getByRole('button', { name: 'Ask Meera' }));
    await screen.findByText('Asked. You get a mail when Meera has confirmed.');
  });

  it('says on its card what my request waits for', async () => {
    openSearch(listing, { 'GET /api/requests': [myRequest('asked')] });
    await screen.findByRole('button', { name: 'Asked. Waiting for confirmation.' });
  });
});

describe('a listing that has ended', () => {
  it.each(['closed', 'expired'] as const)('still shows a contact that was shared: %s', async (status) => {
    openSearch(sampleListing({ status }), { 'GET /api/requests': [myRequest('shared')] });
    await pressTheCard();
    await screen.findByText('meera@example.com');
  });

  it.each(['closed', 'expired'] as const)('shows none to others: %s', async (status) => {
    const { sentRequests } = openSearch(sampleListing({ status }), { 'GET /api/requests': [] });
    await pressTheCard();
    await screen.findByText(/no longer shown/);
    expect(sentRequests()).toEqual([]);
  });
});
