import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults, firstViewOf, renderRemote, type Answers } from 'shell/host/testing';
import { SearchPage } from '../pages/SearchPage';
import remote from '../remote';
import { airportList, sampleListing } from '../testing/listings';

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
const choice = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name });
const chip = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const inUse = async () =>
  within(await screen.findByRole('list', { name: 'Filters in use' }))
    .queryAllByRole('link')
    .map((link) => link.textContent);

describe('the filters', () => {
  it('search at once, together with what is typed, and are announced', async () => {
    const { user, asked, location } = openSearch('?from=DEL');
    await user.selectOptions(await choice('Language'), 'Hindi');
    expect(location()).toBe('/search?from=DEL&language=hi');
    await user.click(await chip('Verified'));
    await user.click(await chip('Accepts tips'));
    await user.selectOptions(await choice('Connections'), 'With stops');
    const query = 'from=DEL&language=hi&verified=true&acceptsTips=true&stops=some';
    expect(location()).toBe(`/search?${query}`);
    await waitFor(() => expect(asked().at(-1)).toBe(`/api/search?${query}&limit=9`));
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe('1 listing shown, all there are'),
    );
    expect(await accessibilityFaults()).toEqual([]);

    await user.click(await chip('Verified'));
    await user.selectOptions(await choice('Connections'), 'Any stops');
    expect(location()).toBe('/search?from=DEL&language=hi&acceptsTips=true');
  });

  it('are read from the address, and each can be removed where it is named', async () => {
    const { user, asked, location } = openSearch(
      '?type=helper&needs=forms&language=te&verified=true&acceptsTips=true&stops=none',
    );
    expect(await inUse()).toEqual([
      'Remove filter: Speaks Telugu',
      'Remove filter: Direct',
      'Remove filter: Verified',
      'Remove filter: Accepts tips',
      'Remove filter: Immigration forms',
    ]);
    expect([(await choice('Language')).value, (await choice('Connections')).value]).toEqual(['te', 'none']);
    expect([(await chip('Verified')).checked, (await chip('Accepts tips')).checked]).toEqual([true, true]);
    expect(asked()).toEqual([
      '/api/search?type=helper&needs=forms&language=te&verified=true&acceptsTips=true&stops=none&limit=9',
    ]);

    await user.click(screen.getByRole('link', { name: 'Remove filter: Verified' }));
    expect(location()).toBe('/search?type=helper&needs=forms&language=te&acceptsTips=true&stops=none');
    expect((await chip('Verified')).checked).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Filters in use' }));
    for (const name of ['Speaks Telugu', 'Direct', 'Accepts tips', 'Immigration forms'])
      await user.click(screen.getByRole('link', { name: `Remove filter: ${name}` }));
    expect(location()).toBe('/search?type=helper');
    expect(await inUse()).toEqual([]);
  });

  it('are sent by the form without a script, as the address has them', () => {
    const query = 'type=helper&language=hi&stops=some&verified=true&acceptsTips=true&needs=forms';
    const form = firstViewOf(<SearchPage />, { at: `/search?${query}` }).querySelector('form')!;
    const sent = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && value ? [[name, value]] : [],
    );
    expect(String(new URLSearchParams(sent))).toBe(query);
  });

  it('ignore what no listing is found by', async () => {
    const { asked } = openSearch('?language=klingon&verified=yes&acceptsTips=false');
    await screen.findAllByRole('article');
    expect(asked()).toEqual(['/api/search?limit=9']);
  });

  it('offer no tips among people who look for help', async () => {
    const { asked } = openSearch('?type=seeking_help&acceptsTips=true');
    await chip('Verified');
    expect(screen.queryByRole('checkbox', { name: 'Accepts tips' })).toBeNull();
    await waitFor(() => expect(asked()).toEqual(['/api/search?type=seeking_help&limit=9']));
  });

  it('are reset with the rest, and stay out of the links to create a listing', async () => {
    const { user, location } = openSearch('?from=DEL&type=helper&language=hi&stops=none');
    const link = await screen.findByRole('link', { name: 'Request Help' });
    expect(link.getAttribute('href')).toBe('/find/create?from=DEL');
    await user.click(screen.getByRole('button', { name: 'Reset Filters' }));
    expect(location()).toBe('/search');
    expect((await choice('Language')).value).toBe('');
  });
});
