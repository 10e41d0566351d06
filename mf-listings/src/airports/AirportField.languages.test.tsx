import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { defineRemote } from 'shell/host';
import { accessibilityFaults, renderRemote } from 'shell/host/testing';
import { airportList } from '../testing/listings';
import { AirportField } from './AirportField';

function TripPage() {
  const [from, setFrom] = useState('');
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <AirportField label="From" value={from} onChange={setFrom} />
      <output aria-label="code">{from}</output>
    </form>
  );
}
const remote = defineRemote({
  name: 'listings',
  routes: [{ path: '/trip', title: 'Trip', access: 'public', page: async () => ({ TripPage }) }],
});

const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'From' });
const chosen = () => screen.getByLabelText('code').textContent;

async function openTrip(airports: object[]) {
  const site = renderRemote(remote, { at: '/trip', answers: { 'GET /api/airports': airports } });
  await screen.findByRole('combobox', { name: 'From' });
  await site.user.click(input());
  return site;
}

describe('on an English page', () => {
  it.each([
    ['نیویورک', 'JFK - New York, United States'],
    ['दिल्ली', 'DEL - Delhi, India'],
    ['ఢిల్లీ', 'DEL - Delhi, India'],
    ['芝加哥', 'ORD - Chicago, United States'],
    ['德里', 'DEL - Delhi, India'],
  ])('finds %s, which is called so in another language', async (typed, option) => {
    const { user } = await openTrip(airportList);
    await user.keyboard(typed);
    await screen.findByRole('option', { name: option });
    await user.keyboard('{Enter}');
    expect(input().value).toBe(option);
  });

  it('takes the name of somebody who types it and leaves the field at once', async () => {
    const { user } = await openTrip(airportList);
    await user.keyboard('शिकागो{Tab}');
    await screen.findByDisplayValue('ORD - Chicago, United States');
    expect(chosen()).toBe('ORD');
  });
});

describe('on a page in Farsi', () => {
  beforeAll(() => {
    document.documentElement.lang = 'fa';
    document.documentElement.dir = 'rtl';
  });
  afterAll(() => {
    document.documentElement.lang = 'en';
    document.documentElement.dir = '';
  });

  /** As the shell names them. */
  const named: Record<string, [city: string, country: string]> = {
    DEL: ['دهلی', 'هند'],
    ORD: ['شیکاگو', 'ایالات متحده'],
    JFK: ['نیویورک', 'ایالات متحده'],
  };
  const inFarsi = airportList.map((airport) => {
    const [city, country] = named[airport.code]!;
    return { ...airport, city, country };
  });

  it.each([
    ['دهل', 'DEL - دهلی، هند'],
    ['دهلي', 'DEL - دهلی، هند'],
    ['شیکا', 'ORD - شیکاگو، ایالات متحده'],
    ['ord', 'ORD - شیکاگو، ایالات متحده'],
    ['new york', 'JFK - نیویورک، ایالات متحده'],
    ['दिल्ली', 'DEL - دهلی، هند'],
  ])('shows names in Farsi to somebody who types %s', async (typed, option) => {
    const { user } = await openTrip(inFarsi);
    await user.keyboard(typed);
    await screen.findByRole('option', { name: option });
    expect(await accessibilityFaults()).toEqual([]);
    await user.keyboard('{Enter}');
    expect(input().value).toBe(option);
  });
});
