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

describe('a slot', () => {
  it('shows `empty` while no remote fills it', () => {
    render(place);
    screen.getByText('No listings yet');
  });

  it('shows `waiting` while its remote loads, and `failed` when that fails', async () => {
    const load = () => Promise.resolve({});
    const listings = releaseOf({ name: 'listings', slots: { 'profile.listings': load } });
    pin({ remotes: [{ ...listings, hostApi: 99 }] });
    render(place);
    screen.getByText('One moment');
    await screen.findByRole('button', { name: 'Try again' });
  });

  it('shows nothing on a failure without `failed`', async () => {
    const badge = releaseOf({ name: 'messaging', slots: { 'header.badge': () => Promise.resolve({}) } });
    pin({ remotes: [{ ...badge, hostApi: 99 }] });
    const { container } = render(<Slot name="header.badge" props={{}} waiting={<p>One moment</p>} />);
    await waitFor(() => expect(container.textContent).toBe(''));
  });
});
