import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
// Its rules are a chunk of their own: their first load must not count as waiting time of a test.
import 'backend/contract/trips/requests';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';
import { answersAbout, askIn, askToFly, pressTheCard } from '../testing/contact';
import { halfway } from '../testing/company';
import { sampleListing } from '../testing/listings';
import { ownListing } from '../testing/own';
import { asha } from '../testing/people';
import { agreedTrip } from '../testing/trips';
import { withOtherPages } from '../testing/withOtherPages';

const listing = sampleListing({ contact: 'after_yes' });
const legs = [
  { from: 'DEL', to: 'FRA', date: listing.date },
  { from: 'FRA', to: 'ORD', date: listing.date },
];

function openSearch(answers: Answers = {}) {
  const site = renderRemote(withOtherPages(remote), {
    at: '/search',
    answers: { ...answersAbout(listing), ...answers },
  });
  const sentRequests = () =>
    site.requests.filter(({ method, url }) => method === 'POST' && /\/(connect|matches)$/.test(url));
  return { ...site, sentRequests };
}

afterEach(() => sessionStorage.clear());

const proposed = { ...agreedTrip(12), status: 'proposed', role: 'seeking_help', proposedByMe: true } as const;
const forMeera = { listingId: 12, userId: 7 };

describe('an ask to fly together', () => {
  it('asks a family who flies, and attaches its request for these days', async () => {
    const flyer = { firstName: 'Kamala', relation: 'mother', ageGroup: '80_up', languages: null } as const;
    const mine = ownListing({ id: 44, type: 'seeking_help', flyer });
    const { user, sentRequests } = openSearch({
      'GET /api/my-listings': [mine],
      [askToFly]: proposed,
    });
    await pressTheCard();
    const own = await screen.findByRole<HTMLInputElement>('radio', { name: /^Kamala, DEL to ORD/ });
    expect(own.checked).toBe(true);
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Ask Meera' }));
    await screen.findByText('Asked. Meera decides.');
    expect(sentRequests().map(askIn)).toEqual([{ ...forMeera, traveler: { listingId: 44 } }]);
  });

  it('proposes the day of the request on an offer for several days, and says when the plane is another', async () => {
    const endDate = '2027-12-31';
    const onDay = (id: number, date: string, about: object = {}) =>
      ownListing({ id, type: 'seeking_help', date, time: null, flightNumber: null, ...about });
    const inside = onDay(44, '2027-12-30');
    const outside = onDay(45, '2028-01-02');
    const flexible = { ...listing, date: '2027-12-28', endDate };
    const { user, sentRequests } = openSearch({
      ...answersAbout(flexible),
      'GET /api/my-listings': [outside, inside],
      [askToFly]: proposed,
    });
    await pressTheCard();
    const day = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Day of the Flight' });
    expect(day.value).toBe('Dec 30, 2027');
    expect(screen.queryByText(/This is not the plane of the request/)).toBeNull();
    await user.click(screen.getByRole('radio', { name: /Jan 2, 2028/ }));
    screen.getByText(/This is not the plane of the request/);
    expect(day.value).toBe('Dec 28, 2027');
    await user.click(screen.getByRole('radio', { name: /Dec 30, 2027/ }));
    await user.click(screen.getByRole('button', { name: 'Ask Meera' }));
    await screen.findByText('Asked. Meera decides.');
    const body = { ...forMeera, date: '2027-12-30', traveler: { listingId: 44 } };
    expect(sentRequests().map(askIn)).toEqual([body]);
  });

  it('takes somebody without a request, and keeps them through an error and a reload', async () => {
    let isDown = true;
    const answers: Answers = { [askToFly]: () => (isDown ? { status: 503, body: {} } : { body: proposed }) };
    const { user } = openSearch(answers);
    await pressTheCard();
    await user.click(await screen.findByRole('radio', { name: 'Someone else' }));
    await user.click(screen.getByRole('button', { name: 'Ask Meera' }));
    await screen.findByText('Enter the first name');
    screen.getByText('Choose an age group');
    await user.type(screen.getByLabelText('First Name'), 'Kamala');
    await user.selectOptions(screen.getByLabelText('Age'), '80 or older');
    await user.click(screen.getByRole('button', { name: 'Ask Meera' }));
    await screen.findByText('Your request was not sent. Please try again.');
    cleanup();
    isDown = false;
    const again = openSearch(answers);
    await pressTheCard();
    await screen.findByDisplayValue('Kamala');
    await again.user.click(screen.getByRole('button', { name: 'Ask Meera' }));
    await screen.findByText('Asked. Meera decides.');
    const traveler = { firstName: 'Kamala', ageGroup: '80_up' };
    expect(again.sentRequests().map(askIn)).toEqual([{ ...forMeera, traveler }]);
  });

  it.each([
    ['FRA to ORD', { legs: [{ listingLeg: 2 }] }],
    ['As far as you both fly', {}],
  ])('is for a part of a way with stops: %s', async (part, sent) => {
    const { user, sentRequests } = openSearch({
      ...answersAbout({ ...listing, legs }),
      [askToFly]: proposed,
    });
    await pressTheCard();
    await user.click(await screen.findByRole('radio', { name: part }));
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Ask Meera' }));
    await screen.findByText('Asked. Meera decides.');
    expect(sentRequests().map(askIn)).toEqual([{ ...forMeera, ...sent }]);
  });

  it('is for the only flight without company', async () => {
    const { user, sentRequests } = openSearch({
      ...answersAbout(halfway({ contact: 'after_yes' })),
      [askToFly]: proposed,
    });
    await pressTheCard('Connect with Traveler');
    await screen.findByText('You ask to fly DEL to FRA together. The other flights have company.');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Ask Ifeoma' }));
    await screen.findByText('Asked. Ifeoma decides.');
    expect(sentRequests().map(askIn)).toEqual([{ listingId: 31, userId: 9 }]);
  });

  it('offers only parts without company, also where another was chosen before', async () => {
    const way = [
      { from: 'DEL', to: 'FRA', date: '2099-12-04' },
      { from: 'FRA', to: 'LHR', date: '2099-12-04' },
      { from: 'LHR', to: 'ORD', date: '2099-12-05' },
    ];
    const before = halfway({ contact: 'after_yes', legs: way });
    const { user } = openSearch({ ...answersAbout(before), [askToFly]: proposed });
    await pressTheCard('Connect with Traveler');
    await user.click(await screen.findByRole('radio', { name: 'LHR to ORD' }));
    cleanup();
    const now = halfway({ contact: 'after_yes', legs: [way[0]!, way[1]!, { ...way[2]!, covered: true }] });
    const again = openSearch({ ...answersAbout(now), [askToFly]: proposed });
    await pressTheCard('Connect with Traveler');
    await screen.findByRole('radio', { name: 'As far as you both fly', checked: true });
    const labels = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    expect(labels).toEqual(['As far as you both fly', 'DEL to FRA', 'DEL to LHR', 'FRA to LHR']);
    await again.user.click(screen.getByRole('button', { name: 'Ask Ifeoma' }));
    await screen.findByText('Asked. Ifeoma decides.');
    expect(again.sentRequests().map(askIn)).toEqual([{ listingId: 31, userId: 9 }]);
  });

  it('leaves the flights of an attached request as they are', async () => {
    const { user } = openSearch({
      ...answersAbout({ ...listing, legs }),
      'GET /api/my-listings': [ownListing({ id: 44, type: 'seeking_help' })],
    });
    await pressTheCard();
    await screen.findByRole('radio', { name: /DEL to ORD/ });
    expect(screen.queryByRole('radio', { name: 'FRA to ORD' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Someone else' }));
    screen.getByRole('radio', { name: 'FRA to ORD' });
  });

  it('asks a new member for a name before the owner reads another', async () => {
    const newcomer = { ...asha, username: 'Traveler 4683', nameChosen: false };
    const { user, sentRequests } = openSearch({
      'GET /api/auth/me': newcomer,
      [askToFly]: proposed,
    });
    await pressTheCard();
    await user.type(await screen.findByLabelText(/^Your first name/), 'Anand');
    screen.getByText('Without it you are “Traveler 4683” to others.');
    await user.click(screen.getByRole('button', { name: 'Ask Meera' }));
    await screen.findByText('Asked. Meera decides.');
    expect(sentRequests().map(askIn)).toEqual([{ ...forMeera, name: 'Anand' }]);
  });
});
