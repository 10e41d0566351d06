import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults, firstViewOf, renderRemote, type Answers } from 'shell/host/testing';
import { FlightSearchPage } from '../pages/FlightSearchPage';
import remote from '../remote';
import { airportList, delhi, sampleListing } from '../testing/listings';

const frankfurt = { ...delhi, code: 'FRA', name: 'Frankfurt Airport', city: 'Frankfurt', country: 'Germany' };
const onTheWay = {
  ...sampleListing({ departure: frankfurt, flightNumber: null }),
  why: 'leg',
  mine: 2,
  theirs: 1,
  day: '2099-12-04',
  away: 0,
  km: 0,
  shared: 1,
};
const trip = 'action=find&from=DEL&to=ORD&date=2099-12-04';

beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = () => undefined;
});

const open = (query: string, answers: Answers = {}) =>
  renderRemote(remote, {
    at: `/flight-search?${query}`,
    answers: {
      'GET /api/search': [1, 2, 3].map((id) => sampleListing({ id })),
      'GET /api/listings/fitting': [onTheWay],
      'GET /api/airports': [...airportList, { ...frankfurt, timezone: 'Europe/Berlin' }],
      ...answers,
    },
  });
const addStop = () => screen.findByRole('button', { name: 'Changing planes? Add a stop' });
const stop = () => screen.findByRole('combobox', { name: /Change Planes At/ });
const search = () => screen.getByRole('button', { name: 'Search for Amigos' });

