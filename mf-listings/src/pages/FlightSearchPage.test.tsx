import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { required } from 'backend/contract/listings/posting';
import { formatDay, today } from 'shared-ui';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';
import { airportList, sampleListing, sampleRequest } from '../testing/listings';

let scrolled: (ScrollIntoViewOptions | undefined)[] = [];
beforeEach(() => {
  scrolled = [];
  // jsdom cannot scroll, so the test only sees the request to scroll.
  HTMLElement.prototype.scrollIntoView = (options) => void scrolled.push(options as ScrollIntoViewOptions);
});
afterEach(() => void jest.useRealTimers());

function openFlightSearch(query: string, answers: Answers = {}) {
  const site = renderRemote(remote, {
    at: `/flight-search${query}`,
    answers: {
      'GET /api/search': [sampleListing()],
      'GET /api/listings/fitting': [],
      'GET /api/listings/flight-routes': [],
      'GET /api/airports': airportList,
      ...answers,
    },
  });
  const asked = () => site.requests.map(({ url }) => url).filter((url) => url.startsWith('/api/search?'));
  return { ...site, asked };
}
const control = { selector: 'input, select' };
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, control);
const trip = 'from=DEL&to=ORD&date=2099-12-04';

describe('finding somebody', () => {
  it('has fields for the route, the days and the flight', async () => {
    const { asked } = openFlightSearch('');
    await screen.findByRole('heading', { level: 1, name: 'Find a Amigo for Your Flight' });
    expect(field('From').placeholder).toBe('Departure airport');
    expect(field('To').placeholder).toBe('Arrival airport');
    expect(field('From Travel Date').value).toBe(formatDay(today()));
    field('To Travel Date (Optional)');
    screen.getByRole('button', { name: 'Search for Amigos' });
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
    expect(asked()).toEqual([]);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('shows the issue of each field, and focuses the first', async () => {
    const { user, location } = openFlightSearch('');
    await user.click(await screen.findByRole('button', { name: 'Search for Amigos' }));
    screen.getByText(required.departure);
    screen.getByText(required.arrival);
    expect(document.activeElement).toBe(field('From'));
    expect(location()).toBe('/flight-search');

    await user.clear(field('From Travel Date'));
    await user.click(screen.getByRole('button', { name: 'Search for Amigos' }));
    screen.getByText(required.date);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('writes the search into the address and shows helpers', async () => {
    const { user, location, asked } = openFlightSearch('');
    await user.click(await screen.findByRole('combobox', { name: 'From' }));
    await user.keyboard('delhi');
    await user.click(await screen.findByRole('option', { name: /DEL/ }));
    await user.click(field('To'));
    await user.keyboard('ORD');
    await user.click(await screen.findByRole('option', { name: /ORD/ }));
    await user.clear(field('From Travel Date'));
    await user.type(field('From Travel Date'), '2099-12-04');
    await user.type(field('To Travel Date (Optional)'), '2099-12-07');
    await user.type(field('Flight Number (Optional)'), 'ai 127{Enter}');
    expect(location()).toBe(`/flight-search?action=find&${trip}&endDate=2099-12-07&flight=AI127`);
    await screen.findByRole('article');
    expect(asked()).toEqual([`/api/search?${trip}&endDate=2099-12-07&flight=AI127&type=helper&limit=6`]);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Available Amigos' }));
    await waitFor(() => expect(scrolled).toEqual([{ behavior: 'smooth', block: 'start' }]));
  });

  it('clears a last day before the first', async () => {
    const { user } = openFlightSearch(`?${trip}&endDate=2099-12-07`);
    await user.clear(await screen.findByRole('textbox', { name: 'From Travel Date' }));
    await user.type(field('From Travel Date'), '2099-12-08{Tab}');
    expect(field('To Travel Date (Optional)').value).toBe('');
  });

  it('does not search without a last day that it cannot read', async () => {
    const { user, location } = openFlightSearch(`?${trip}`);
    await user.type(await screen.findByLabelText('To Travel Date (Optional)', control), 'some time later');
    await user.click(screen.getByRole('button', { name: 'Search for Amigos' }));
    screen.getByText(/^Please write the date like/);
    expect(document.activeElement).toBe(field('To Travel Date (Optional)'));
    expect(location()).toBe(`/flight-search?${trip}`);
  });

  it('does not take a day that has passed', async () => {
    const { user } = openFlightSearch('');
    await user.clear(await screen.findByRole('textbox', { name: 'From Travel Date' }));
    await user.type(field('From Travel Date'), '2020-01-01{Tab}');
    screen.getByText(`Please choose ${formatDay(today())} or a later day.`);
  });
});

describe('a shared link', () => {
  it('shows its results at once', async () => {
    openFlightSearch(`?${trip}`);
    await screen.findByRole('heading', { level: 2, name: 'Available Amigos' });
    await screen.findByRole('article');
    await waitFor(() => expect(scrolled).toHaveLength(1));
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('does not move under the presses of its visitor', async () => {
    // One clock for the presses and the scroll: on a busy machine both are due at once.
    jest.useFakeTimers({ advanceTimers: true });
    const pressing = setInterval(() => fireEvent.pointerDown(document.body), 20);
    openFlightSearch(`?${trip}`);
    await screen.findByRole('article');
    jest.advanceTimersByTime(300);
    clearInterval(pressing);
    expect(scrolled).toEqual([]);
  });

  it.each([
    ['from=DEL&to=DEL&date=2099-12-04', 'To', 'Choose an airport other than the departure airport'],
    [
      'from=DEL&to=ORD&date=2020-01-01',
      'From Travel Date',
      `Please choose ${formatDay(today())} or a later day.`,
    ],
  ])('says at the field why nothing can be found: %s', async (query, name, message) => {
    const { user, asked } = openFlightSearch(`?${query}`);
    await screen.findByText(message);
    await user.click(screen.getByRole('button', { name: 'Search for Amigos' }));
    expect(screen.getAllByText(message)).toHaveLength(1);
    expect(document.activeElement).toBe(field(name));
    expect(asked()).toEqual([]);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('shows no results while something is missing', async () => {
    const { asked } = openFlightSearch('?from=DEL&to=ORD');
    await screen.findByRole('heading', { level: 1 });
    expect(asked()).toEqual([]);
    expect(scrolled).toEqual([]);
  });
});

describe('offering help', () => {
  it('has one day and shows seekers', async () => {
    const { asked } = openFlightSearch(`?action=offer&${trip}&endDate=2099-12-07`, {
      'GET /api/search': [sampleRequest()],
    });
    await screen.findByRole('heading', { level: 1, name: 'Be a Amigo for a Flight' });
    expect(field('Travel Date').value).toBe('Dec 4, 2099');
    expect(screen.queryByLabelText('To Travel Date (Optional)')).toBeNull();
    screen.getByRole('button', { name: 'Confirm and Continue' });
    await screen.findByRole('heading', { level: 2, name: 'Travelers Needing Assistance' });
    expect(asked()).toEqual([`/api/search?${trip}&type=seeking_help&limit=6`]);
  });

  it('is one link away, and keeps what was typed', async () => {
    const { user, location } = openFlightSearch('?from=DEL&to=ORD');
    await user.type(await screen.findByRole('textbox', { name: 'Flight Number (Optional)' }), 'AI127');
    await user.click(screen.getByRole('link', { name: /Offer your help/ }));
    await screen.findByRole('heading', { level: 1, name: 'Be a Amigo for a Flight' });
    expect(location()).toBe(`/flight-search?action=offer&from=DEL&to=ORD&date=${today()}&flight=AI127`);
    expect(field('Flight Number (Optional)').value).toBe('AI127');
  });
});
