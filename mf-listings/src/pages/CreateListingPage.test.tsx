import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within, waitFor } from '@testing-library/react';
import { formatDay, today } from 'shared-ui';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';
import { newAlertAnswer } from '../testing/alerts';
import { airportList } from '../testing/listings';
import { ownListing, ownRequest } from '../testing/own';
import { meera } from '../testing/people';

const trip = 'from=DEL&to=ORD&date=2099-12-04&flight=AI127';
const open = (query = '', answers: Answers = {}) =>
  renderRemote(remote, {
    at: `/create-listing${query}`,
    answers: {
      'GET /api/airports': airportList,
      'GET /api/auth/me': meera,
      'POST /api/alerts': newAlertAnswer,
      ...answers,
    },
  });
const field = (name: string | RegExp) => screen.findByLabelText<HTMLInputElement>(name);
const create = () => screen.findByRole('button', { name: 'Create Listing' });
const home: Answers = { 'GET /api/listings': [], 'GET /api/testimonials': [], 'GET /api/routes': [] };
const description = 'I fly this route every winter to see my sister.';

beforeEach(() => sessionStorage.clear());

describe('creating a listing', () => {
  it.each([
    ['', 'Offer Help', '?type=helper'],
    ['?type=seeking_help', 'Find Help', '?type=seeking_help'],
    ['?action=find', 'Find Help', '?action=find&type=seeking_help'],
    ['?action=offer', 'Offer Help', '?action=offer&type=helper'],
    ['?type=anything', 'Offer Help', '?type=helper'],
  ])('at "%s" is about "%s"', async (query, title, address) => {
    const { location } = open(query);
    await screen.findByRole('heading', { level: 1, name: title });
    await waitFor(() => expect(location()).toBe(`/create-listing${address}`));
  });

  it('starts with today and the data of my account', async () => {
    open();
    expect((await field('Travel Date')).value).toBe(formatDay(today()));
    await screen.findByDisplayValue('Meera');
    expect((await field('Email')).value).toBe('meera@example.com');
    expect((await field(/Phone Number/)).value).toBe('2025550143');
    screen.getByText('Spam Protection Active');
    screen.getByText('One amount is enough. It is shown instead of a range.');
    screen.getByText('Only you see it. Others see the name in your profile.');
    expect(screen.getAllByPlaceholderText('25')).toHaveLength(1);
    for (const name of ['Route', 'Description', 'Tipping Information', 'Contact Information']) {
      screen.getByRole('heading', { level: 2, name });
    }
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('asks for someone else in a request only', async () => {
    const created = ownRequest();
    const { user, requests } = open(`?type=seeking_help&${trip}`, { ...home, 'POST /api/listings': created });
    await user.type(await field('Description'), description);
    await user.click(await screen.findByRole('radio', { name: 'Someone else' }));
    await user.type(await field('First Name'), 'Lakshmi');
    await user.selectOptions(await field('Who They Are'), 'My grandparent');
    await user.selectOptions(await field('Age'), '80 or older');
    await user.click(await screen.findByRole('checkbox', { name: 'Walking slowly' }));
    await user.click(await screen.findByRole('link', { name: 'Offer Help' }));
    await screen.findByRole('heading', { level: 1, name: 'Offer Help' });
    expect(screen.queryByRole('radio', { name: 'Someone else' })).toBeNull();
    await user.click(await screen.findByRole('link', { name: 'Find Help' }));
    await user.click(await create());
    await screen.findByRole('dialog', { name: 'Success!' });
    expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      needs: ['walks_slowly'],
      flyer: { firstName: 'Lakshmi', relation: 'grandparent', ageGroup: '80_up', languages: null },
    });
  });

  it('publishes my offer and shows it', async () => {
    const created = ownListing({ description, time: null, phoneNumber: null, skills: 'Connections' });
    const { user, requests, location } = open(`?${trip}`, { ...home, 'POST /api/listings': created });
    await user.type(await field('Description'), description);
    await user.type(await field(/Skills/), 'Connections');
    await user.click(await screen.findByRole('checkbox', { name: 'I accept tips' }));
    await user.type(await field(/Suggested Tip/), '20');
    await user.click(await create());

    const modal = within(await screen.findByRole('dialog', { name: 'Success!' }));
    await screen.findByText('Listing created');
    const summary = modal.getAllByRole('term').map((term) => {
      const { textContent, nextElementSibling } = term;
      return `${textContent}: ${nextElementSibling?.textContent}`;
    });
    expect(summary).toEqual([
      'Type: Offering Help',
      'From: DEL - Delhi, India',
      'To: ORD - Chicago, United States',
      'Date: Dec 4, 2026',
      'Time: Not specified',
      'Flight Number: AI127',
      `Description: ${description}`,
      'Tip: Not specified',
      'Contact Name: Meera',
      'Email: meera@example.com',
      'Phone: Not provided',
    ]);
    expect(await accessibilityFaults()).toEqual([]);
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
      type: 'helper',
      departureAirport: 'DEL',
      arrivalAirport: 'ORD',
      date: '2099-12-04',
      flightNumber: 'AI127',
      description,
      skills: 'Connections',
      tipAmount: 20,
      acceptsTips: true,
      contact: 'at_once',
      name: 'Meera',
      email: 'meera@example.com',
      phoneNumber: '+1 2025550143',
      captchaToken: 'bot-check-unavailable',
    });

    await user.click(modal.getByRole('button', { name: 'Close' }));
    expect(location()).toBe('/');
    await screen.findByRole('heading', { level: 1 });
  });

  it('publishes my request with a tip', async () => {
    const created = ownRequest({ minTip: 10, maxTip: 30, tipAmount: null });
    const { user, requests } = open(`?type=seeking_help&${trip}`, { 'POST /api/listings': created });
    await user.type(await field('Description'), description);
    await user.click(await screen.findByRole('checkbox', { name: 'I would like to give a tip' }));
    await user.type(await field(/Lowest Tip/), '10');
    await user.type(await field(/Highest Tip/), '30');
    await user.click(await create());

    const modal = within(await screen.findByRole('dialog', { name: 'Success!' }));
    modal.getByText('Seeking Help');
    modal.getByText('$10.00-$30.00');
    expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      type: 'seeking_help',
      offersTips: true,
      minTip: 10,
      maxTip: 30,
    });
  });

  it('shows the issue of each field', async () => {
    const { user, requests } = open();
    await user.clear(await field('Travel Date'));
    await user.type(await field('Description'), 'Too short');
    await user.clear(await field(/^Name/));
    await user.type(await field(/^Name/), 'M');
    await user.clear(await field(/Phone Number/));
    await user.type(await field(/Phone Number/), '12');
    await user.click(await create());
    for (const sentence of [
      'Departure airport is required',
      'Arrival airport is required',
      'Date is required',
      'Description must be at least 10 characters',
      'Name must be at least 2 characters',
      'Please enter a valid phone number',
    ]) {
      await screen.findByText(sentence);
    }
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Departure Airport' }));
    expect(requests.some(({ method }) => method === 'POST')).toBe(false);
  });

  it.each([
    [{ message: 'You have 20 live listings.' }, 'You have 20 live listings.'],
    [{}, 'There was a problem creating your listing. Please try again.'],
  ])('says why it was not created, and keeps the values', async (body, sentence) => {
    const { user } = open(`?${trip}`, { 'POST /api/listings': () => ({ status: 409, body }) });
    await user.type(await field('Description'), description);
    await user.click(await create());
    await screen.findByText('Listing creation failed');
    screen.getByText(sentence);

    cleanup();
    open(`?${trip}`);
    expect((await field('Description')).value).toBe(description);
  });

  it('keeps what I typed when I switch the type', async () => {
    const { user } = open(`?${trip}`);
    await user.type(await field('Description'), description);
    await user.click(screen.getByRole('link', { name: 'Find Help' }));
    await screen.findByRole('heading', { level: 1, name: 'Find Help' });
    expect((await field('Description')).value).toBe(description);
    await field(/Willing to Tip/);
  });
});

