import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';
import { airportList, sampleListing, sampleRequest } from '../testing/listings';

const broken = () => ({ status: 500, body: { message: 'Oh no', requestId: 'test' } });
const listings = (count: number, first = 1) =>
  Array.from({ length: count }, (_, index) =>
    sampleListing({ id: first + index, username: `Amigo ${first + index}` }),
  );

function openSearch(query: string, answers: Answers = {}) {
  const site = renderRemote(remote, {
    at: `/search${query}`,
    answers: {
      'GET /api/search': [sampleListing()],
      'GET /api/airports': airportList,
      ...answers,
    },
  });
  const asked = () => site.requests.map(({ url }) => url).filter((url) => url.startsWith('/api/search?'));
  return { ...site, asked };
}
const cards = () => screen.findAllByRole('article');
const control = { selector: 'input, select' };
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, control);
const linkTo = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('a search', () => {
  it('shows the search of a shared link', async () => {
    const query = '?from=DEL&to=ORD&date=2099-12-04&endDate=2099-12-07&flight=AI127&type=helper';
    const { asked } = openSearch(query);
    await screen.findByRole('heading', { level: 1, name: 'Search Flight Amigos' });
    screen.getByRole('heading', { level: 2, name: 'Available Amigos' });
    expect(await cards()).toHaveLength(1);
    expect(asked()).toEqual([`/api/search${query}&limit=9`]);
    expect(field('From').value).toMatch(/DEL/);
    expect(field('To').value).toMatch(/ORD/);
    expect(field('Travel Date').value).toBe('Dec 4, 2099');
    expect(field('Flight Number').value).toBe('AI127');
    expect(field('Looking for').value).toBe('helper');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('ignores what is no filter in a mangled link', async () => {
    const { asked } = openSearch('?type=both&needs=a+lift&endDate=x&utm_source=mail');
    await cards();
    expect(asked()).toEqual(['/api/search?limit=9']);
  });

  it('puts the focus on the results, a step before the first card', async () => {
    const { user } = openSearch('?from=DEL');
    await cards();
    await user.click(screen.getByRole('button', { name: 'Search' }));
    const heading = screen.getByRole('heading', { level: 2, name: 'Available Amigos' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    await user.tab();
    expect(screen.getByRole('article').contains(document.activeElement)).toBe(true);
  });

  it('leaves the focus at a filter', async () => {
    const { user } = openSearch('?from=DEL');
    await cards();
    const verified = screen.getByRole('checkbox', { name: 'Verified' });
    await user.click(verified);
    await cards();
    expect(document.activeElement).toBe(verified);
  });

  it('knows where planes are changed', async () => {
    const { user, asked, location } = openSearch('?from=DEL&to=ORD&date=2099-12-04&stops=JFK');
    await cards();
    expect(asked()).toEqual(['/api/search?from=DEL&to=ORD&date=2099-12-04&stops=JFK&limit=9']);
    expect(field('Change Planes At').value).toMatch(/JFK/);
    expect(linkTo('Name the flight of each leg')).toBe('/flight-search?from=DEL&to=ORD&date=2099-12-04');
    await user.click(screen.getByRole('link', { name: 'Remove filter: Changing in JFK' }));
    expect(location()).toBe('/search?from=DEL&to=ORD&date=2099-12-04');
    await cards();
    await user.type(field('Change Planes At'), 'new york');
    await user.click(await screen.findByRole('option', { name: /JFK/ }));
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(location()).toBe('/search?from=DEL&to=ORD&date=2099-12-04&stops=JFK');
  });

  it('says "travelers" when it searches for seekers', async () => {
    openSearch('?type=seeking_help', { 'GET /api/search': [sampleRequest()] });
    await screen.findByRole('heading', { level: 2, name: 'Travelers Needing Assistance' });
  });

  it('shows skeletons while it loads', async () => {
    openSearch('', { 'GET /api/search': () => new Promise(() => undefined) });
    await screen.findByText('Looking for listings');
    expect(screen.queryByRole('article')).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('says when it failed, and tries again', async () => {
    let isDown = true;
    const { user } = openSearch('', {
      'GET /api/search': () => (isDown ? broken() : { body: [sampleListing()] }),
    });
    await screen.findByText('Error loading Amigos. Please try again later.');
    expect(await accessibilityFaults()).toEqual([]);
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await cards()).toHaveLength(1);
  });

  it('opens a listing without searching again', async () => {
    const { user, asked, location } = openSearch('?from=DEL');
    await user.click(await screen.findByRole('button', { name: 'View Contact Info' }));
    expect(location()).toBe('/search?from=DEL&open=12');
    await screen.findByRole('dialog');
    expect(asked()).toHaveLength(1);
  });
});

describe('what helps', () => {
  const chip = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });

  it('filters at once, together with what is typed, and is taken along', async () => {
    const { user, asked, location } = openSearch('?type=seeking_help');
    await user.type(field('Flight Number'), 'ai127');
    await user.click(await chip('Wheelchair booked'));
    expect(location()).toBe('/search?flight=AI127&type=seeking_help&needs=wheelchair_booked');
    await user.click(await chip('Changing planes'));
    await waitFor(() =>
      expect(asked().at(-1)).toBe(
        '/api/search?flight=AI127&type=seeking_help&needs=changing_planes%2Cwheelchair_booked&limit=9',
      ),
    );
    await cards();
    expect(linkTo('Offer Help')).toBe('/offer/create?flight=AI127&needs=changing_planes%2Cwheelchair_booked');
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(await chip('Wheelchair booked'));
    await user.click(await chip('Changing planes'));
    expect(location()).toBe('/search?flight=AI127&type=seeking_help');
  });

  it('is read from the address, and reset with the other filters', async () => {
    const { user, asked, location } = openSearch('?needs=forms,a+lift');
    expect((await chip('Immigration forms')).checked).toBe(true);
    expect(asked()).toEqual(['/api/search?needs=forms&limit=9']);
    await user.click(screen.getByRole('button', { name: 'Reset Filters' }));
    expect((await chip('Immigration forms')).checked).toBe(false);
    expect(location()).toBe('/search');
  });

  it('can be dropped from a search that finds nothing', async () => {
    openSearch('?from=DEL&to=ORD&needs=forms', { 'GET /api/search': [] });
    const wider = await screen.findByRole('link', { name: 'Everyone from DEL to ORD' });
    expect(wider.getAttribute('href')).toBe('/search?from=DEL&to=ORD');
  });
});

describe('more than nine', () => {
  const next = { link: '</api/search?from=DEL&limit=9&cursor=abc>; rel="next"' };
  const paged = (second: () => { status?: number; body: object }): Answers => ({
    'GET /api/search?from=DEL&limit=9': () => ({ body: listings(9), headers: next }),
    'GET /api/search?from=DEL&limit=9&cursor=abc': second,
  });

  it('come with View More, and the first new one gets the focus', async () => {
    const { user } = openSearch(
      '?from=DEL',
      paged(() => ({ body: listings(4, 10) })),
    );
    expect(await cards()).toHaveLength(9);
    screen.getByText('9 listings shown');
    await user.click(screen.getByRole('button', { name: 'View More' }));
    await waitFor(async () => expect(await cards()).toHaveLength(13));
    const [item] = screen.getAllByRole('listitem').filter((one) => one === document.activeElement);
    within(item!).getByText('Amigo 10');
    screen.getByText('13 listings shown, all there are');
    expect(screen.queryByRole('button', { name: 'View More' })).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('leave the first nine when they cannot be loaded', async () => {
    let isDown = true;
    const second = () => (isDown ? broken() : { body: listings(1, 10) });
    const { user } = openSearch('?from=DEL', paged(second));
    await user.click(await screen.findByRole('button', { name: 'View More' }));
    await screen.findByText('The next listings could not be loaded. Please try again.');
    expect(await cards()).toHaveLength(9);
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'View More' }));
    await waitFor(async () => expect(await cards()).toHaveLength(10));
  });
});

describe('the links to create a listing', () => {
  const trip = 'from=DEL&to=ORD&date=2099-12-04&flight=AI127';

  it.each([
    ['helper', 'Request Help', '/find/create'],
    ['seeking_help', 'Offer Help', '/offer/create'],
  ])('are below the results of type %s, with the trip filled in', async (type, label, page) => {
    openSearch(`?${trip}&type=${type}`);
    await screen.findByText("Don't see what you're looking for?");
    expect(linkTo(label)).toBe(`${page}?${trip}`);
  });

  it.each([
    ['helper', 'No Amigos found', 'Request Help', '/find/create'],
    ['seeking_help', 'No travelers seeking help found', 'Offer Help', '/offer/create'],
  ])('are shown when nothing of type %s was found', async (type, words, label, page) => {
    openSearch(`?from=DEL&type=${type}`, { 'GET /api/search': [] });
    await screen.findByRole('heading', { name: words });
    screen.getByText('Try adjusting your search criteria or create a new listing.');
    expect(linkTo(label)).toBe(`${page}?from=DEL`);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('are both shown for a search for both types', async () => {
    openSearch('', { 'GET /api/search': [] });
    await screen.findByRole('heading', { name: 'No Amigos found' });
    expect([linkTo('Request Help'), linkTo('Offer Help')]).toEqual(['/find/create', '/offer/create']);
  });
});
