import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { boot } from 'shell/host';
import { accessibilityFaults, renderRemote } from 'shell/host/testing';
import remote from '../remote';
import { scheduled } from '../testing/flights';
import { airportList, sampleListing } from '../testing/listings';

beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = () => undefined;
  boot.flights = true;
});
afterEach(() => {
  delete boot.flights;
});

const open = (flights: ReturnType<typeof scheduled>[]) =>
  renderRemote(remote, {
    at: '/flight-search?action=find&date=2099-12-04',
    answers: {
      'GET /api/search': [sampleListing()],
      'GET /api/listings/fitting': [],
      'GET /api/listings/flight-routes': [],
      'GET /api/airports': airportList,
      'GET /api/flights': flights,
    },
  });
const flight = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Flight Number/ });

describe('searching by flight', () => {
  it('the number of a flight fills in a search, and finds with two presses', async () => {
    const { user, location } = open([scheduled()]);
    await user.type(await flight(), 'ai 127{Tab}');
    const shown = within(await screen.findByRole('article', { name: /DEL Delhi to ORD Chicago/ }));
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(shown.getByRole('button', { name: 'This is my flight' }));
    expect((await flight()).value).toBe('AI127');
    expect(document.activeElement).toBe(await flight());
    expect(screen.queryByText('Is this your flight?')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Search for Amigos' }));
    expect(location()).toBe('/flight-search?action=find&from=DEL&to=ORD&date=2099-12-04&flight=AI127');
  });

  it('a flight that nobody knows leaves the fields of a search to the visitor', async () => {
    const { user } = open([]);
    await user.type(await flight(), 'ZZ999{Tab}');
    await screen.findByText(/We don't know this flight/);
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'From' }).value).toBe('');
  });
});
