import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import type { ListingChange } from 'backend/contract/listings/posting';
import { defineRemote } from 'shell/host';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import { ProfileListings } from '../slots/ProfileListings';
import { airportList } from '../testing/listings';
import { ownListing, ownRequest } from '../testing/own';
import { meera } from '../testing/people';

const page = async () => ({ Tab: () => <ProfileListings type="helper" /> });
const profile = defineRemote({
  name: 'profile',
  routes: [{ path: '/helper', title: '', access: 'member', page }],
});
const mine = ownListing({ date: '2099-12-04', minTip: 10 });

async function edit(answers: Answers = {}, listing = mine) {
  let now = listing;
  const site = renderRemote(profile, {
    at: '/helper?edit=12',
    answers: {
      'GET /api/airports': airportList,
      'GET /api/auth/me': meera,
      'GET /api/alerts': [],
      'GET /api/matches?when=coming': [],
      'GET /api/my-listings': () => ({ body: [now] }),
      'PATCH /api/listings/12': (change: ListingChange) => {
        now = { ...now, ...(change as Partial<typeof now>) };
        return { body: now };
      },
      ...answers,
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Listing' }));
  const sent = () => site.requests.find(({ method }) => method === 'PATCH')?.body;
  const save = () => site.user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  return { ...site, dialog, sent, save };
}

beforeEach(() => sessionStorage.clear());

describe('changing my listing', () => {
  it('sends what I changed and clears what I emptied', async () => {
    const { user, dialog, save, sent, location } = await edit();
    await user.clear(dialog.getByLabelText(/Skills/));
    await user.clear(dialog.getByLabelText(/Lowest Tip/));
    await user.type(dialog.getByLabelText(/Suggested Tip/), '20');
    await user.click(dialog.getByRole('checkbox', { name: 'I accept tips' }));
    await user.clear(dialog.getByLabelText('Description'));
    await user.type(dialog.getByLabelText('Description'), 'Happy to walk with your parents.');
    expect(await accessibilityFaults()).toEqual([]);
    await save();

    await screen.findByText('Listing updated');
    await screen.findByText('Happy to walk with your parents.');
    expect(location()).toBe('/helper');
    expect(sent()).toEqual({
      skills: null,
      minTip: null,
      tipAmount: 20,
      acceptsTips: false,
      description: 'Happy to walk with your parents.',
    });
  });

  it('changes what I can help with, but not who flies', async () => {
    const { user, dialog, save, sent } = await edit();
    await user.click(dialog.getByRole('checkbox', { name: 'Company on board' }));
    expect(dialog.queryByText('Who is flying?')).toBeNull();
    await save();
    await screen.findByText('Listing updated');
    expect(sent()).toEqual({ needs: ['company'] });
  });

  it('changes who flies in a request, and shows the first name only to me', async () => {
    const flyer = { firstName: 'Lakshmi', relation: 'mother', ageGroup: '70_79', languages: null } as const;
    const request = ownRequest({ id: 12, date: '2099-12-04', needs: ['company'], flyer });
    const { user, dialog, save, sent } = await edit({}, request);
    screen.getByText('For Lakshmi, your mother, 70–79');
    await user.type(dialog.getByLabelText(/Languages They Speak/), 'Hindi');
    await user.click(dialog.getByRole('checkbox', { name: 'Company on board' }));
    expect(await accessibilityFaults()).toEqual([]);
    await save();
    await screen.findByText('Listing updated');
    expect(sent()).toEqual({ needs: [], flyer: { ...flyer, languages: 'Hindi' } });
  });

  it('sends no request when nothing has changed', async () => {
    const { save, sent } = await edit();
    await save();
    await screen.findByText('Listing updated');
    expect(sent()).toBeUndefined();
  });

  it('shows issues of the contract and of the server, and keeps my text over a reload', async () => {
    const issues = [{ path: 'phoneNumber', message: 'Please enter a valid phone number' }];
    const refusal = { message: 'Please check the form', issues };
    const { user, dialog, save } = await edit({
      'PATCH /api/listings/12': () => ({ status: 400, body: refusal }),
    });
    await user.clear(dialog.getByLabelText('Description'));
    await user.type(dialog.getByLabelText('Description'), 'Too short');
    await save();
    dialog.getByText('Description must be at least 10 characters');
    await user.type(dialog.getByLabelText('Description'), ' no more');
    await save();
    await dialog.findByText('Please enter a valid phone number');
    await screen.findByText('Update failed');

    cleanup();
    const again = await edit();
    again.dialog.getByDisplayValue('Too short no more');
  });
});