describe('a visitor who may not create a listing yet', () => {
  it('logs in first, and finds what they typed', async () => {
    let isLoggedIn = false;
    const nobody = { status: 401, body: { message: 'Please log in' } };
    const { user, location, requests } = open(`?${trip}`, {
      'GET /api/auth/me': () => (isLoggedIn ? { body: meera } : nobody),
      'POST /api/auth/login': { needsVerification: true, user: { id: 'AbCdEfGhIjKlMnOpQrStUv' } },
      'POST /api/auth/verify': () => {
        isLoggedIn = true;
        return { body: { user: meera } };
      },
    });
    await screen.findByText('Log in to create a listing');
    await user.type(await field('Description'), description);
    await user.click(await create());

    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Email'), 'meera@example.com{Enter}');
    await user.type(await dialog.findByLabelText('Verification code'), '012345{Enter}');

    await screen.findByText('Login successful');
    await waitFor(() => expect(screen.queryByText('Log in to create a listing')).toBeNull());
    expect(location()).toContain('/create-listing');
    expect(location()).toContain('from=DEL');
    expect((await field('Description')).value).toBe(description);
    expect((await field('Email')).value).toBe('meera@example.com');
    expect(requests.some(({ url }) => url === '/api/listings')).toBe(false);
  });

  it('is asked to log in when the session has ended', async () => {
    const { user } = open(`?${trip}`, {
      'POST /api/listings': () => ({ status: 401, body: { message: 'Please log in' } }),
    });
    await user.type(await field('Description'), description);
    await user.click(await create());
    await screen.findByRole('dialog');
    expect((await field('Description')).value).toBe(description);
  });

  it('verifies the phone first', async () => {
    open('', { 'GET /api/auth/me': { ...meera, verified: false } });
    await screen.findByText('You need to verify your phone number to create listings');
    const link = screen.getByRole('link', { name: 'Verify Phone Number' });
    expect(link.getAttribute('href')).toBe('/verification');
    expect(await accessibilityFaults()).toEqual([]);
  });
});

it('has a second address', async () => {
  const { location } = renderRemote(remote, { at: '/create-listing-fixed?action=find' });
  await screen.findByRole('heading', { level: 1, name: 'Find Help' });
  await waitFor(() => expect(location()).toBe('/create-listing-fixed?action=find&type=seeking_help'));
});
