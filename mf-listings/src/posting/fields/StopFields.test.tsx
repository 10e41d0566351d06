import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { accessibilityFaults, renderRemote } from 'shell/host/testing';
import remote from '../../remote';
import { newAlertAnswer } from '../../testing/alerts';
import { airportList, delhi, sampleRequest } from '../../testing/listings';
import { ownRequest } from '../../testing/own';
import { meera } from '../../testing/people';

const frankfurt = { ...delhi, code: 'FRA', name: 'Frankfurt Airport', city: 'Frankfurt', country: 'Germany' };

const open = (at = '/find/create?from=DEL&to=ORD&date=2099-12-04') =>
  renderRemote(remote, {
    at,
    answers: {
      'GET /api/auth/me': meera,
      'GET /api/airports': [...airportList, { ...frankfurt, timezone: 'Europe/Berlin' }],
      'GET /api/listings/fitting': [],
      'GET /api/listings/flight-routes': [],
      'POST /api/alerts': newAlertAnswer,
      'POST /api/find-help/listings': { listing: sampleRequest(), claim: null },
      'POST /api/listings': ownRequest(),
    },
  });
const field = (name: string | RegExp) => screen.findByLabelText<HTMLInputElement>(name);
const stops = () => screen.findAllByRole('combobox', { name: /Change Planes At/ });
const button = (name: string) => screen.findByRole('button', { name });

beforeEach(() => sessionStorage.clear());

describe('a trip with a stop', () => {
  async function addStop({ user }: ReturnType<typeof open>, at = 'frankfurt') {
    await screen.findByDisplayValue('Meera');
    await user.click(await button('Changing planes? Add a stop'));
    const added = await stops();
    expect([document.activeElement]).toEqual(added);
    await user.keyboard(`${at}{Tab}`);
  }

  it('is sent with its flights, on the day of the first unless another is said', async () => {
    const site = open();
    await addStop(site);
    const { user, requests } = site;
    expect(screen.queryByLabelText(/End Date/)).toBeNull();
    await screen.findByText('Frankfurt (FRA)');
    await user.type(await field(/Next Flight Number/), 'lh 430{Tab}');
    const isAsked = () => requests.some(({ url }) => url.endsWith('flight-routes?flight=LH430'));
    await waitFor(() => expect(isAsked()).toBe(true));
    await user.click(await screen.findByRole('checkbox', { name: /I agree to the terms/ }));
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(await button('Create Request'));
    await screen.findByRole('heading', { name: 'Your Help Request Has Been Published' });
    const sent = requests.find(({ url }) => url === '/api/find-help/listings')?.body;
    expect(sent).toMatchObject({
      departureAirport: 'DEL',
      arrivalAirport: 'ORD',
      legs: [
        { from: 'DEL', to: 'FRA', date: '2099-12-04' },
        { from: 'FRA', to: 'ORD', date: '2099-12-04', flightNumber: 'LH430' },
      ],
    });
  });

  it('says at the stop what is wrong with it', async () => {
    const site = open();
    await addStop(site, 'chicago');
    await site.user.click(await screen.findByRole('checkbox', { name: /I agree to the terms/ }));
    await site.user.click(await button('Create Request'));
    await screen.findByText('Leg 2 starts and ends in ORD');
    const [stop] = await stops();
    // The form moves the focus once its issues are shown.
    await waitFor(() => expect(document.activeElement).toBe(stop));
  });

  it('goes on on the day of the landing, and says when its day is missing', async () => {
    const site = open('/find/create?from=DEL&to=ORD');
    await addStop(site);
    const { user } = site;
    const nextDay = await field(/Day of the Next Flight/);
    await user.type(await field(/^Travel Date/), '2099-12-04{Tab}');
    expect(nextDay.value).toBe('Dec 4, 2099');
    await user.type(await field(/^Time(?! of)/), '22:15');
    await user.type(await field(/^Lands At/), '02:50');
    expect(nextDay.value).toBe('Dec 5, 2099');
    await user.clear(nextDay);
    await user.click(await screen.findByRole('checkbox', { name: /I agree to the terms/ }));
    await user.click(await button('Create Request'));
    await screen.findByText('Date is required');
    await waitFor(() => expect(document.activeElement).toBe(nextDay));
  });

  it('can have three stops and lose them again, and keeps them over a reload', async () => {
    const site = open();
    await addStop(site);
    await site.user.click(await button('Add another stop'));
    await site.user.click(await button('Add another stop'));
    expect(screen.queryByRole('button', { name: 'Add another stop' })).toBeNull();
    expect(await stops()).toHaveLength(3);
    cleanup();
    const again = open();
    expect(await stops()).toHaveLength(3);
    await again.user.click(await button('Remove stop 3'));
    await again.user.click(await button('Remove stop 2'));
    await again.user.click(await button('Remove the stop'));
    expect(document.activeElement).toBe(await button('Changing planes? Add a stop'));
    expect(screen.queryByRole('combobox', { name: /Change Planes At/ })).toBeNull();
    await field(/End Date/);
  });

  it('can be posted with the full form', async () => {
    const site = open('/create-listing?type=seeking_help&from=DEL&to=ORD&date=2099-12-04');
    await addStop(site);
    await site.user.type(await field(/^Description/), 'My mother changes planes for the first time.');
    await site.user.click(await button('Create Listing'));
    await screen.findByRole('heading', { name: 'Success!' });
    const sent = site.requests.find(({ url, method }) => method === 'POST' && url === '/api/listings')?.body;
    expect(sent).toMatchObject({ legs: [{ to: 'FRA' }, { from: 'FRA', to: 'ORD' }] });
  });
});
