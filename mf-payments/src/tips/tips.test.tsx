import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { defineRemote } from 'shell/host';
import { renderRemote, type Answers } from 'shell/host/testing';
import { ProfileTips } from '../slots/ProfileTips';
import { sampleMonths, sampleTip, withoutTips } from '../testing/tips';

const page = async () => ({ ProfileTips });
const withMessages = defineRemote({
  name: 'profile',
  routes: [
    { path: '/profile', title: '', access: 'member', page },
    { path: '/messages', title: 'Messages', access: 'public', page: async () => ({ Messages: () => null }) },
  ],
});
const alone = defineRemote({
  name: 'profile',
  routes: [{ path: '/profile', title: '', access: 'member', page }],
});
const open = (answers: Answers, at = '/profile', remote = withMessages) =>
  renderRemote(remote, { at, answers: { ...withoutTips, ...answers } });
const list = async (name: string) => within(await screen.findByRole('group', { name }));
const receivedCall = 'GET /api/tips?direction=received&limit=5';
const next = { link: '</api/tips?direction=received&limit=5&cursor=abc>; rel="next"' };

describe('a tip in the list', () => {
  it('has no way to say thanks where there are no messages', async () => {
    open({ [receivedCall]: [sampleTip()] }, '/profile', alone);
    const received = await list('Received');
    await received.findByText('Ravi');
    expect(received.queryByRole('link', { name: /Say thanks/ })).toBeNull();
  });

  it('that we check says so, to both sides', async () => {
    open({
      [receivedCall]: [sampleTip({ isUnderReview: true })],
      'GET /api/tips?direction=sent&limit=5': [sampleTip({ id: 12, direction: 'sent', isUnderReview: true })],
    });
    await (await list('Received')).findByText('Being checked');
    await (await list('Sent')).findByText('Being checked');
  });

  it('shows its day and no quotes around nothing', async () => {
    open({ [receivedCall]: [sampleTip({ message: null, paidAt: '2026-11-20T12:00:00.000Z' })] });
    const received = await list('Received');
    await received.findByText('Nov 20, 2026');
    expect(received.queryByText(/“/)).toBeNull();
  });
});

describe('more tips', () => {
  it('that could not be loaded leave the others, and can be asked for again', async () => {
    let isDown = true;
    const { user } = open({
      [receivedCall]: () => ({ body: [sampleTip()], headers: next }),
      'GET /api/tips?direction=received&limit=5&cursor=abc': () =>
        isDown ? { status: 503, body: {} } : { body: [sampleTip({ id: 3, amount: 7 })] },
    });
    const received = await list('Received');
    await user.click(await received.findByRole('button', { name: /Show more/ }));
    await received.findByText('The next tips could not be loaded. Please try again.');
    received.getByText('$25.00');
    isDown = false;
    await user.click(received.getByRole('button', { name: /Show more/ }));
    await received.findByText('$7.00');
    expect(received.queryByText(/could not be loaded/)).toBeNull();
  });
});

describe('the months', () => {
  const monthsCall = 'GET /api/tips/months';

  it('have bars in proportion to a round number', async () => {
    open({ [monthsCall]: sampleMonths });
    const chart = await screen.findByRole('figure');
    within(chart).getByText('$50');
    const heights = [...chart.querySelectorAll<HTMLElement>('[style]')].map(({ style }) => style.height);
    expect(heights.filter((height) => height !== '0%')).toEqual(['30%', '80%']);
    expect(within(chart).getByTitle('November 2026: $40.00 received, $0.00 sent')).toBeTruthy();
  });

  it('can be asked for again when they could not be loaded', async () => {
    let isDown = true;
    const { user } = open({
      [monthsCall]: () => (isDown ? { status: 503, body: {} } : { body: sampleMonths }),
    });
    await screen.findByText('We could not load your months.');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('figure');
  });
});

it('a link to the tips moves the focus to their heading', async () => {
  open({}, '/profile#tips');
  const heading = await screen.findByRole('heading', { name: 'Tips' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

it('the tips can be downloaded when only sent ones exist', async () => {
  open({ 'GET /api/tips?direction=sent&limit=5': [sampleTip({ id: 12, direction: 'sent' })] });
  await screen.findByRole('link', { name: 'Download as a table (CSV)' });
});
