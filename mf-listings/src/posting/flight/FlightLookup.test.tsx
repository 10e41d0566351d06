import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ScheduledFlight } from 'backend/contract/listings/flights';
import { boot } from 'shell/host';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import remote from '../../remote';
import { leg, scheduled } from '../../testing/flights';
import { airportList, chicago, delhi } from '../../testing/listings';
import { meera } from '../../testing/people';

const unavailable = { message: 'Flights cannot be looked up right now. Please type your trip.' };

/** A timetable by day. `near` finds all of it. */
const timetable =
  (flights: ScheduledFlight[]) =>
  (_: never, { url }: { url: string }) => {
    const day = new URLSearchParams(url.split('?')[1]).get('date');
    const isOn = ({ legs }: ScheduledFlight) => legs.some(({ date }) => !day || date === day);
    return { body: flights.filter(isOn) };
  };
type Answer = NonNullable<Answers[keyof Answers]>;
const open = (at: string, answer: Answer = timetable([scheduled()])) =>
  renderRemote(remote, {
    at,
    answers: {
      'GET /api/auth/me': meera,
      'GET /api/airports': airportList,
      'GET /api/listings/flight-routes': [],
      'GET /api/flights': answer,
    },
  });
type User = ReturnType<typeof open>['user'];

const flight = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Flight Number/ });
const field = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name);
async function name(user: User, number: string, day = '2099-12-04') {
  await user.type(await flight(), number);
  const date = await field(/^Travel Date/);
  await user.clear(date);
  await user.type(date, `${day}{Tab}`);
}
const asked = (requests: ReturnType<typeof open>['requests']) =>
  requests.map(({ url }) => url).filter((url) => url.startsWith('/api/flights'));
const pass = (way: RegExp) => screen.findByRole('article', { name: way });

beforeEach(() => {
  sessionStorage.clear();
  boot.flights = true;
});
afterEach(() => {
  delete boot.flights;
});

describe('a flight of the timetable', () => {
  it.each(['/find/create', '/offer/create', '/create-listing'])(
    'is shown as a boarding pass on %s, and one press fills it in',
    async (at) => {
      const { user, requests } = open(at);
      await name(user, 'Air India 127');
      await screen.findByText('Is this your flight?');
      const shown = within(await pass(/DEL Delhi to ORD Chicago/));
      shown.getByText('Dec 4, 2099');
      shown.getByText('02:10');
      expect(shown.queryByText('Flown as')).toBeNull();
      expect(shown.queryByText('Terminal')).toBeNull();
      expect(await accessibilityFaults()).toEqual([]);

      await user.click(shown.getByRole('button', { name: 'This is my flight' }));
      await screen.findByDisplayValue('DEL - Delhi, India');
      screen.getByDisplayValue(/^ORD - Chicago/);
      expect((await flight()).value).toBe('AI127');
      expect(screen.getByDisplayValue('02:10')).toBe(await field(/^Time/));
      expect(screen.getByDisplayValue('07:20')).toBe(await field(/^Lands At/));
      expect(screen.queryByText('Is this your flight?')).toBeNull();
      expect(document.activeElement).toBe(await flight());

      await user.tab();
      expect(screen.queryByText('Is this your flight?')).toBeNull();
      expect(asked(requests)).toContain('/api/flights?number=Air+India+127&date=2099-12-04');
    },
  );

  it('has the number of the airline that flies, and terminals', async () => {
    const terminals = { departure: '3', arrival: null };
    const { user } = open(
      '/find/create',
      timetable([scheduled({ number: 'UA8345', legs: [leg({ terminals })] })]),
    );
    await name(user, 'ua 8345');
    const shown = within(await pass(/DEL Delhi/));
    shown.getByText('UA8345');
    expect(shown.getByText('Flown as').nextSibling?.textContent).toBe('AI127');
    expect(shown.getByText('Terminal').nextSibling?.textContent).toBe('DEL 3');
  });

  it('is one of several ways, of which one is chosen', async () => {
    const legs = [
      leg({ arrival: 'JFK', arrivalTime: '06:00' }),
      leg({ departure: 'JFK', time: '08:00', arrivalTime: '09:30' }),
    ];
    const { user } = open('/find/create', timetable([scheduled({ legs })]));
    await name(user, 'AI127');
    await screen.findByText('Which one is your flight?');
    expect(await screen.findAllByRole('button', { name: 'This is my flight' })).toHaveLength(3);
    const second = await pass(/JFK New York to ORD Chicago/);
    await user.click(within(second).getByRole('button'));
    await screen.findByDisplayValue(/^JFK - New York/);
    expect((await field(/^Time/)).value).toBe('08:00');
  });
});

