import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { pin } from '../remotes/registry';
import { releaseOf } from '../testing/releaseOf';
import { Slot } from './Slot';

afterEach(() => {
  pin({ remotes: [] });
  jest.restoreAllMocks();
});

const place = (
  <Slot
    name="profile.listings"
    props={{ type: 'helper' }}
    waiting={<p>One moment</p>}
    empty={<p>No listings yet</p>}
    failed={(tryAgain) => <button onClick={tryAgain}>Try again</button>}
  />
);

describe('a place on a page', () => {
  it('shows its own words while no remote fills it', () => {
    render(place);
    screen.getByText('No listings yet');
  });

  it('waits for the remote that fills it, and says when that remote is out of order', async () => {
    const load = () => Promise.resolve({});
    const listings = releaseOf({ name: 'listings', slots: { 'profile.listings': load } });
    pin({ remotes: [{ ...listings, hostApi: 99 }] });
    render(place);
    screen.getByText('One moment');
    await screen.findByRole('button', { name: 'Try again' });
  });

  it('stays empty without a word when nothing is said about failure', async () => {
    const badge = releaseOf({ name: 'messaging', slots: { 'header.badge': () => Promise.resolve({}) } });
    pin({ remotes: [{ ...badge, hostApi: 99 }] });
    const { container } = render(<Slot name="header.badge" props={{}} waiting={<p>One moment</p>} />);
    await waitFor(() => expect(container.textContent).toBe(''));
  });
});
