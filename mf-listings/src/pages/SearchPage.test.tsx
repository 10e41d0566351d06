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
      'GET /api/listings': [sampleListing()],
      'GET /api/listings/nearby': [],
      'GET /api/listings/fitting': [],
      'GET /api/airports': airportList,
      ...answers,
    },
  });
  const asked = () => site.requests.map(({ url }) => url).filter((url) => url.startsWith('/api/listings?'));
  return { ...site, asked };
}
const cards = () => screen.findAllByRole('article');
const control = { selector: 'input, select' };
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, control);
const linkTo = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('a search', () => {
  it('shows the search of a shared link', async () => {
    const query = '?from=DEL&to=ORD&date=2026-12-04&endDate=2026-12-07&flight=AI127&type=helper';
    const { asked } = openSearch(query);
    await screen.findByRole('heading', { level: 1, name: 'Search Flight Amigos' });
    screen.getByRole('heading', { level: 2, name: 'Available Amigos' });
    expect(await cards()).toHaveLength(1);
    expect(asked()).toEqual([`/api/listings${query}&limit=9`]);
    expect(field('From').value).toMatch(/DEL/);
    expect(field('To').value).toMatch(/ORD/);
    expect(field('Travel Date').value).toBe('Dec 4, 2026');
    expect(field('Flight Number').value).toBe('AI127');
    expect(field('Looking for').value).toBe('helper');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('ignores invalid values of a mangled link', async () => {
    const { asked } = openSearch('?from=New+York&date=31.12.&type=both&flight=%00&utm_source=mail');
    await cards();
    expect(asked()).toEqual(['/api/listings?limit=9']);
  });

  it('says "travelers" when it searches for seekers', async () => {
    openSearch('?type=seeking_help', { 'GET /api/listings': [sampleRequest()] });
    await screen.findByRole('heading', { level: 2, name: 'Travelers Needing Assistance' });
  });

  it('shows skeletons while it loads', async () => {
    openSearch('', { 'GET /api/listings': () => new Promise(() => undefined) });
    await screen.findByText('Looking for listings');
    expect(screen.queryByRole('article')).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('says when it failed, and tries again', async () => {
    let isDown = true;
    const { user } = openSearch('', {
      'GET /api/listings': () => (isDown ? broken() : { body: [sampleListing()] }),
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
        '/api/listings?flight=AI127&type=seeking_help&needs=changing_planes%2Cwheelchair_booked&limit=9',
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
    expect(asked()).toEqual(['/api/listings?needs=forms&limit=9']);
    await user.click(screen.getByRole('button', { name: 'Reset Filters' }));
    expect((await chip('Immigration forms')).checked).toBe(false);
    expect(location()).toBe('/search');
  });

  it('also searches nearby, and can be dropped from a search that finds nothing', async () => {
    const { requests } = openSearch('?from=DEL&to=ORD&needs=forms', { 'GET /api/listings': [] });
    await waitFor(() =>
      expect(requests.map(({ url }) => url)).toContain('/api/listings/nearby?from=DEL&to=ORD&needs=forms'),
    );
    const wider = await screen.findByRole('link', { name: 'Everyone from DEL to ORD' });
    expect(wider.getAttribute('href')).toBe('/search?from=DEL&to=ORD');
  });
});

describe('more than nine', () => {
  const next = { link: '</api/listings?from=DEL&limit=9&cursor=abc>; rel="next"' };
  const paged = (second: () => { status?: number; body: object }): Answers => ({
    'GET /api/listings?from=DEL&limit=9': () => ({ body: listings(9), headers: next }),
    'GET /api/listings?from=DEL&limit=9&cursor=abc': second,
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
  const trip = 'from=DEL&to=ORD&date=2026-12-04&flight=AI127';

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
    openSearch(`?from=DEL&type=${type}`, { 'GET /api/listings': [] });
    await screen.findByRole('heading', { name: words });
    screen.getByText('Try adjusting your search criteria or create a new listing.');
    expect(linkTo(label)).toBe(`${page}?from=DEL`);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('are both shown for a search for both types', async () => {
    openSearch('', { 'GET /api/listings': [] });
    await screen.findByRole('heading', { name: 'No Amigos found' });
    expect([linkTo('Request Help'), linkTo('Offer Help')]).toEqual(['/find/create', '/offer/create']);
  });
});
