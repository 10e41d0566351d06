import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ChannelSettingsChange } from 'backend/contract/account/channels';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';
import { allChannels, meera, profileOf } from '../testing/people';

const publicKey = `B${'a'.repeat(86)}`;
const device = {
  id: 4,
  device: 'Chrome on Android',
  current: false,
  createdAt: '2030-01-04T10:00:00.000Z',
  lastSentAt: null,
};
const path = '/api/notifications/settings' as const;

const open = (answers: Answers = {}) =>
  renderRemote(remote, {
    at: '/profile',
    answers: {
      ...profileOf(meera),
      'GET /api/push/key': { publicKey },
      'GET /api/push/subscriptions': [device],
      ...answers,
    },
  });
const onDevices = async () =>
  within(await screen.findByRole('group', { name: 'What comes to your devices' }));
const isOn = (box: HTMLElement) => (box as HTMLInputElement).checked;
const flights = 'Delays, gates and cancellations';

describe('the settings of the channels', () => {
  it('lets me choose by topic what comes to my devices, and saves at once', async () => {
    let settings = allChannels;
    const { user, requests } = open({
      [`GET ${path}`]: () => ({ body: settings }),
      [`PATCH ${path}`]: (change: ChannelSettingsChange) => {
        settings = { ...settings, flights: { ...settings.flights, ...change.flights } };
        return { body: settings };
      },
    });
    const topics = await onDevices();
    expect(topics.getAllByRole('checkbox').map(isOn)).toEqual(Array(7).fill(true));
    await user.click(topics.getByRole('checkbox', { name: flights }));
    await screen.findByText('Notifications saved');
    expect(isOn(topics.getByRole('checkbox', { name: flights }))).toBe(false);
    expect(requests.find(({ method }) => method === 'PATCH')?.body).toEqual({ flights: { push: false } });
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('turns back, and says why, when it could not be saved', async () => {
    const { user } = open({
      [`PATCH ${path}`]: () => ({ status: 503, body: { message: 'The site is busy.' } }),
    });
    const box = (await onDevices()).getByRole('checkbox', { name: flights });
    await user.click(box);
    await screen.findByText('The site is busy.');
    await waitFor(() => expect(isOn(box)).toBe(true));
  });

  it('offers no topics where no device is told, and no texts without a verified number', async () => {
    open({ 'GET /api/push/subscriptions': [], 'GET /api/auth/me': { ...meera, verified: false } });
    await screen.findByRole('button', { name: 'Save Changes' });
    await screen.findByRole('checkbox', { name: 'New messages' });
    expect(screen.queryByRole('group', { name: 'What comes to your devices' })).toBeNull();
    expect(screen.queryByRole('group', { name: 'By text message' })).toBeNull();
  });

  it('lets me refuse texts', async () => {
    const { user, requests } = open({
      [`PATCH ${path}`]: () => ({
        body: { ...allChannels, messages: { push: true, mail: true, sms: false } },
      }),
    });
    const texts = within(await screen.findByRole('group', { name: 'By text message' }));
    await user.click(texts.getByRole('checkbox', { name: 'Somebody writes to you' }));
    await screen.findByText('Notifications saved');
    expect(requests.find(({ method }) => method === 'PATCH')?.body).toEqual({ messages: { sms: false } });
  });

  it('leaves the rest of the page alone on a server that knows no topics', async () => {
    open({ [`GET ${path}`]: () => ({ status: 404, body: {} }) });
    await screen.findByRole('region', { name: 'Notifications on this device' });
    expect(await screen.findAllByText('Chrome on Android')).not.toEqual([]);
    expect(screen.queryByRole('group', { name: 'What comes to your devices' })).toBeNull();
  });
});
