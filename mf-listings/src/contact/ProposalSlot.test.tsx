import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { RemoteDeclaration, SlotProps } from 'shell/host';
import { renderRemote } from 'shell/host/testing';
import remote from '../remote';
import { answersAbout, pressTheCard } from '../testing/contact';
import { sampleListing } from '../testing/listings';
import { withOtherPages } from '../testing/withOtherPages';

const ProposeListing = (props: SlotProps<'listing.proposal'>) => <p>Propose {JSON.stringify(props)}</p>;

const openSearch = (of: RemoteDeclaration, slots: RemoteDeclaration['slots']) =>
  renderRemote(of, { at: '/search', answers: answersAbout(sampleListing()), slots });

const flyTogether = { name: 'Fly together?' };

describe('a proposal to fly together', () => {
  it('is made from the listing, on a form of the remote of trips', async () => {
    const { user } = openSearch(withOtherPages(remote), {
      'listing.proposal': () => Promise.resolve({ ProposeListing }),
    });
    await pressTheCard();
    await user.click(await screen.findByRole('button', flyTogether));
    await screen.findByText('Propose {"listingId":12,"otherUserId":7}');
    expect(screen.queryByRole('button', flyTogether)).toBeNull();
  });

  it('can be tried again when that form could not be loaded', async () => {
    let isDown = true;
    const { user } = openSearch(withOtherPages(remote), {
      'listing.proposal': () =>
        isDown ? Promise.reject(new Error('no file')) : Promise.resolve({ ProposeListing }),
    });
    await pressTheCard();
    await user.click(await screen.findByRole('button', flyTogether));
    await screen.findByText('This part could not be loaded. Check your connection and try again.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText(/^Propose /);
  });

  it('is not offered while no remote serves trips', async () => {
    openSearch(remote, {});
    await pressTheCard();
    await screen.findByText('meera@example.com');
    expect(screen.queryByRole('button', flyTogether)).toBeNull();
  });
});
