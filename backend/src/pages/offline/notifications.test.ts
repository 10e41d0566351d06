import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { beforeEach, describe, expect, it } from '@jest/globals';

const script = readFileSync(join(import.meta.dirname, 'service-worker.js'), 'utf8');
const origin = 'https://amigo.example';

interface Open {
  url: string;
  focused?: boolean;
}

let listeners: Map<string, (event: object) => void>;
let open: Open[];
let done: unknown[][];
let shown: string[];
/** What the site answers, by call. */
let answers: Record<string, unknown>;
let calls: unknown[][];
let subscribed: object | null;

/** No browser lets a test press a notification, so this is what the worker finds in one. */
beforeEach(() => {
  [listeners, open, done, shown] = [new Map(), [], [], []];
  [answers, calls, subscribed] = [{}, [], null];
  const ask = (path: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    calls.push([method, path, ...(body ? [JSON.parse(body)] : [])]);
    const answer = answers[path];
    return Promise.resolve({ ok: answer !== undefined, json: () => Promise.resolve(answer) });
  };
  const asClient = (client: Open) => ({
    ...client,
    focus: () => Promise.resolve(done.push(['focus', client.url])),
    navigate: (address: string) => Promise.resolve(done.push(['navigate', client.url, address])),
  });
  const worker = {
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    registration: {
      pushManager: {
        getSubscription: () => Promise.resolve(subscribed && { toJSON: () => subscribed }),
        subscribe: (options: object) => {
          calls.push(['subscribe', options]);
          return Promise.resolve({ toJSON: () => renewed });
        },
      },
      showNotification: (...notification: unknown[]) => Promise.resolve(done.push(['show', ...notification])),
      getNotifications: () =>
        Promise.resolve(shown.map((tag) => ({ tag, close: () => done.push(['close', tag]) }))),
    },
    clients: {
      matchAll: () => Promise.resolve(open.map(asClient)),
      openWindow: (address: string) => Promise.resolve(done.push(['open', address])),
    },
  };
  runInContext(script, createContext({ self: worker, location: new URL(origin), URL, fetch: ask }));
});

async function dispatch(name: string, event: object): Promise<unknown[][]> {
  let work: Promise<unknown> | undefined;
  listeners.get(name)?.({ ...event, waitUntil: (promise: Promise<unknown>) => (work = promise) });
  await work;
  return done;
}
const press = (url: string, button: { action?: string; pages?: object } = {}) => {
  const { action = '', pages } = button;
  const notification = { data: { url, pages }, close: () => done.push(['close']) };
  return dispatch('notificationclick', { notification, action });
};

const renewed = {
  endpoint: 'https://push.example/2',
  keys: { p256dh: 'B2', auth: 'a2' },
  expirationTime: null,
};
const here = { id: 4, device: 'Chrome on Android', current: true };

describe('the worker of notifications', () => {
  it('shows what the server has written', async () => {
    const pushed = { title: 'Meera wrote to you', options: { tag: '/messages?to=7', lang: 'en' } };
    expect(await dispatch('push', { data: { json: () => pushed } })).toEqual([
      ['show', pushed.title, pushed.options],
    ]);
  });

  it('closes what was seen on another device with the next one, which it shows first', async () => {
    shown = ['/trips/7', '/listing/3', '/trips/8'];
    const options = { tag: '/trips/8', data: { url: '/trips/8', seen: ['/trips/7', '/listing/4'] } };
    expect(await dispatch('push', { data: { json: () => ({ title: 'News', options }) } })).toEqual([
      ['show', 'News', options],
      ['close', '/trips/7'],
    ]);
  });

  it('opens the page of a notification in a new window where none is open', async () => {
    expect(await press('/fa/trips/7')).toEqual([['close'], ['open', `${origin}/fa/trips/7`]]);
  });

  it.each([
    ['open', '/trips/7'],
    ['call', '/trips/7#call'],
    ['', '/trips/7'],
  ])('opens what the button is for: %s', async (action, path) => {
    const pages = { open: '/trips/7', call: '/trips/7#call' };
    expect(await press('/trips/7', { action, pages })).toEqual([['close'], ['open', origin + path]]);
  });

  const saved = {
    endpoint: renewed.endpoint,
    keys: renewed.keys,
    device: here.device,
  };

  it('tells the site of a subscription that the browser has replaced', async () => {
    answers = { '/api/push/subscriptions': [{ ...here, current: false }, here] };
    subscribed = renewed;
    await dispatch('pushsubscriptionchange', {});
    expect(calls).toEqual([
      ['GET', '/api/push/subscriptions'],
      ['PUT', '/api/push/subscriptions', saved],
    ]);
  });

  it('subscribes again where the browser has only ended the subscription', async () => {
    answers = { '/api/push/subscriptions': [here], '/api/push/key': { publicKey: 'BKey' } };
    await dispatch('pushsubscriptionchange', {});
    expect(calls).toEqual([
      ['GET', '/api/push/subscriptions'],
      ['GET', '/api/push/key'],
      ['subscribe', { userVisibleOnly: true, applicationServerKey: 'BKey' }],
      ['PUT', '/api/push/subscriptions', saved],
    ]);
  });

  it.each([
    ['logged out', {}],
    ['removed from the list', { '/api/push/subscriptions': [{ ...here, current: false }] }],
    [
      'on a site that notifies no more',
      { '/api/push/subscriptions': [here], '/api/push/key': { publicKey: null } },
    ],
  ])('saves nothing of a browser that is %s', async (_, known) => {
    answers = known;
    await dispatch('pushsubscriptionchange', {});
    expect(calls.filter(([method]) => method !== 'GET')).toEqual([]);
  });

  it('goes there in the window that is in front', async () => {
    open = [{ url: `${origin}/profile` }, { url: `${origin}/search`, focused: true }];
    expect(await press('/trips/7')).toEqual([
      ['close'],
      ['focus', `${origin}/search`],
      ['navigate', `${origin}/search`, `${origin}/trips/7`],
    ]);
  });

  it('goes to the window that shows the page already, and leaves it as it is', async () => {
    open = [{ url: `${origin}/search`, focused: true }, { url: `${origin}/trips/7` }];
    expect(await press('/trips/7')).toEqual([['close'], ['focus', `${origin}/trips/7`]]);
  });
});
