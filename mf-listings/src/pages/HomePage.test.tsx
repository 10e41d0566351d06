import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { productName } from 'backend/contract/product';
import { boot } from 'shell/host';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';
import { airportList, chicago, delhi, newYork, sampleListing, sampleRequest } from '../testing/listings';

const helpers = 'GET /api/listings?type=helper&sort=newest&limit=2';
const seekers = 'GET /api/listings?type=seeking_help&sort=newest&limit=2';
const praise = {
  id: 1,
  text: 'She waited for my mother at the gate and called me when they had landed.',
  rating: 5,
  route: 'DEL to ORD',
  createdAt: '2026-11-01T10:00:00.000Z',
  user: { username: 'Ravi', profilePictureUrl: null },
};
const empty: Answers = { [helpers]: [], [seekers]: [], 'GET /api/testimonials': [], 'GET /api/routes': [] };
const busiest = [
  { departure: delhi, arrival: chicago, helpers: 3, seekers: 9 },
  { departure: newYork, arrival: delhi, helpers: 0, seekers: 1 },
];
const full: Answers = {
  'GET /api/routes': busiest,
  [helpers]: [sampleListing({ id: 1 }), sampleListing({ id: 2 })],
  [seekers]: [sampleRequest({ id: 3 }), sampleRequest({ id: 4 })],
  'GET /api/testimonials': [praise, { ...praise, id: 2, route: null }],
};

afterEach(() => void delete boot.translation);

const openHome = (answers: Answers = full) =>
  renderRemote(remote, { at: '/', answers: { 'GET /api/airports': airportList, ...answers } });
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const down = () => ({ status: 500, body: { message: 'Oh no', requestId: 'test' } });

