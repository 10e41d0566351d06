import { afterEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
// Its rules are a chunk of their own: their first load must not count as waiting time of a test.
import 'backend/contract/trips/requests';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';
import { answersAbout, askIn, connect, contact, pressTheCard } from '../testing/contact';
import { sampleListing } from '../testing/listings';

afterEach(() => sessionStorage.clear());

function openSearch(listing = sampleListing(), answers: Answers = {}, at = '/search') {
  const site = renderRemote(remote, { at, answers: { ...answersAbout(listing), ...answers } });
  const sentRequests = () => site.requests.filter(({ url }) => url.endsWith('/connect'));
  return { ...site, sentRequests };
}

describe('a few words to the owner', () => {
  const words = 'A few words to Meera (optional)';

  it('go with the request, for those who open a link', async () => {
    const { user, sentRequests } = openSearch(sampleListing(), {}, '/search?open=12');
    await user.type(await screen.findByLabelText(words), 'My mother changes planes.');
    await user.click(screen.getByRole('button', { name: 'Show contact details' }));
    await screen.findByText('meera@example.com');
    expect(sentRequests().map(askIn)).toEqual([{ note: 'My mother changes planes.' }]);
    expect(screen.queryByLabelText(words)).toBeNull();
  });

  it('can follow what one press has shown', async () => {
    const { user, sentRequests } = openSearch();
    await pressTheCard();
    await screen.findByText('meera@example.com');
    await user.click(screen.getByRole('button', { name: 'Add a few words' }));
    await user.type(screen.getByLabelText(words), 'My mother changes planes.');
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Send these words' }));
    await screen.findByText('Meera reads your words next to your name.');
    expect(sentRequests().map(askIn)).toEqual([{}, { note: 'My mother changes planes.' }]);
    screen.getByText('meera@example.com');
  });

  it('outlast an error of the server', async () => {
    let isDown = true;
    const { user, sentRequests } = openSearch(
      sampleListing(),
      { [connect]: () => (isDown ? { status: 503, body: {} } : { body: contact }) },
      '/search?open=12',
    );
    await user.type(await screen.findByLabelText(words), 'My mother');
    await user.click(screen.getByRole('button', { name: 'Show contact details' }));
    await screen.findByText('The contact details could not be loaded.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('meera@example.com');
    expect(sentRequests().map(askIn).at(-1)).toEqual({ note: 'My mother' });
  });
});
