import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { accessibilityFaults, renderRemote, type Answers } from 'shell/host/testing';
import remote from '../remote';
import { browserThat, forgetBrowser } from '../testing/notifying-browser';
import { meera, profileOf } from '../testing/people';

const publicKey = `B${'a'.repeat(86)}`;
const keys = { p256dh: publicKey, auth: 'b'.repeat(22) };
const here = {
  id: 4,
  device: 'Chrome on Android',
  current: true,
  createdAt: '2030-01-04T10:00:00.000Z',
  lastSentAt: null,
};
const laptop = { ...here, id: 5, device: 'Firefox on Linux', current: false };
const session = {
  id: 1,
  device: 'Chrome on Android',
  current: true,
  createdAt: here.createdAt,
  lastSeenAt: here.createdAt,
};

const open = (answers: Answers) =>
  renderRemote(remote, {
    at: '/profile',
    answers: {
      ...profileOf(meera),
      'GET /api/push/key': { publicKey },
      'GET /api/sessions': [session],
      ...answers,
    },
  });
const part = async () => within(await screen.findByRole('region', { name: 'Notifications on this device' }));

describe('notifications on this device', () => {
  beforeEach(forgetBrowser);
  afterEach(forgetBrowser);

  it('are turned on by a press, under the name of the browser', async () => {
    const asked = browserThat({ permits: 'granted' });
    let saved: object[] = [];
    const { user, requests } = open({
      'GET /api/push/subscriptions': () => ({ body: saved }),
      'PUT /api/push/subscriptions': () => {
        saved = [here];
        return { body: here };
      },
    });
    const devices = await part();
    const button = await devices.findByRole('button', { name: 'Notify this device' });
    expect(asked).toEqual([]);
    expect(await accessibilityFaults()).toEqual([]);

    await user.click(button);
    await screen.findByText('Notifications are on');
    await devices.findByText('This device');
    expect(asked).toEqual([{ userVisibleOnly: true, applicationServerKey: publicKey }]);
    expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({
      endpoint: 'https://push.example/1',
      keys,
      device: 'Chrome on Android',
    });
    expect(devices.queryByRole('button', { name: 'Notify this device' })).toBeNull();
  });

  it.each([
    [{ permits: 'denied' }, /Open the settings of the site/],
    [{ permits: 'default' }, /has no answer from you yet/],
    [{ permits: 'granted', isReachable: false }, /could not reach its notification service/],
  ])('say what the browser refused, and the way back: %j', async (answer, sentence) => {
    browserThat(answer);
    const { user, requests } = open({});
    const devices = await part();
    await user.click(await devices.findByRole('button', { name: 'Notify this device' }));
    await devices.findByText(sentence);
    devices.getByRole('button', { name: 'Notify this device' });
    expect(requests.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('say when a browser has none', async () => {
    open({});
    await (await part()).findByText(/add the site to the Home Screen/);
  });

  it('are ended for each device by itself', async () => {
    browserThat({ permits: 'granted' });
    let left = [here, laptop];
    const { user } = open({
      'GET /api/push/subscriptions': () => ({ body: left }),
      'DELETE /api/push/subscriptions/5': () => {
        left = [here];
        return { body: { done: true } };
      },
    });
    const devices = await part();
    const end = await devices.findByRole('button', { name: 'Remove Firefox on Linux' });
    expect(devices.getAllByText('Since Jan 4, 2030')).toHaveLength(2);
    await user.click(end);
    await screen.findByText('Device removed');
    await waitFor(() => expect(devices.queryAllByText('Firefox on Linux')).toEqual([]));
    devices.getByText('This device');
  });

  const unknown = () => ({ status: 404, body: { message: 'Not found' } });
  it.each([
    ['a site that sends none', { 'GET /api/push/key': { publicKey: null } }],
    ['a server that knows none', { 'GET /api/push/key': unknown, 'GET /api/push/subscriptions': unknown }],
  ])('are not offered by %s', async (_, answers) => {
    open(answers);
    await screen.findByRole('checkbox', { name: 'New messages' });
    await waitFor(() => expect(screen.queryByText('Notifications on this device')).toBeNull());
  });

  it('say the sentence of the server when it refuses', async () => {
    browserThat({ permits: 'granted' });
    const message = 'You can have 20 devices. Remove one of them first.';
    const { user } = open({ 'PUT /api/push/subscriptions': () => ({ status: 409, body: { message } }) });
    await user.click(await (await part()).findByRole('button', { name: 'Notify this device' }));
    await screen.findByText('Notifications could not be turned on');
    await screen.findByText(message);
  });
});
