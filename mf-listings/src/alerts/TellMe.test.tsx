import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';
import { sampleAlert } from '../testing/alerts';
import { airportList, sampleListing } from '../testing/listings';
import { meera } from '../testing/people';

const route = '?from=JFK&to=DEL&date=2099-03-04&type=helper';
const waiting = { ...sampleAlert({ status: 'unconfirmed' }), confirmation: 'AbCdEf' };

const open = (answers: Answers = {}, query = route, found = 0) =>
  renderRemote(remote, {
    at: `/search${query}`,
    answers: {
      'GET /api/search': Array.from({ length: found }, (_, index) => sampleListing({ id: index + 1 })),
      'GET /api/airports': airportList,
      'POST /api/alerts': waiting,
      'POST /api/alerts/confirm': sampleAlert(),
      ...answers,
    },
  });
const bar = async () => within(await screen.findByRole('region', { name: 'Tell me when somebody is found' }));
async function address(user: ReturnType<typeof open>['user']) {
  const tellMe = await bar();
  await user.click(tellMe.getByRole('button', { name: 'Tell me by mail' }));
  return tellMe.findByLabelText('Your mail address');
}
const sent = (requests: ReturnType<typeof open>['requests']) =>
  requests.filter(({ method }) => method !== 'GET').map(({ method, url, body }) => [method, url, body]);
const watched = {
  type: 'helper',
  from: 'JFK',
  to: 'DEL',
  firstDay: '2099-03-01',
  lastDay: '2099-03-07',
  nearby: true,
  how: 'now',
};

describe('a guest whose search finds nobody', () => {
  it('leaves an address, enters the code in the same place, and is told', async () => {
    const { user, requests } = open();
    const tellMe = await bar();
    tellMe.getByText(
      'Nobody yet from JFK to DEL. We write as soon as somebody posts this trip for Mar 1, 2099 – Mar 7, 2099.',
    );
    await user.type(await address(user), 'family@example.com');
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(tellMe.getByRole('button', { name: 'Tell me' }));
    await tellMe.findByText(/We sent a code to/);
    expect(await accessibilityFaults()).toEqual([]);
    await user.type(tellMe.getByLabelText('Verification code'), '123456');
    await user.click(tellMe.getByRole('button', { name: 'Confirm' }));
    await tellMe.findByText('We write to family@example.com.');
    expect(sent(requests)).toEqual([
      [
        'POST',
        '/api/alerts',
        { ...watched, email: 'family@example.com', captchaToken: 'bot-check-unavailable' },
      ],
      ['POST', '/api/alerts/confirm', { id: 'AbCdEf', code: '123456' }],
    ]);
  });

  it('may leave out airports nearby and other days', async () => {
    const { user, requests } = open();
    const tellMe = await bar();
    await user.click(tellMe.getByRole('checkbox', { name: 'Also airports nearby and 3 days around' }));
    await user.type(await address(user), 'family@example.com');
    await user.click(tellMe.getByRole('button', { name: 'Tell me' }));
    await tellMe.findByText(/We sent a code to/);
    expect(sent(requests)[0]?.[2]).toMatchObject({
      firstDay: '2099-03-04',
      lastDay: '2099-03-04',
      nearby: false,
    });
  });

  it('reads at the field what is wrong with the address, before and after sending', async () => {
    const issues = [{ path: 'email', message: 'That is too many mails for this address' }];
    const { user, requests } = open({
      'POST /api/alerts': () => ({ status: 429, body: { message: issues[0]?.message, issues } }),
    });
    const tellMe = await bar();
    const field = await address(user);
    await user.type(field, 'family');
    await user.click(tellMe.getByRole('button', { name: 'Tell me' }));
    await tellMe.findByText('Please enter a valid email');
    expect(sent(requests)).toEqual([]);
    await user.type(field, '@example.com');
    await user.click(tellMe.getByRole('button', { name: 'Tell me' }));
    await tellMe.findByText('That is too many mails for this address');
    expect((field as HTMLInputElement).value).toBe('family@example.com');
  });

  it('tries another code, gets a new one, or takes another address', async () => {
    let asked = 0;
    const { user } = open({
      'POST /api/alerts': () => ({ body: { ...waiting, confirmation: `try-${++asked}` } }),
      'POST /api/alerts/confirm': ({ id }: { id: string }) =>
        id === 'try-2'
          ? { body: sampleAlert() }
          : { status: 400, body: { message: 'Invalid or expired verification code.' } },
    });
    const tellMe = await bar();
    await user.type(await address(user), 'family@example.com');
    await user.click(tellMe.getByRole('button', { name: 'Tell me' }));
    await user.type(await tellMe.findByLabelText('Verification code'), '000000');
    await user.click(tellMe.getByRole('button', { name: 'Confirm' }));
    await tellMe.findByText('Invalid or expired verification code.');
    await user.click(tellMe.getByRole('button', { name: 'Another address' }));
    await user.click(await tellMe.findByRole('button', { name: 'Tell me' }));
    await user.type(await tellMe.findByLabelText('Verification code'), '123456');
    await user.click(tellMe.getByRole('button', { name: 'Confirm' }));
    await tellMe.findByText('We write to family@example.com.');
  });
});

