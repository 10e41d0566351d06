import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';
import { nothingKept } from '../testing/favourites';
import { sampleListing, unclaimed } from '../testing/listings';
import { asha, meera } from '../testing/people';

const open = (answers: Answers = {}) =>
  renderRemote(remote, {
    at: '/listing/12',
    answers: {
      'GET /api/listings/fitting': [],
      'GET /api/listings/id/12/details': sampleListing(),
      'GET /api/auth/me': asha,
      ...nothingKept,
      'GET /api/requests': [],
      ...answers,
    },
  });
const press = (name: string) => screen.findByRole('button', { name });

describe('in the details of a card', () => {
  const openDetails = async (answers: Answers = {}) => {
    const site = renderRemote(remote, {
      at: '/search?open=12',
      answers: {
        'GET /api/search': [sampleListing()],
        'GET /api/airports': [],
        'GET /api/auth/me': asha,
        ...nothingKept,
        'GET /api/requests': [],
        'GET /api/listings/id/12/details': sampleListing(),
        'POST /api/listings/12/connect': { email: 'meera@example.com', phoneNumber: null },
        ...answers,
      },
    });
    await screen.findByRole('dialog', { name: 'Amigo Details' });
    return site;
  };

  it('a report opens over the details, and Escape closes only the report', async () => {
    const { user } = await openDetails();
    const button = await press('Report');
    await user.click(button);
    await screen.findByRole('dialog', { name: 'Report Meera' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Report Meera' })).toBeNull());
    screen.getByRole('dialog', { name: 'Amigo Details' });
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('a half-typed review is still there after a report', async () => {
    const { user } = await openDetails({
      'POST /api/reports': { done: true },
      'GET /api/testimonials/user/7': [],
      'GET /api/testimonials/user/7/permission': { mayWrite: true, reason: null, listingId: 12 },
    });
    await user.click(screen.getByRole('tab', { name: 'Rate & Review' }));
    await user.type(await screen.findByLabelText('Your testimonial'), 'She was');
    await user.click(await press('Report'));
    await user.click(await press('Send Report'));
    await screen.findByText('Report sent');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Report Meera' })).toBeNull());
    expect(screen.getByLabelText('Your testimonial')).toHaveProperty('value', 'She was');
  });

  it('a block closes the details for good', async () => {
    const { user, location } = await openDetails({ 'POST /api/blocks': { done: true } });
    await user.click(await press('Block'));
    const block = within(await screen.findByRole('dialog', { name: 'Block Meera?' }));
    await user.click(block.getByRole('button', { name: 'Block' }));
    await screen.findByText('Meera is blocked');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location()).toBe('/search');
  });
});

describe('report and block', () => {
  it('send a report with the listing and what happened', async () => {
    const { user, requests } = open({ 'POST /api/reports': { done: true } });
    await user.click(await press('Report'));
    const report = within(await screen.findByRole('dialog', { name: 'Report Meera' }));
    expect(await accessibilityFaults()).toEqual([]);
    await user.selectOptions(report.getByLabelText('What is wrong?'), 'Asks for money, or a fraud');
    await user.type(report.getByLabelText(/What happened/), 'Wanted a deposit.');
    await user.click(report.getByRole('button', { name: 'Send Report' }));
    await screen.findByText('Report sent');
    const sent = requests.find(({ method }) => method === 'POST');
    expect(sent?.body).toEqual({ userId: 7, listingId: 12, reason: 'fraud', details: 'Wanted a deposit.' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('report the listing of a guest, whom nobody can block', async () => {
    const { user, requests } = open({
      'GET /api/listings/id/12/details': sampleListing(unclaimed),
      'GET /api/requests': [],
      'POST /api/reports': { done: true },
    });
    await user.click(await press('Report'));
    await screen.findByRole('dialog', { name: 'Report A guest' });
    expect(screen.queryByRole('button', { name: 'Block' })).toBeNull();
    await user.click(await press('Send Report'));
    await screen.findByText('Report sent');
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
      listingId: 12,
      reason: 'fraud',
    });
  });

  it('block the person, and leave the page', async () => {
    const { user, requests, location } = open({
      'POST /api/blocks': { done: true },
      'GET /api/search': [],
      'GET /api/airports': [],
    });
    await user.click(await press('Block'));
    const ask = within(await screen.findByRole('dialog', { name: 'Block Meera?' }));
    await user.click(ask.getByRole('button', { name: 'Block' }));
    await screen.findByText('Meera is blocked');
    expect(requests.find(({ method }) => method === 'POST')).toMatchObject({
      url: '/api/blocks',
      body: { userId: 7 },
    });
    expect(location()).toBe('/search');
  });

  it('say why it did not work', async () => {
    const message = 'Too many reports today.';
    const { user } = open({
      'POST /api/reports': () => ({ status: 429, body: { message, requestId: 'test' } }),
    });
    await user.click(await press('Report'));
    await user.click(await press('Send Report'));
    await screen.findByText(message);
  });

  it.each([
    ['a visitor', () => ({ status: 401, body: { message: 'No', requestId: 'test' } })],
    ['the owner', meera],
  ])('are not shown to %s', async (_, who) => {
    open({ 'GET /api/auth/me': who, ...nothingKept });
    await screen.findByRole('heading', { level: 1 });
    await screen.findByRole('tabpanel');
    expect(screen.queryByRole('button', { name: 'Report' })).toBeNull();
  });
});
