import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { accessibilityFaults, renderRemote } from 'shell/host/testing';
import remote from '../../remote';
import { newAlertAnswer } from '../../testing/alerts';
import { airportList, delhi, sampleListing, sampleRequest } from '../../testing/listings';
import { ownListing } from '../../testing/own';
import { meera } from '../../testing/people';

const frankfurt = { ...delhi, code: 'FRA', name: 'Frankfurt Airport', city: 'Frankfurt', country: 'Germany' };
const trip = 'from=DEL&to=ORD&date=2099-12-04';
const posts = ['/api/find-help/listings', '/api/offer-help/listings', '/api/listings'];

const open = (at: string) =>
  renderRemote(remote, {
    at,
    answers: {
      'GET /api/auth/me': meera,
      'GET /api/airports': [...airportList, { ...frankfurt, timezone: 'Europe/Berlin' }],
      'GET /api/listings/fitting': [],
      'POST /api/alerts': newAlertAnswer,
      'POST /api/find-help/listings': { listing: sampleRequest(), claim: null },
      'POST /api/offer-help/listings': { listing: sampleListing(), claim: null },
      'POST /api/listings': ownListing(),
    },
  });
const field = (name: string | RegExp) => screen.findByLabelText<HTMLInputElement>(name);
const chosen = async (name: string) =>
  ((await field(name)) as unknown as HTMLSelectElement).selectedOptions[0]?.text;
const sent = ({ requests }: ReturnType<typeof open>) =>
  requests.find(({ method, url }) => method === 'POST' && posts.includes(url))?.body;

beforeEach(() => sessionStorage.clear());

describe('when it lands', () => {
  it.each([
    [`/find/create?${trip}`, 'Create Request'],
    [`/offer/create?${trip}`, 'Create Offer'],
    [`/create-listing?${trip}`, 'Create Listing'],
  ])('is asked at %s, with its day', async (at, submit) => {
    const site = open(at);
    const { user } = site;
    await screen.findByDisplayValue('Meera');
    await user.type(await field(/^Time/), '22:15');
    expect(screen.queryByLabelText('Lands On')).toBeNull();
    await user.type(await field(/^Lands At/), '04:50');
    await screen.findByText('Local time there. The flight takes 18 h 5 min.');
    expect(await chosen('Lands On')).toBe('Dec 5, 2099 (+1 day)');
    screen.getByText('04:50 +1');
    if (at.startsWith('/create')) await user.type(await field('Description'), 'I fly there every winter.');
    else await user.click(await screen.findByRole('checkbox', { name: /I agree to the terms/ }));
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole('button', { name: submit }));
    await screen.findByRole('heading', { name: /Published$|^Success!$/ });
    expect(sent(site)).toMatchObject({ time: '22:15', arrivalTime: '04:50', arrivalDate: '2099-12-05' });
  });

  it('may be typed before the day, and beside one that is not understood', async () => {
    const { user } = open('/find/create?from=DEL&to=ORD');
    await user.type(await field(/^Time/), '22:15');
    await user.type(await field(/^Lands At/), '04:50');
    expect(screen.queryByLabelText('Lands On')).toBeNull();
    await user.type(await field('Travel Date'), 'someday');
    await user.tab();
    expect(screen.queryByLabelText('Lands On')).toBeNull();
    await user.clear(await field('Travel Date'));
    await user.type(await field('Travel Date'), 'Dec 4, 2099');
    await user.tab();
    expect(await chosen('Lands On')).toBe('Dec 5, 2099 (+1 day)');
  });

  it('can be another day than the clocks say, and is kept over a reload', async () => {
    const { user } = open(`/find/create?${trip}`);
    await user.type(await field(/^Lands At/), '04:50');
    expect(await chosen('Lands On')).toBe('Dec 4, 2099, the same day');
    await user.selectOptions(await field('Lands On'), 'Dec 6, 2099 (+2 days)');
    cleanup();
    open(`/find/create?${trip}`);
    expect((await field(/^Lands At/)).value).toBe('04:50');
    expect(await chosen('Lands On')).toBe('Dec 6, 2099 (+2 days)');
  });

  it('is asked for each flight of a trip with stops', async () => {
    const site = open(`/find/create?${trip}`);
    const { user } = site;
    await screen.findByDisplayValue('Meera');
    await user.type(await field(/^Time/), '23:20');
    await user.click(await screen.findByRole('button', { name: 'Changing planes? Add a stop' }));
    await user.keyboard('frankfurt{Tab}');
    await user.type(await field(/^Lands At/), '03:50');
    expect(await chosen('Lands On')).toBe('Dec 5, 2099 (+1 day)');
    await user.clear(await field('Day of the Next Flight'));
    await user.type(await field('Day of the Next Flight'), '2099-12-05{Tab}');
    await user.type(await field(/^Time of the Next Flight/), '10:40');
    await user.type(await field(/^Next Flight Lands At/), '12:50');
    expect(await chosen('Next Flight Lands On')).toBe('Dec 5, 2099, the same day');
    await user.click(await screen.findByRole('checkbox', { name: /I agree to the terms/ }));
    await user.click(screen.getByRole('button', { name: 'Create Request' }));
    await screen.findByRole('heading', { name: 'Your Help Request Has Been Published' });
    expect(sent(site)).toMatchObject({
      arrivalTime: '12:50',
      arrivalDate: '2099-12-05',
      legs: [
        { from: 'DEL', to: 'FRA', arrivalTime: '03:50', arrivalDate: '2099-12-05' },
        { from: 'FRA', to: 'ORD', arrivalTime: '12:50', arrivalDate: '2099-12-05' },
      ],
    });
  });

  it('has its issue at the field, also that of a day', async () => {
    const issues = [{ path: 'arrivalDate', message: 'This is before it takes off.' }];
    const site = renderRemote(remote, {
      at: `/find/create?${trip}`,
      answers: {
        'GET /api/auth/me': meera,
        'GET /api/airports': airportList,
        'POST /api/find-help/listings': () => ({ status: 400, body: { message: 'No', issues } }),
      },
    });
    await screen.findByDisplayValue('Meera');
    await site.user.type(await field(/^Lands At/), '04:50');
    await site.user.click(await screen.findByRole('checkbox', { name: /I agree to the terms/ }));
    await site.user.click(screen.getByRole('button', { name: 'Create Request' }));
    await screen.findByText('This is before it takes off.');
    expect(document.activeElement).toBe(await field(/^Lands At/));
  });
});