describe('the flight after a stop', () => {
  const toNewYork = scheduled({ legs: [leg({ arrival: 'JFK', arrivalTime: '06:00' })] });
  const onward = leg({ departure: 'JFK', date: '2099-12-05', arrivalDate: '2099-12-06', time: '08:00' });
  const toChicago = scheduled({ number: 'UA1', operatorNumber: 'UA1', legs: [onward] });
  const byNumber: Answer = (_: never, { url }: { url: string }) => {
    const asked = new URLSearchParams(url.split('?')[1]);
    const flight = asked.get('number') === 'UA1' ? toChicago : toNewYork;
    const day = asked.get('date');
    return { body: flight.legs.some(({ date }) => !day || date === day) ? [flight] : [] };
  };

  it('is found by its number and day, and one press fills in its airports and times', async () => {
    const { user } = open('/find/create', byNumber);
    await name(user, 'AI127');
    await user.click(within(await pass(/to JFK New York/)).getByRole('button'));
    await user.click(await screen.findByRole('button', { name: 'Changing planes? Add a stop' }));
    const next = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Next Flight Number/ });
    // The first flight was taken already.
    expect(screen.queryByRole('article', { name: /to JFK New York/ })).toBeNull();
    await user.type(next, 'UA1{Tab}');

    await screen.findByText('UA1 flies on Saturdays. Which day is yours?');
    await user.click(screen.getByRole('button', { name: 'Dec 5, 2099' }));
    expect(document.activeElement).toBe(next);
    const found = within(await pass(/JFK New York to ORD Chicago/));
    await user.click(found.getByRole('button', { name: 'This is my flight' }));

    await screen.findByDisplayValue(/^ORD - Chicago/);
    const changes = await screen.findByRole<HTMLInputElement>('combobox', { name: /Change Planes At/ });
    await waitFor(() => expect(changes.value).toMatch(/^JFK - New York/));
    expect((await field(/^Day of the Next Flight/)).value).toBe('Dec 5, 2099');
    expect((await field(/^Time of the Next Flight/)).value).toBe('08:00');
    expect((await screen.findAllByLabelText<HTMLInputElement>(/Lands At/)).map(({ value }) => value)).toEqual(
      ['06:00', '07:20'],
    );
    expect((await flight()).value).toBe('AI127');
    expect((await field(/^Travel Date/)).value).toBe('Dec 4, 2099');
    expect(await accessibilityFaults()).toEqual([]);
  });
});

describe('a flight that is not there', () => {
  it('on that day: the others are offered, and a press on one finds it', async () => {
    const on = (date: string) => scheduled({ legs: [leg({ date, arrivalDate: date })] });
    const { user } = open('/find/create', timetable([on('2099-12-03'), on('2099-12-07')]));
    await name(user, 'AI127');
    await screen.findByText('AI127 flies on Mondays and Thursdays. Which day is yours?');
    await user.click(screen.getByRole('button', { name: 'Dec 7, 2099' }));
    expect((await field(/^Travel Date/)).value).toBe('Dec 7, 2099');
    expect(document.activeElement).toBe(await flight());
    await pass(/DEL Delhi to ORD Chicago/);
  });

  it('at all: it says so, and everything can be typed', async () => {
    const { user } = open('/find/create', []);
    await name(user, 'XX999');
    await screen.findByText("We don't know this flight. Fill it in below.");
    expect(await accessibilityFaults()).toEqual([]);
  });
});

describe('nothing is said', () => {
  it('when flights cannot be looked up, but where others flew', async () => {
    const site = renderRemote(remote, {
      at: '/find/create',
      answers: {
        'GET /api/auth/me': meera,
        'GET /api/airports': airportList,
        'GET /api/listings/flight-routes': [{ from: delhi, to: chicago }],
        'GET /api/flights': () => ({ status: 503, body: unavailable }),
      },
    });
    await name(site.user, 'AI127');
    await screen.findByRole('group', { name: 'Where AI127 flies' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['before there is a day', 'AI127', ''],
    ['about what is no flight', '127', '?date=2099-12-04'],
  ])('%s', async (_, number, query) => {
    const { user, requests } = open(`/find/create${query}`);
    await user.type(await flight(), number);
    await user.tab();
    await waitFor(async () => expect(document.activeElement).not.toBe(await flight()));
    expect(asked(requests)).toEqual([]);
  });

  it('where the site looks up no flights', async () => {
    delete boot.flights;
    const { user, requests } = open('/find/create');
    await name(user, 'AI127');
    await waitFor(() => expect(requests.some(({ url }) => url.includes('flight-routes'))).toBe(true));
    expect(asked(requests)).toEqual([]);
  });
});
