import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { NewHelpRequest } from 'backend/contract/listings/posting';
import { formatDay } from 'shared-ui';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';
import { newAlertAnswer } from '../testing/alerts';
import { formAnswers, sampleRequest, unclaimed } from '../testing/listings';
import { meera } from '../testing/people';

const claim = { userId: 'AbCdEfGhIjKlMnOpQrStUv' };
const published = { listing: sampleRequest(unclaimed), claim };
const trip = '?from=DEL&to=ORD&date=2099-12-04&endDate=2099-12-09&flight=ai%20127';

const open = (at = `/find/create${trip}`, answers: Answers = {}) =>
  renderRemote(remote, {
    at,
    answers: { ...formAnswers, 'POST /api/find-help/listings': published, ...answers },
  });
const field = (name: string | RegExp) => screen.findByLabelText<HTMLInputElement>(name);
const airport = (name: string) => screen.findByRole<HTMLInputElement>('combobox', { name });
const consent = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /the terms of this request/ });
const create = () => screen.findByRole('button', { name: 'Create Request' });
const sent = (requests: { method: string; body: unknown }[]) =>
  requests.filter(({ method }) => method === 'POST').map(({ body }) => body as NewHelpRequest);

async function fillIn(user: ReturnType<typeof open>['user']) {
  await user.type(await field('Name'), 'Ifeoma');
  await user.type(await field('Email'), 'ifeoma@example.com');
  await user.click(await consent());
}

beforeEach(() => sessionStorage.clear());

describe('asking for help on a flight', () => {
  it('publishes my request and says so', async () => {
    const { user, requests } = open();
    await screen.findByRole('heading', { level: 1, name: 'Request Travel Assistance' });
    for (const name of ['The trip', 'In your words', 'How to reach you'])
      await screen.findByRole('heading', { level: 2, name });
    await fillIn(user);
    await user.type(await field(/^Time/), '14:30');
    await user.type(await field(/Description/), 'My mother flies alone for the first time.');
    await user.type(await field(/Tip Amount/), '$25 or so');
    await user.type(await field(/Phone Number/), '2025550143');
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(await create());

    await screen.findByRole('heading', { level: 1, name: 'Your Help Request Has Been Published' });
    await screen.findByText('Help Request Created!');
    await screen.findByText('Your request for travel assistance has been published successfully.');
    expect(sent(requests)).toEqual([
      {
        departureAirport: 'DEL',
        arrivalAirport: 'ORD',
        date: '2099-12-04',
        endDate: '2099-12-09',
        time: '14:30',
        flightNumber: 'AI127',
        name: 'Ifeoma',
        email: 'ifeoma@example.com',
        phoneNumber: '+1 2025550143',
        description: 'My mother flies alone for the first time.',
        tipAmount: 25,
        contact: 'at_once',
        consent: true,
        captchaToken: 'bot-check-unavailable',
      },
    ]);
  });

  it('shows the issue of each field, focuses the first and sends nothing', async () => {
    const { user, requests } = open('/find/create');
    await user.click(await create());

    expect(screen.getAllByText('Required')).toHaveLength(3);
    screen.getByText('Name must be at least 2 characters');
    screen.getByText('Email is required');
    screen.getByText('You must agree to the terms');
    await screen.findByText('Missing Email Address');
    await screen.findByText('Please provide an email address for verification and contact purposes.');
    expect(document.activeElement).toBe(await field('Travel Date'));
    expect(await accessibilityFaults()).toEqual([]);

    await user.type(await field('Email'), 'ifeoma');
    expect(screen.queryByText('Email is required')).toBeNull();
    await user.click(await create());
    screen.getByText('Please enter a valid email');
    expect(sent(requests)).toEqual([]);
  });

  it('does not need the box that says that I have read everything', async () => {
    const { user } = open();
    const box = await field(/I have read the rules of the site/);
    expect(box.required).toBe(true);
    for (const [name, href] of [
      ['Terms of Use', '/terms-of-use'],
      ['Privacy Policy', '/privacy-policy'],
    ] as const) {
      const link = screen.getByRole('link', { name });
      expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([href, '_blank']);
    }
    await fillIn(user);
    await user.click(await create());
    await screen.findByRole('heading', { name: 'Your Help Request Has Been Published' });
  });

  it('clears the last day when the first moves after it', async () => {
    const { user } = open();
    expect((await field(/End Date/)).value).toBe(formatDay('2099-12-09'));
    await user.clear(await field('Travel Date'));
    await user.type(await field('Travel Date'), '2099-12-08{Tab}');
    expect((await field(/End Date/)).value).toBe(formatDay('2099-12-09'));
    await user.clear(await field('Travel Date'));
    await user.type(await field('Travel Date'), '2099-12-10{Tab}');
    expect((await field(/End Date/)).value).toBe('');
  });

  it('fills in the values of a link, except past days and invalid ones', async () => {
    open('/find/create?from=del&to=nowhere&date=2020-01-01&endDate=2099-01-01&flight=AI127');
    expect((await field(/Flight Number/)).value).toBe('AI127');
    expect((await airport('Departure Airport')).value).toContain('DEL');
    expect((await airport('Arrival Airport')).value).toBe('');
    expect((await field('Travel Date')).value).toBe('');
  });

  it('shows a preview of the listing', async () => {
    const { user } = open();
    await user.type(await field(/Description/), 'My mother flies alone.');
    await user.type(await field('Name'), 'Ifeoma');
    await screen.findByText('What other travelers will see');
    screen.getByText('Ifeoma');
    screen.getByText(`${formatDay('2099-12-04')} – ${formatDay('2099-12-09')}`);
  });

  it('takes the values of a new link, and keeps the others', async () => {
    const { user } = open();
    await user.clear(await field(/Flight Number/));
    await user.type(await field(/Flight Number/), 'UA20');
    await user.type(await field('Name'), 'Ifeoma');
    cleanup();
    open();
    expect((await field(/Flight Number/)).value).toBe('UA20');
    cleanup();
    open('/find/create?from=JFK&to=DEL&flight=AI102');
    expect((await field(/Flight Number/)).value).toBe('AI102');
    expect((await field('Name')).value).toBe('Ifeoma');
  });

  it('can be reached by its former address, with its query', async () => {
    const { location } = open(`/create-find-help${trip}`);
    await screen.findByRole('heading', { name: 'Request Travel Assistance' });
    expect(location()).toBe(`/find/create${trip}`);
    const back = screen.getByRole('link', { name: 'Back to Home' });
    expect(back.getAttribute('href')).toBe('/');
  });
});

