import { afterEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
// Its rules are a chunk of their own: their first load must not count as waiting time of a test.
import 'backend/contract/trips/requests';
import { accessibilityFaults, renderRemote } from 'shell/host/testing';
import remote from '../remote';
import { answersAbout, askToFly, connect, contact } from '../testing/contact';
import { sampleListing } from '../testing/listings';
import { agreedTrip } from '../testing/trips';
import { withOtherPages } from '../testing/withOtherPages';

const proposed = { ...agreedTrip(12), status: 'proposed', role: 'seeking_help', proposedByMe: true } as const;
const refusal = 'Its owner has moved this trip to Dec 26, 2099. Look at it again before you ask.';
const refused = {
  status: 409,
  body: { message: refusal, code: 'listing-changed', requestId: 'test' },
};
const onDay = (date: string) => ({
  legs: [{ from: 'DEL', to: 'ORD', date, time: '02:10', flightNumber: 'AI127' }],
});

afterEach(() => sessionStorage.clear());

/** The owner has moved it from December 17 to 26 since the page was opened. */
function open(at: string, rule: 'at_once' | 'after_yes') {
  const listing = (date: string) => sampleListing({ contact: rule, date });
  let date = '2099-12-17';
  const answer =
    (success: object) =>
    ({ seen }: { seen: ReturnType<typeof onDay> }) => {
      date = '2099-12-26';
      return seen.legs[0]?.date === date ? { body: success } : refused;
    };
  const site = renderRemote(withOtherPages(remote), {
    at,
    answers: {
      ...answersAbout(listing(date)),
      'GET /api/search': () => ({ body: [listing(date)] }),
      'GET /api/listings/id/12/details': () => ({ body: listing(date) }),
      [askToFly]: answer(proposed),
      [connect]: answer(contact),
    },
  });
  const seen = () =>
    site.requests
      .filter(({ method, url }) => method === 'POST' && /\/(connect|matches)$/.test(url))
      .map(({ body }) => (body as { seen: unknown }).seen);
  return { ...site, seen };
}

describe('a listing that its owner changed while its page was open', () => {
  it.each(['/listing/12', '/search?open=12'])(
    'is shown as it is now, and asked about then: %s',
    async (at) => {
      const { user, seen } = open(at, 'after_yes');
      await user.type(await screen.findByLabelText('A few words to Meera (optional)'), 'My mother');
      expect(screen.queryByText('Dec 26, 2099')).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Ask Meera' }));
      await screen.findByText(refusal);
      expect((await screen.findAllByText('Dec 26, 2099')).length).toBeGreaterThan(0);
      screen.getByDisplayValue('My mother');
      expect(await accessibilityFaults()).toEqual([]);

      await user.click(screen.getByRole('button', { name: 'Ask Meera' }));
      await screen.findByText('Asked. Meera decides.');
      expect(seen()).toEqual([onDay('2099-12-17'), onDay('2099-12-26')]);
    },
  );

  it('gives its contact with another press', async () => {
    const { user, seen } = open('/listing/12', 'at_once');
    const show = { name: 'Show contact details' };
    await user.click(await screen.findByRole('button', show));
    await screen.findByText(refusal);
    await screen.findByText('Dec 26, 2099');
    await user.click(screen.getByRole('button', show));
    await screen.findByText('meera@example.com');
    expect(seen()).toEqual([onDay('2099-12-17'), onDay('2099-12-26')]);
  });
});

describe('a listing that ended while its page was open', () => {
  const open = (
    at: string,
    after: object,
    refusalOfAsk: string,
    status: number,
    contact: 'at_once' | 'after_yes' = 'after_yes',
  ) => {
    let isOver = false;
    const listing = sampleListing({ contact });
    const refuse = () => {
      isOver = true;
      return { status, body: { message: refusalOfAsk, requestId: 'test' } };
    };
    return renderRemote(withOtherPages(remote), {
      at,
      answers: {
        ...answersAbout(listing),
        'GET /api/search': () => ({ body: isOver ? [] : [listing] }),
        'GET /api/listings/id/12/details': () => (isOver ? after : { body: listing }),
        [askToFly]: refuse,
        [connect]: refuse,
      },
    });
  };
  const ask = async (user: ReturnType<typeof open>['user']) =>
    user.click(await screen.findByRole('button', { name: 'Ask Meera' }));

  it.each(['/listing/12', '/search?open=12'])('is shown as closed, with a way on: %s', async (at) => {
    const closed = { body: sampleListing({ contact: 'after_yes', status: 'closed' }) };
    const { user } = open(at, closed, 'Its owner has closed this listing', 409);
    await ask(user);
    await screen.findByText('This listing is closed. Its contact details are no longer shown.');
    await screen.findByRole('link', { name: 'See who else flies DEL to ORD' });
    expect(screen.queryByRole('button', { name: 'Ask Meera' })).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  const gone = { status: 404, body: { message: 'This listing was not found', requestId: 'test' } };

  it.each(['/listing/12', '/search?open=12'])('keeps why it cannot be asked about: %s', async (at) => {
    const { user } = open(at, gone, 'Its owner has closed this listing', 409);
    await ask(user);
    await screen.findByText('This listing is gone');
    screen.getByText('Its owner has closed this listing');
    const others = screen.getByRole('link', { name: 'See who else flies DEL to ORD' });
    expect(others.getAttribute('href')).toBe('/search?from=DEL&to=ORD');
    expect(screen.queryByRole('button', { name: 'Ask Meera' })).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('keeps why its contact cannot be shown', async () => {
    const { user } = open('/listing/12', gone, 'Its owner has closed this listing', 409, 'at_once');
    await user.click(await screen.findByRole('button', { name: 'Show contact details' }));
    await screen.findByText('This listing is gone');
    screen.getByText('Its owner has closed this listing');
  });

  it.each(['/listing/12', '/search?open=12'])('is shown as gone, with a way on: %s', async (at) => {
    const { user } = open(at, gone, 'This trip was not found', 404);
    await ask(user);
    await screen.findByText('This listing is gone');
    screen.getByRole('link', { name: 'Browse Listings' });
    expect(screen.queryByRole('button', { name: 'Ask Meera' })).toBeNull();
  });
});