describe('the home page', () => {
  it('says what this is about and what it costs', async () => {
    openHome();
    await screen.findByRole('heading', { level: 1, name: 'Help another family while flying to yours' });
    screen.getByText(/Tips are optional. 100% goes to helpers, there are no platform fees./);
    expect(await screen.findAllByRole('article')).toHaveLength(4);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('starts a search', async () => {
    const { user, location } = openHome({ ...full, 'GET /api/search': [] });
    await screen.findByRole('combobox', { name: 'From' });
    // Past the two links for a family, which stand there on a phone.
    await user.keyboard('{Tab}{Tab}{Tab}delhi');
    await user.click(await screen.findByRole('option', { name: /DEL/ }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Looking for' }), 'Help seekers only');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(location()).toBe('/search?from=DEL&type=seeking_help');
  });

  it('starts a search with nothing but a flight number', async () => {
    const { user, location } = openHome({ ...full, 'GET /api/search': [sampleListing()] });
    await user.type(await screen.findByRole('textbox', { name: 'Flight Number' }), 'ai-0127{Enter}');
    expect(location()).toBe('/search?flight=AI127');
  });

  it('stays with what it cannot search for, and keeps the words', async () => {
    const { user, location } = openHome();
    await user.type(await screen.findByRole('combobox', { name: 'From' }), 'atlantis');
    await screen.findByText('No airports found');
    await user.type(screen.getByRole('textbox', { name: 'Travel Date' }), 'sometime');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(location()).toBe('/');
    const from = screen.getByRole<HTMLInputElement>('combobox', { name: 'From' });
    expect(from.value).toBe('atlantis');
    expect(document.activeElement).toBe(from);
    screen.getByText('Choose an airport from the list');
    screen.getByText(/^Please write the date like/);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Travel Date' }).value).toBe('sometime');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it.each([
    [`Become a ${productName}`, 'Offer Help', '/offer/create'],
    [`Find Your ${productName}`, 'Find Help', '/find/create'],
  ])('has a button below "%s"', async (title, label, href) => {
    openHome();
    const choice = await section(title);
    expect(choice.getByRole('link', { name: label }).getAttribute('href')).toBe(href);
  });

  it('leads to the routes on which most people fly', async () => {
    openHome();
    const routes = await section('Busiest routes this month');
    expect(routes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Delhi to Chicago 12 travelers',
      'New York to Delhi 1 traveler',
    ]);
    const link = routes.getByRole('link', { name: 'Delhi to Chicago' });
    expect(link.getAttribute('href')).toBe('/routes/DEL-ORD');
  });

  it.each([
    ['there are none', []],
    ['they could not be loaded', down],
  ])('names no busiest routes when %s', async (_, routes) => {
    const { requests } = openHome({ ...full, 'GET /api/routes': routes });
    await screen.findAllByRole('article');
    await waitFor(() => expect(requests.map(({ url }) => url)).toContain('/api/routes'));
    expect(screen.queryByRole('region', { name: 'Busiest routes this month' })).toBeNull();
  });

  it('hides its drawing from screen readers', async () => {
    const { container } = openHome();
    await screen.findByRole('heading', { level: 1 });
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });
});

describe('the newest listings', () => {
  it.each([
    ['Offering help', '/search?type=helper'],
    ['Looking for help', '/search?type=seeking_help'],
  ])('of "%s" have a link to all of them', async (title, href) => {
    openHome();
    const recent = await section(title);
    expect(await recent.findAllByRole('article')).toHaveLength(2);
    expect(recent.getByRole('link', { name: /^View All/ }).getAttribute('href')).toBe(href);
  });

  it('open over the page', async () => {
    const { user, location } = openHome();
    const [first] = await screen.findAllByRole('button', { name: 'View Contact Info' });
    await user.click(first!);
    expect(location()).toBe('/?open=1');
    await screen.findByRole('dialog');
  });

  it.each([
    ['Offering help', 'No travelers offering help at the moment', '/offer/create'],
    ['Looking for help', 'No travelers seeking help at the moment.', '/find/create'],
  ])('of "%s" link to a form when there are none', async (title, words, href) => {
    openHome(empty);
    const recent = await section(title);
    await recent.findByRole('heading', { name: words });
    expect(recent.getByRole('link', { name: 'Create Listing' }).getAttribute('href')).toBe(href);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('say when they could not be loaded, and try again', async () => {
    let isDown = true;
    const { user } = openHome({ ...full, [helpers]: () => (isDown ? down() : { body: [sampleListing()] }) });
    const recent = await section('Offering help');
    await recent.findByText('Error loading Amigos. Please try again later.');
    expect(await accessibilityFaults()).toEqual([]);
    isDown = false;
    await user.click(recent.getByRole('button', { name: 'Try again' }));
    await recent.findByRole('article');
  });
});

describe('what our users say', () => {
  it('is shown with their names', async () => {
    openHome();
    const said = await section('What Our Users Say');
    expect(await said.findAllByText(praise.text)).toHaveLength(2);
    said.getByText('DEL to ORD');
    expect(said.getAllByText('Rated 5.0 out of 5')).toHaveLength(2);
  });

  it('is translated at a press where it is in another language', async () => {
    boot.translation = true;
    const text = 'Ella esperó a mi madre en la puerta y me llamó muy pronto.';
    const english = { text: 'She waited for my mother at the gate and called me soon.', from: 'es' };
    const { user, requests } = openHome({
      ...full,
      'GET /api/testimonials': [praise, { ...praise, id: 2, text }],
      'POST /api/testimonials/id/2/translation': english,
    });
    const said = await section('What Our Users Say');
    await user.click(await said.findByRole('button', { name: 'Translate' }));
    await said.findByText(english.text);
    const back = said.getByRole('button', { name: 'Show original' });
    expect(document.activeElement).toBe(back);
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(back);
    said.getByText(text);
    await user.click(said.getByRole('button', { name: 'Translate' }));
    said.getByText('Translated from Spanish by a machine');
    expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('links to the listings while there are no testimonials', async () => {
    openHome(empty);
    const said = await section('What Our Users Say');
    await said.findByRole('heading', { name: 'No testimonials yet' });
    expect(said.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/search?type=helper',
      '/search?type=seeking_help',
      '/search',
    ]);
  });

  it('says when it could not be loaded, and tries again', async () => {
    let isDown = true;
    const { user } = openHome({
      ...full,
      'GET /api/testimonials': () => (isDown ? down() : { body: [praise] }),
    });
    const said = await section('What Our Users Say');
    await said.findByText('Failed to fetch testimonials');
    isDown = false;
    await user.click(said.getByRole('button', { name: 'Try again' }));
    await said.findByText(praise.text);
  });

  it('shows skeletons while it loads', async () => {
    const never = () => new Promise<never>(() => undefined);
    openHome({ ...full, [helpers]: never, [seekers]: never, 'GET /api/testimonials': never });
    await screen.findByText('Loading what our users say');
    await screen.findByText('Loading Offering help');
    expect(await accessibilityFaults()).toEqual([]);
  });
});
