import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { airportsVersion } from 'backend/contract/listings/airports';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { defineRemote } from 'shell/host';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import { airportList } from '../testing/listings';
import { AirportField } from './AirportField';

const manchesters = ['MAN', 'MHT'].map((code, index) => ({
  code,
  name: ['Manchester Airport', 'Manchester–Boston Regional Airport'][index] ?? '',
  city: 'Manchester',
  country: ['United Kingdom', 'United States'][index] ?? '',
  lat: 0,
  lon: 0,
  timezone: 'UTC',
}));

function TripPage() {
  const [query] = useSearchParams();
  const [from, setFrom] = useState(query.get('from') ?? '');
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <AirportField label="From" name="from" value={from} onChange={setFrom} hint="Where the trip begins" />
      <output aria-label="code">{from}</output>
      <button type="reset" onClick={() => setFrom('')}>
        Reset
      </button>
    </form>
  );
}
const remote = defineRemote({
  name: 'listings',
  routes: [{ path: '/trip', title: 'Trip', access: 'public', page: async () => ({ TripPage }) }],
});

async function openTrip({ from = '', answers = {} }: { from?: string; answers?: Answers } = {}) {
  const site = renderRemote(remote, {
    at: `/trip?from=${from}`,
    answers: { 'GET /api/airports': [...airportList, ...manchesters], ...answers },
  });
  await screen.findByRole('combobox', { name: 'From' });
  const asked = () => site.requests.map(({ url }) => url).filter((url) => url.includes('airports'));
  return { ...site, asked };
}
const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'From' });
const chosen = () => screen.getByLabelText('code').textContent;
const suggestions = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const newYork = 'JFK - New York, United States';

describe('choosing an airport', () => {
  it('loads the list when it is first needed, once', async () => {
    const { user, asked } = await openTrip();
    expect(asked()).toEqual([]);
    await user.click(input());
    expect(asked()).toEqual([`/api/airports?v=${airportsVersion}`]);
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    await user.click(input());
    expect(asked()).toHaveLength(1);
  });

  it('says how to begin, suggests after a pause, and says when there is nothing', async () => {
    const { user } = await openTrip();
    await user.type(input(), 'n');
    screen.getByText('Type at least 2 characters to search');
    await user.keyboard('ew y');
    expect(suggestions()).toEqual([]);
    const option = await screen.findByRole('option', { name: newYork });
    within(option).getByText('John F Kennedy International Airport');
    expect(await accessibilityFaults()).toEqual([]);
    await user.clear(input());
    await user.keyboard('atlantis');
    await screen.findByText('No airports found');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('is done with the keyboard alone', async () => {
    const { user } = await openTrip();
    await user.tab();
    await user.keyboard('manch');
    await screen.findByRole('option', { name: 'MAN - Manchester, United Kingdom' });
    expect(input().getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[0]?.id);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(chosen()).toBe('MHT');
    expect(input().value).toBe('MHT - Manchester, United States');
  });

  it('chooses the best match of a user who types and leaves at once', async () => {
    const { user } = await openTrip();
    await user.click(input());
    await user.keyboard('delh{Enter}');
    expect(chosen()).toBe('DEL');
    await user.clear(input());
    await user.keyboard('york{Tab}');
    expect(chosen()).toBe('JFK');
  });

  it('chooses a typed code, wherever the user clicks next', async () => {
    const { user } = await openTrip();
    await user.click(input());
    await user.keyboard(' ord');
    await user.click(document.body);
    expect(chosen()).toBe('ORD');
    expect(input().value).toBe('ORD - Chicago, United States');
  });

  it('is replaced by typing over it', async () => {
    const { user } = await openTrip({ from: 'JFK' });
    await user.click(await screen.findByDisplayValue(newYork));
    await user.keyboard('del{Enter}');
    expect(chosen()).toBe('DEL');
  });

  it('chooses none of two airports of one city', async () => {
    const { user } = await openTrip();
    await user.click(input());
    await user.keyboard('manchester');
    await user.click(document.body);
    expect(chosen()).toBe('');
  });

  it('clears the airport when its text is changed, and everything on reset', async () => {
    const { user } = await openTrip({ from: 'JFK' });
    await screen.findByDisplayValue(newYork);
    await user.type(input(), '{Backspace}');
    expect(chosen()).toBe('');
    await user.clear(input());
    await user.keyboard('del{Enter}');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect([chosen(), input().value]).toEqual(['', '']);
    await user.click(input());
    await user.tab();
    expect(chosen()).toBe('');
  });
});

it('shows the airport of a link by name, and its code until the list is loaded', async () => {
  let arrive: () => void = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const airports = async () => arrived.then(() => ({ body: airportList }));
  await openTrip({ from: 'JFK', answers: { 'GET /api/airports': airports } });
  expect(input().value).toBe('JFK');
  arrive();
  await screen.findByDisplayValue(newYork);
});

describe('before the list is loaded', () => {
  for (const [how, leave] of Object.entries({ 'leaves the field': '{Tab}', 'presses Enter': '{Enter}' }))
    it(`takes the code of a user who ${how}`, async () => {
      let arrive: () => void = () => {};
      const arrived = new Promise<void>((resolve) => (arrive = resolve));
      const airports = async () => arrived.then(() => ({ body: airportList }));
      const { user } = await openTrip({ answers: { 'GET /api/airports': airports } });
      await user.click(input());
      await user.keyboard(`jfk${leave}`);
      expect(chosen()).toBe('JFK');
      arrive();
      await screen.findByDisplayValue(newYork);
      expect(chosen()).toBe('JFK');
    });

  it('says that a code is none once the list is there, and keeps it', async () => {
    let arrive: () => void = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const airports = async () => arrived.then(() => ({ body: airportList }));
    const { user } = await openTrip({ answers: { 'GET /api/airports': airports } });
    await user.click(input());
    await user.keyboard('xqz{Tab}');
    expect(chosen()).toBe('XQZ');
    arrive();
    await screen.findByText('Choose an airport from the list');
    expect(input().value).toBe('XQZ');
    expect(input().getAttribute('aria-invalid')).toBe('true');
  });

  it('takes a city of three letters once the list is there', async () => {
    let arrive: () => void = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const hue = { ...manchesters[0]!, code: 'HUI', city: 'Hue', country: 'Vietnam' };
    const airports = async () => arrived.then(() => ({ body: [hue] }));
    const { user } = await openTrip({ answers: { 'GET /api/airports': airports } });
    await user.click(input());
    await user.keyboard('hue{Tab}');
    arrive();
    await screen.findByDisplayValue('HUI - Hue, Vietnam');
    expect(chosen()).toBe('HUI');
  });
});

describe('without the list', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('logs the error, accepts a code, and tries again', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    let isDown = true;
    const airports = () => (isDown ? { status: 503, body: { message: 'Down' } } : { body: airportList });
    const { user } = await openTrip({ answers: { 'GET /api/airports': airports } });
    await user.click(input());
    await user.keyboard('new york');
    await screen.findByText(/could not be loaded/);
    expect(suggestions()).toEqual([]);
    expect(log).toHaveBeenCalledTimes(1);

    await user.clear(input());
    await user.keyboard('jfk');
    await user.click(document.body);
    expect([chosen(), input().value]).toEqual(['JFK', 'JFK']);

    isDown = false;
    await user.click(input());
    await screen.findByDisplayValue(newYork);
    expect(chosen()).toBe('JFK');
  });
});
