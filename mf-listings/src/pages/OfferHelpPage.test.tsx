import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { accessibilityFaults, renderRemote } from 'shell/host/testing';
import remote from '../remote';
import { airportList, sampleListing, unclaimed } from '../testing/listings';

const claim = { userId: 'AbCdEfGhIjKlMnOpQrStUv' };

const open = (at: string) =>
  renderRemote(remote, {
    at,
    answers: {
      'GET /api/airports': airportList,
      'GET /api/listings/fitting': [],
      'POST /api/offer-help/listings': { listing: sampleListing(unclaimed), claim },
    },
  });

beforeEach(() => sessionStorage.clear());

describe('offering help on a flight', () => {
  it('publishes my offer, typed from the first field to the last', async () => {
    const { user, requests } = open('/offer/create');
    await screen.findByRole('heading', { level: 1, name: 'Offer Your Help to Travelers' });
    await user.click(screen.getByRole('combobox', { name: 'Departure Airport' }));
    await user.keyboard('delhi');
    await user.click(await screen.findByRole('option', { name: /DEL/ }));
    await user.click(screen.getByRole('combobox', { name: 'Arrival Airport' }));
    await user.keyboard('ORD{Tab}');
    await user.type(screen.getByLabelText('Travel Date'), '2099-12-04');
    screen.getByRole('group', { name: 'What can you help with?' });
    screen.getByText('I can help with');
    screen.getByRole('checkbox', { name: 'A wheelchair' });
    await user.type(screen.getByLabelText(/^Languages You Speak/), 'Telugu, Hindi');
    await user.click(screen.getByRole('checkbox', { name: 'Immigration forms' }));
    await user.click(screen.getByRole('checkbox', { name: 'Changing planes' }));
    await user.click(screen.getByRole('checkbox', { name: 'I accept tips' }));
    await user.type(screen.getByLabelText('Name'), 'Meera');
    await user.type(screen.getByLabelText('Email'), 'Meera@Example.com');
    await user.click(screen.getByRole('checkbox', { name: /I agree to the terms/ }));
    expect(screen.queryByLabelText(/End Date/)).toBeNull();
    expect(screen.queryByText('Who is flying?')).toBeNull();
    expect(screen.queryByLabelText(/Tip Amount/)).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
    await user.keyboard('{Enter}');

    await screen.findByRole('heading', { level: 1, name: 'Your Help Offer Has Been Published' });
    await screen.findByText('Help Offer Created!');
    await screen.findByText('Your offer to assist other travelers has been published successfully.');
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
      departureAirport: 'DEL',
      arrivalAirport: 'ORD',
      date: '2099-12-04',
      name: 'Meera',
      email: 'meera@example.com',
      needs: ['changing_planes', 'forms'],
      languages: 'Telugu, Hindi',
      acceptsTips: true,
      contact: 'at_once',
      consent: true,
      captchaToken: 'bot-check-unavailable',
    });
  });

  it('keeps flight number and time for those who get the contact, if I say so', async () => {
    const { user, requests } = open('/offer/create?from=DEL&to=ORD&date=2099-12-04&flight=AI127');
    const everyone = await screen.findByRole<HTMLInputElement>('checkbox', {
      name: 'Show my flight number to everyone',
    });
    expect(everyone.checked).toBe(true);
    await user.click(everyone);
    await user.type(screen.getByLabelText('Name'), 'Meera');
    await user.type(screen.getByLabelText('Email'), 'meera@example.com');
    await user.click(screen.getByRole('checkbox', { name: /I agree to the terms/ }));
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Your Help Offer Has Been Published' });
    expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      flightNumber: 'AI127',
      showFlight: false,
    });
  });

  it('says in its terms who gets the contact', async () => {
    const { user } = open('/offer/create');
    await screen.findByRole('checkbox', { name: /whoever asks to connect with me sees my contact details/ });
    await user.selectOptions(screen.getByLabelText('How Is Contact Given?'), 'After my yes');
    screen.getByRole('checkbox', { name: /those I say yes to see my contact details/ });
  });

  it('can be reached by its former address, with its query', async () => {
    const { location } = open('/create-offer-help?from=DEL&to=ORD');
    await screen.findByRole('heading', { name: 'Offer Your Help to Travelers' });
    expect(location()).toBe('/offer/create?from=DEL&to=ORD');
  });
});
