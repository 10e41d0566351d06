import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import remote from '../../remote';
import { newAlertAnswer } from '../../testing/alerts';
import { airportList, sampleRequest, unclaimed } from '../../testing/listings';
import { meera } from '../../testing/people';

const claim = { userId: 'AbCdEfGhIjKlMnOpQrStUv' };
const published = { listing: sampleRequest({ ...unclaimed, username: 'Meera' }), claim };

const open = (answers: Answers = {}) =>
  renderRemote(remote, {
    at: '/find/create?from=DEL&to=ORD&date=2099-12-04',
    answers: {
      'GET /api/listings/fitting': [],
      'GET /api/airports': airportList,
      'POST /api/find-help/listings': published,
      ...answers,
    },
  });
const code = () => screen.findByLabelText<HTMLInputElement>('Verification code');

async function publish({ user }: ReturnType<typeof open>) {
  await user.type(await screen.findByLabelText('Name'), 'Meera');
  await user.type(screen.getByLabelText('Email'), 'meera@example.com');
  await user.type(screen.getByLabelText(/Phone Number/), '2025550143');
  await user.click(screen.getByRole('checkbox', { name: /I agree to the terms/ }));
  await user.click(screen.getByRole('button', { name: 'Create Request' }));
  await screen.findByRole('heading', { name: 'Your Help Request Has Been Published' });
}

beforeEach(() => sessionStorage.clear());

describe('a guest whose request is published', () => {
  it('enters the code from the mail and owns it', async () => {
    const site = open({
      'POST /api/auth/verify': { user: meera },
      'POST /api/alerts': newAlertAnswer,
      'DELETE /api/alerts/5': { done: true },
      'GET /api/listings/id/31/details': sampleRequest({ username: 'Meera R.' }),
    });
    await publish(site);
    screen.getByText('meera@example.com');
    screen.getByText(
      'It is public: travelers can now see your request. To let them contact you, enter the code.',
    );
    screen.getByText(/disappears after 72 hours. The same mail has a link that removes it/);
    expect(await accessibilityFaults()).toEqual([]);

    await site.user.type(await code(), '012345');

    await screen.findByText('Travelers can now see your request and contact you.');
    await screen.findByText('Meera R.');
    await screen.findByText('Login successful');
    await screen.findByText('You are now logged in');
    expect(screen.queryByLabelText('Verification code')).toBeNull();
    expect(site.requests).toContainEqual({
      method: 'POST',
      url: '/api/auth/verify',
      body: { code: '012345', userId: claim.userId },
    });
    await screen.findByText('We mail you when somebody on this way is found:');
    screen.getByText(/DEL to ORD, .* airports nearby too. One click in every mail stops it./);
    expect(site.requests.find(({ url }) => url === '/api/alerts')?.body).toMatchObject({
      type: 'helper',
      from: 'DEL',
      to: 'ORD',
      nearby: true,
      how: 'now',
      ownListing: 31,
    });
    const link = screen.getByRole('link', { name: 'See it in your profile' });
    expect(link.getAttribute('href')).toBe('/profile?tab=seeker');
    expect(await accessibilityFaults()).toEqual([]);
    await site.user.click(screen.getByRole('button', { name: 'Stop' }));
    await screen.findByText('Stopped. You get no mails about this trip.');
    await site.user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('We mail you when somebody on this way is found:');
    expect(site.requests.filter(({ url }) => url === '/api/alerts')).toHaveLength(2);

    cleanup();
    open({ 'GET /api/auth/me': meera });
    await screen.findByRole('button', { name: 'Create Request' });
  });

  it('reads that only its first flight is found before the code is entered', async () => {
    const legs = [
      { from: 'DEL', to: 'FRA', date: '2099-12-04', flightNumber: 'LH761' },
      { from: 'FRA', to: 'ORD', date: '2099-12-04', flightNumber: 'LH430' },
    ];
    const listing = { ...published.listing, legs };
    await publish(open({ 'POST /api/find-help/listings': { ...published, listing } }));
    screen.getByText(
      'It is public: travelers can now see your request, by its first flight number or its whole way. To be found by each of its flights, and to let them contact you, enter the code.',
    );
  });

  it('sees that a code is wrong, and types another', async () => {
    const message = 'Invalid or expired verification code.';
    const site = open({ 'POST /api/auth/verify': () => ({ status: 400, body: { message } }) });
    await publish(site);
    await site.user.type(await code(), '000000{Enter}');
    await screen.findByText('Login failed');
    expect(screen.getAllByText(message).length).toBeGreaterThan(1);
    expect(document.activeElement).toBe(await code());

    await site.user.type(await code(), '1');
    expect((await code()).getAttribute('aria-invalid')).toBeNull();
  });

  it('sends nothing before all six digits are there', async () => {
    const site = open();
    await publish(site);
    await site.user.type(await code(), '123{Enter}');
    screen.getByText('Enter the 6 digits of the code');
  });

  it('gets another code', async () => {
    const site = open({ 'POST /api/auth/resend-code': { done: true } });
    await publish(site);
    await site.user.click(screen.getByRole('button', { name: 'Resend Code' }));
    await screen.findByText('Verification code sent');
    await screen.findByText('A new verification code has been sent to your email address');
    expect(site.requests.at(-1)?.body).toEqual({ userId: claim.userId });
  });

  it.each([
    [{ message: 'Wait 30 seconds.' }, 'Wait 30 seconds.'],
    [{}, 'Please try again'],
  ])('sees why there is no other code', async (body, sentence) => {
    const site = open({ 'POST /api/auth/resend-code': () => ({ status: 429, body }) });
    await publish(site);
    await site.user.click(screen.getByRole('button', { name: 'Resend Code' }));
    await screen.findByText('Failed to resend code');
    await screen.findByText(sentence);
  });

  it('can still enter the code after the phone has dropped the page', async () => {
    await publish(open());
    cleanup();
    open();
    await code();
    screen.getByText('meera@example.com');
  });

  it('requests help on another trip without typing name and email again', async () => {
    const site = open();
    await publish(site);
    await site.user.click(screen.getByRole('button', { name: 'Create Another Request' }));

    const values = (...labels: (string | RegExp)[]) =>
      labels.map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
    expect(values('Name', 'Email', /Phone Number/)).toEqual(['Meera', 'meera@example.com', '2025550143']);
    expect(values('Travel Date', /End Date/, /Flight Number/)).toEqual(['', '', '']);
    const chosen = screen.getAllByRole<HTMLInputElement>('combobox').map(({ value }) => value);
    expect(chosen.filter(Boolean)).toEqual(['at_once']);
    const ticked = screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked);
    expect(ticked).toEqual([screen.getByLabelText(/^Show my flight number to everyone/)]);
  });

  it('can go home', async () => {
    await publish(open());
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  });
});
