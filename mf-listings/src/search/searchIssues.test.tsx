import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { accessibilityFaults, firstViewOf, renderRemote } from 'shell/host/testing';
import { FlightSearchPage } from '../pages/FlightSearchPage';
import { SearchPage } from '../pages/SearchPage';
import remote from '../remote';
import { airportList, sampleListing } from '../testing/listings';

function openSearch(query: string) {
  const site = renderRemote(remote, {
    at: `/search${query}`,
    answers: { 'GET /api/search': [sampleListing()], 'GET /api/airports': airportList },
  });
  const asked = () => site.requests.map(({ url }) => url).filter((url) => url.startsWith('/api/search?'));
  return { ...site, asked };
}
const control = { selector: 'input, select' };
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, control);

const unknownPlace =
  'We do not know this place: write the whole name of a city, or the code of an airport, such as JFK.';

describe('an address', () => {
  it.each([
    ['from=Xyzzy', 'From', 'Xyzzy', unknownPlace],
    ['to=New+York', 'To', 'New York', unknownPlace],
    ['from=ZZZ&to=ORD&unknown=from', 'From', 'ZZZ', unknownPlace],
    ['from=DEL&to=ORD&stops=FRA,QQQ&unknown=stops', 'Change Planes At', 'FRA', unknownPlace],
    ['date=31.12.', 'Travel Date', '31.12.', 'Please write the date like Dec 24, 2026.'],
    ['flight=127', 'Flight Number', '127', "Begin with the airline's letters, like AA1234"],
    ['from=DEL&to=ORD&stops=Nowhere', 'Change Planes At', 'Nowhere', unknownPlace],
    [
      'from=DEL&to=ORD&stops=FRA,none',
      'Change Planes At',
      'FRA',
      'Choose direct flights or airports to change planes at, not both.',
    ],
    ['from=DEL&to=DEL', 'To', 'DEL', 'Choose an airport other than the departure airport'],
  ])(
    'says at its field what it does not understand, and searches for nothing: %s',
    async (query, ...about) => {
      const [name, text, issue] = about;
      const { asked } = openSearch(`?${query}`);
      const notice = await screen.findByText('Nothing was searched for yet');
      expect(field(name).value).toContain(text);
      expect(document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent).toBe(
        issue,
      );
      within(notice.parentElement!).getByText(issue.replace(/\.?$/, '.'));
      expect(asked()).toEqual([]);
      expect(screen.queryByRole('article')).toBeNull();
      expect(screen.queryByText('Tell me when somebody is found')).toBeNull();
      expect(await accessibilityFaults()).toEqual([]);
    },
  );

  it.each([
    ['/search', SearchPage],
    ['/flight-search', FlightSearchPage],
  ])('says in one sentence at the field that it knows no such place: %s', (path, Page) => {
    const issuesAt = (from: string) =>
      Array.from(
        firstViewOf(<Page />, { at: `${path}?from=${from}` })
          .querySelector('[name=from]')!
          .closest('div')!
          .parentElement!.querySelectorAll('p'),
        ({ textContent }) => textContent,
      );
    expect(issuesAt('Xyzzy')).toEqual([unknownPlace]);
    expect(issuesAt('JFK')).toEqual([]);
  });

  it('searches once the field is mended', async () => {
    const { user, asked, location } = openSearch('?from=Xyzzy&flight=AI127');
    await screen.findByText('Nothing was searched for yet');
    await user.clear(field('From'));
    await user.type(field('From'), 'delhi');
    await user.click(await screen.findByRole('option', { name: /DEL/ }));
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(location()).toBe('/search?from=DEL&flight=AI127');
    await screen.findByRole('article');
    expect(asked()).toEqual(['/api/search?from=DEL&flight=AI127&limit=9']);
  });
});