describe('a member', () => {
  const asMember = { 'GET /api/auth/me': meera };

  it('is told after one tap, and stops with another', async () => {
    const { user, requests } = open({
      ...asMember,
      'POST /api/alerts': { ...sampleAlert(), confirmation: null },
      'DELETE /api/alerts/5': { done: true },
    });
    const tellMe = await bar();
    await user.click(await tellMe.findByRole('button', { name: 'Tell me' }));
    await tellMe.findByText('We write to you.');
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(tellMe.getByRole('button', { name: 'Stop' }));
    await tellMe.findByRole('button', { name: 'Tell me' });
    expect(sent(requests)).toEqual([
      ['POST', '/api/alerts', watched],
      ['DELETE', '/api/alerts/5', {}],
    ]);
  });

  it('reads why not', async () => {
    const { user } = open({
      ...asMember,
      'POST /api/alerts': () => ({ status: 400, body: { message: 'You have 20 alerts.' } }),
    });
    const tellMe = await bar();
    await user.click(await tellMe.findByRole('button', { name: 'Tell me' }));
    await tellMe.findByText('You have 20 alerts.');
    tellMe.getByRole('button', { name: 'Tell me' });
  });
});

describe('the bar', () => {
  it('says that filters may hide somebody, because an alert has none', async () => {
    open({}, `${route}&verified=true`);
    (await bar()).getByText(
      'Nobody yet from JFK to DEL with these filters. We write as soon as anybody posts this trip for Mar 1, 2099 – Mar 7, 2099.',
    );
  });

  it('stands under few results, not under many', async () => {
    open({}, route, 2);
    (await bar()).getByText('By mail: JFK to DEL, Mar 1, 2099 – Mar 7, 2099.');
  });

  it.each([
    ['many results', route, 3],
    ['a search for everybody', '?type=helper', 0],
  ])('does not stand under %s', async (_what, query, found) => {
    open({}, query, found);
    await screen.findByRole('heading', {
      level: found ? 2 : 3,
      name: found ? 'Available Amigos' : 'No Amigos found',
    });
    expect(screen.queryByRole('region', { name: 'Tell me when somebody is found' })).toBeNull();
  });

  it.each(['?from=JFK&to=DEL&date=2020-03-04', '?from=DEL&to=DEL'])(
    'does not stand under %s',
    async (query) => {
      open({}, query);
      await screen.findByText('Nothing was searched for yet');
      expect(screen.queryByRole('region', { name: 'Tell me when somebody is found' })).toBeNull();
    },
  );
});