describe('when it cannot be published', () => {
  it('shows the server’s issue at its field and keeps what I typed, over a reload too', async () => {
    const refusal = {
      message: 'This day is over',
      issues: [{ path: 'date', message: 'This day is over' }],
    };
    const { user } = open(undefined, {
      'POST /api/find-help/listings': () => ({ status: 400, body: refusal }),
    });
    await fillIn(user);
    await user.click(await create());

    await screen.findByText('Error');
    const date = await field('Travel Date');
    expect(document.activeElement).toBe(date);
    expect(date.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText('This day is over').length).toBeGreaterThan(1);

    cleanup();
    open();
    expect((await field('Email')).value).toBe('ifeoma@example.com');
    expect((await consent()).checked).toBe(true);
  });

  it.each([
    [{ status: 429, body: { message: 'Try again tomorrow.' } }, 'Try again tomorrow.'],
    [{ status: 500, body: {} }, 'Failed to create listing'],
    [{ body: { unexpected: true } }, 'Something went wrong. Please try again.'],
  ])('says why', async (answer, sentence) => {
    const { user } = open(undefined, { 'POST /api/find-help/listings': () => answer });
    await fillIn(user);
    await user.click(await create());
    await screen.findByText(sentence);
    await screen.findByText('Error');
    await create();
  });

  it('says that the bot check failed', async () => {
    const message = "Verification Failed: We couldn't verify you're not a robot. Please try again.";
    const { user } = open(undefined, {
      'POST /api/find-help/listings': () => ({ status: 403, body: { message } }),
    });
    await fillIn(user);
    await user.click(await create());
    await screen.findByText('Verification Failed');
    await screen.findByText("We couldn't verify you're not a robot. Please try again.");
  });

  it('sends one request for two presses', async () => {
    let answer: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { user, requests } = open(undefined, {
      'POST /api/find-help/listings': async () => {
        await waiting;
        return { body: published };
      },
    });
    await fillIn(user);
    await user.click(await create());
    const button = await screen.findByRole('button', { name: 'Creating your request...' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await user.click(button);
    await user.type(await field('Name'), '{Enter}');
    answer();
    await screen.findByRole('heading', { name: 'Your Help Request Has Been Published' });
    expect(sent(requests)).toHaveLength(1);
  });
});

it('a member needs no code, and types no name or email', async () => {
  const asMember: Answers = {
    'GET /api/auth/me': meera,
    'POST /api/alerts': newAlertAnswer,
    'POST /api/find-help/listings': { listing: sampleRequest(), claim: null },
  };
  const { user, requests } = open(undefined, asMember);
  await screen.findByDisplayValue('Meera');
  expect(await field('Email')).toMatchObject({ value: 'meera@example.com', readOnly: true });
  expect((await field(/Phone Number/)).value).toBe('2025550143');

  await user.click(await consent());
  await user.click(await create());
  const screenTitle = await screen.findByRole('heading', { name: 'Your Help Request Has Been Published' });
  await waitFor(() => expect(document.activeElement).toBe(screenTitle));
  screen.getByText('Travelers can now see your request and contact you.');
  expect(screen.queryByLabelText('Verification code')).toBeNull();
  expect(sent(requests)[0]).toMatchObject({ name: 'Meera', email: 'meera@example.com' });
  expect(within(screen.getByRole('article')).queryByRole('button')).toBeNull();
});
