import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { formatDay, today } from 'shared-ui';
import { defineRemote } from 'shell/host';
import { accessibilityFaults, renderRemote } from 'shell/host/testing';
import { SearchPage } from '../pages/SearchPage';
import remote from '../remote';
import { airportList, sampleListing } from '../testing/listings';

function openSearch(query: string, page = remote) {
  const site = renderRemote(page, {
    at: `/search${query}`,
    answers: {
      'GET /api/search': [sampleListing()],
      'GET /api/airports': airportList,
    },
  });
  const asked = () => site.requests.map(({ url }) => url).filter((url) => url.startsWith('/api/search?'));
  return { ...site, asked };
}
const cards = () => screen.findAllByRole('article');
const control = { selector: 'input, select' };
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, control);

describe('the form', () => {
  it('searches when it is submitted, not while it is edited', async () => {
    const { user, asked, location } = openSearch('');
    await cards();
    await user.type(field('Flight Number'), 'ai 0127');
    await user.selectOptions(field('Looking for'), 'Amigos only');
    expect(asked()).toHaveLength(1);

    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(location()).toBe('/search?flight=AI127&type=helper');
    await waitFor(() => expect(asked()).toHaveLength(2));
    expect(asked()[1]).toBe('/api/search?flight=AI127&type=helper&limit=9');
  });

  it('can be filled in with the keyboard alone', async () => {
    const { user, location } = openSearch('');
    await cards();
    await user.keyboard('{Tab}{Tab}del');
    await screen.findByRole('option', { name: /DEL/ });
    await user.keyboard('{Enter}{Tab}chic');
    await screen.findByRole('option', { name: /ORD/ });
    await user.keyboard('{Enter}{Tab}2099-12-04{Enter}');
    expect(location()).toBe('/search?from=DEL&to=ORD&date=2099-12-04');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Available Amigos' })),
    );
  });

  it('says what a flight number looks like', async () => {
    const { user, location } = openSearch('');
    await cards();
    await user.type(field('Flight Number'), 'to Delhi{Enter}');
    screen.getByText('Enter a flight number like AA1234');
    expect(document.activeElement).toBe(field('Flight Number'));
    expect(location()).toBe('/search');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('says that the letters of a flight number are missing', async () => {
    const { user, location } = openSearch('');
    await cards();
    await user.type(field('Flight Number'), '127{Enter}');
    screen.getByText("Begin with the airline's letters, like AA1234");
    expect(location()).toBe('/search');
  });

  it('does not search for a place that it does not know, and keeps the words', async () => {
    const { user, location } = openSearch('?to=DEL');
    await cards();
    await user.type(field('From'), 'atlantis');
    await screen.findByText('No airports found');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    screen.getByText('Choose an airport from the list');
    expect(document.activeElement).toBe(field('From'));
    expect([location(), field('From').value]).toEqual(['/search?to=DEL', 'atlantis']);
    expect(await accessibilityFaults()).toEqual([]);

    await user.clear(field('From'));
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(screen.queryByText('Choose an airport from the list')).toBeNull();
  });

  it('says why a link to a past day or to the same airport finds nothing', async () => {
    const { asked } = openSearch('?from=DEL&to=DEL&date=2020-01-01');
    const issues = [
      'Choose an airport other than the departure airport',
      `Please choose ${formatDay(today())} or a later day.`,
    ];
    await screen.findByText(issues.join('. '));
    for (const issue of issues) screen.getByText(issue);
    expect(asked()).toEqual([]);
    expect(screen.queryByText('Tell me when somebody is found')).toBeNull();
    expect(screen.getByRole('button', { name: /Close$/ }).getAttribute('aria-expanded')).toBe('true');
  });

  it('does not search with an invalid day', async () => {
    const { user, location } = openSearch('');
    await cards();
    await user.type(field('Travel Date'), 'someday{Enter}');
    screen.getByText(/Please write the date like/);
    expect(document.activeElement).toBe(field('Travel Date'));
    expect(location()).toBe('/search');
    await user.clear(field('Travel Date'));
    await user.type(field('Flight Number'), 'AI127{Enter}');
    expect(location()).toBe('/search?flight=AI127');
  });

  it('clears the last day when another first day is chosen', async () => {
    const { user, location } = openSearch('?date=2099-12-04&endDate=2099-12-07');
    await cards();
    await user.clear(field('Travel Date'));
    await user.type(field('Travel Date'), '2099-12-06{Enter}');
    expect(location()).toBe('/search?date=2099-12-06');
  });

  it('is emptied by Reset Filters', async () => {
    const { user, location } = openSearch('?from=DEL&flight=AI127&type=helper');
    await cards();
    await user.clear(field('Travel Date'));
    await user.click(screen.getByRole('button', { name: 'Reset Filters' }));
    expect(location()).toBe('/search');
    for (const name of ['From', 'Flight Number', 'Looking for']) expect(field(name).value).toBe('');
  });

  it('follows the address on Back', async () => {
    const { user, location } = openSearch('?flight=AI127', withBack);
    await cards();
    await user.clear(field('Flight Number'));
    await user.type(field('Flight Number'), 'LO41{Enter}');
    expect(location()).toBe('/search?flight=LO41');
    await user.type(field('Flight Number'), '999');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(location()).toBe('/search?flight=AI127');
    expect(field('Flight Number').value).toBe('AI127');
  });
});

function SearchWithBackPage() {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => navigate(-1)}>Back</button>
      <SearchPage />
    </>
  );
}
const withBack = defineRemote({
  name: 'listings with a way back',
  routes: [
    {
      path: '/search',
      title: 'Search Results',
      access: 'public',
      page: async () => ({ SearchWithBackPage }),
    },
  ],
});