describe('a flight search with a stop', () => {
  it('finds who shares a leg, with the reason', async () => {
    const { user, location, requests } = open(trip);
    await user.click(await addStop());
    const field = await stop();
    await waitFor(() => expect(document.activeElement === field).toBe(true));
    expect(screen.queryByLabelText('To Travel Date (Optional)')).toBeNull();
    expect(screen.queryByLabelText(/Time of the Next Flight/)).toBeNull();
    await user.keyboard('fra{Tab}');
    await user.type(screen.getByLabelText(/Next Flight Number/), 'lh430{Enter}');
    expect(location()).toBe(`/flight-search?${trip}&stops=FRA.2099-12-04.LH430`);
    const results = within(await screen.findByRole('region', { name: 'Available Amigos' }));
    await results.findByText('Same last leg, FRA to ORD, on the same day');
    results.getByText('DEL to FRA to ORD, best fit first.');
    expect(requests.map(({ url }) => decodeURIComponent(url))).toContain(
      '/api/listings/fitting?legs=DEL-FRA.2099-12-04,FRA-ORD.2099-12-04.LH430&type=helper',
    );
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('says at the stop what is wrong with it, and searches for nothing', async () => {
    const { user, location } = open(trip);
    await user.click(await addStop());
    await stop();
    await user.type(screen.getByLabelText(/Next Flight Number/), '430');
    await user.click(search());
    screen.getByText('Choose an airport from the list');
    screen.getByText("Begin with the airline's letters, like AA1234");
    expect(document.activeElement).toBe(await stop());
    expect(location()).toBe(`/flight-search?${trip}`);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('says what is wrong with a link', async () => {
    const { requests } = open(`${trip}&stops=ORD.2099-11-04`);
    await screen.findByText('Leg 2 starts and ends in ORD');
    screen.getByText('Leg 2 is before leg 1');
    expect(requests.some(({ url }) => url.includes('/api/listings'))).toBe(false);
  });

  it('is read from a link, taken along to the other side, and removed', async () => {
    const { user, location } = open(`${trip}&stops=FRA.2099-12-05`);
    await screen.findByText('Same last leg, FRA to ORD, on the same day');
    await stop();
    await user.click(screen.getByRole('link', { name: /Offer your help/ }));
    await screen.findByRole('heading', { level: 1, name: 'Be a Amigo for a Flight' });
    expect(location()).toContain('&stops=FRA.2099-12-05');
    await user.click(await screen.findByRole('button', { name: 'Remove the stop' }));
    await user.click(screen.getByRole('button', { name: 'Confirm and Continue' }));
    expect(location()).toBe('/flight-search?action=offer&from=DEL&to=ORD&date=2099-12-04');
  });

  it('may find nobody, and says when the search failed', async () => {
    let isDown = true;
    const { user } = open(`${trip}&stops=FRA.2099-12-05`, {
      'GET /api/listings/fitting': () => (isDown ? { status: 500, body: null } : { body: [] }),
    });
    await screen.findByText('Error loading Amigos. Please try again later.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('No Amigos found');
    await screen.findByRole('region', { name: 'Tell me when somebody is found' });
  });
});

describe('a stop without the day of its next flight', () => {
  const without = (query: string) => firstViewOf(<FlightSearchPage />, { at: `/flight-search?${query}` });

  it('is searched for by another page, where there are no scripts for its fields', () => {
    const view = without(`${trip}&stops=FRA`);
    expect(view.textContent).toContain('Nothing was searched for yet');
    expect(view.textContent).toContain('The day of each next flight is missing.');
    const link = [...view.querySelectorAll('a')].find(
      (each) => each.textContent === 'Search with these stops',
    );
    expect(link?.getAttribute('href')).toBe('/search?from=DEL&to=ORD&date=2099-12-04&type=helper&stops=FRA');
  });

  it.each([
    `${trip}&stops=FRA.2099-12-05`,
    `${trip}&stops=Xyzzy.2099-12-05`,
    trip,
    'action=find&from=DEL&stops=FRA',
  ])('is not spoken of elsewhere: %s', (query) =>
    expect(without(query).textContent).not.toContain('Nothing was searched for yet'),
  );
});

describe('the stops of a browser without scripts', () => {
  const fieldsIn = (query: string) => {
    const view = firstViewOf(<FlightSearchPage />, { at: `/flight-search?${query}` });
    const fields = [...view.querySelectorAll<HTMLInputElement>('noscript input')];
    return {
      isOpen: view.querySelector('noscript details')!.hasAttribute('open'),
      values: fields.map(({ name, value }) => [name, value]),
      issues: fields.flatMap(({ name, id }) => {
        const issue = view.querySelector(`[id="${id}error"]`);
        return issue ? [[name, issue.textContent]] : [];
      }),
    };
  };
  const none = [
    ['stops', ''],
    ['stopDay', ''],
    ['stopFlight', ''],
  ];
  const unknownPlace =
    'We do not know this place: write the whole name of a city, or the code of an airport, such as JFK.';

  it('have plain fields, and one stop more than are known', () => {
    expect(fieldsIn(trip)).toEqual({ isOpen: false, values: none, issues: [] });
    expect(fieldsIn(`${trip}&stops=FRA.2099-12-05.LH430`)).toEqual({
      isOpen: true,
      values: [['stops', 'FRA'], ['stopDay', 'Dec 5, 2099'], ['stopFlight', 'LH430'], ...none],
      issues: [],
    });
  });

  it('say under each field what is not understood', () => {
    const { values, issues } = fieldsIn(`${trip}&stops=Xyzzy.someday.430,QQQ.2099-12-06&unknown=stops,stop2`);
    expect(values.slice(0, 5)).toEqual([
      ['stops', 'Xyzzy'],
      ['stopDay', 'someday'],
      ['stopFlight', '430'],
      ['stops', 'QQQ'],
      ['stopDay', 'Dec 6, 2099'],
    ]);
    expect(issues).toEqual([
      ['stops', unknownPlace],
      ['stopDay', 'Please write the date like Dec 24, 2026.'],
      ['stopFlight', "Begin with the airline's letters, like AA1234"],
      ['stops', unknownPlace],
    ]);
    expect(fieldsIn(`${trip}&stops=ORD.2099-12-05`).issues).toEqual([
      ['stops', 'Leg 2 starts and ends in ORD'],
    ]);
  });
});
