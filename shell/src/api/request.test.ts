import { afterEach, describe, expect, it } from '@jest/globals';
import { fakeNetwork } from '../testing/network';
import { api } from './api';
import { boot } from '../base/boot';
import { meApi } from './me';
import { createStore } from './store';

const testApi = api.injectEndpoints({
  endpoints: (build) => ({
    gates: build.query<string[], { from?: string; open?: boolean }>({
      query: (params) => ({ url: '/api/gates', params }),
    }),
    openGate: build.mutation<null, { gate: string }>({
      query: (body) => ({ url: '/api/gates', method: 'POST', body }),
    }),
  }),
});
const { gates, openGate } = testApi.endpoints;

afterEach(() => {
  boot.answers = {};
});

describe('a call', () => {
  it('sends the query parameters that are set, and no others', async () => {
    const requests = fakeNetwork({ 'GET /api/gates': ['A1'] });
    const { data } = await createStore().dispatch(gates.initiate({ from: 'New York', open: undefined }));
    expect(data).toEqual(['A1']);
    expect(requests).toEqual([{ method: 'GET', url: '/api/gates?from=New+York', body: null }]);
  });

  it('shows nothing new while something is pressed', async () => {
    fakeNetwork({ 'GET /api/gates': ['A1'] });
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    let isThere = false;
    const call = createStore()
      .dispatch(gates.initiate({}))
      .then(() => (isThere = true));
    await new Promise((settle) => setTimeout(settle, 20));
    expect(isThere).toBe(false);
    document.body.dispatchEvent(new Event('click', { bubbles: true }));
    await call;
  });

  it('uses the response in the HTML, once', async () => {
    boot.answers = { '/api/gates?open=true': { status: 200, body: ['from the HTML'] } };
    const requests = fakeNetwork({ 'GET /api/gates': ['from the server'] });
    const store = createStore();

    const first = await store.dispatch(gates.initiate({ open: true }));
    expect(first.data).toEqual(['from the HTML']);
    const second = await store.dispatch(gates.initiate({ open: true }, { forceRefetch: true }));
    expect(second.data).toEqual(['from the server']);
    expect(requests).toHaveLength(1);
  });

  it('does not use a response that is older than a change', async () => {
    boot.answers = { '/api/gates': { status: 200, body: ['before'] } };
    fakeNetwork({ 'POST /api/gates': null, 'GET /api/gates': ['after'] });
    const store = createStore();
    await store.dispatch(openGate.initiate({ gate: 'A1' }));
    const { data } = await store.dispatch(gates.initiate({}));
    expect(data).toEqual(['after']);
  });

  it('fails with an error in the HTML as with one from the server', async () => {
    boot.answers = { '/api/gates': { status: 404, body: { message: 'No gates here' } } };
    const { error } = await createStore().dispatch(gates.initiate({}));
    expect(error).toMatchObject({ status: 404, serverMessage: 'No gates here' });
  });

  it('without a response is a network error', async () => {
    fakeNetwork({ 'GET /api/gates': () => Promise.reject(new TypeError('Failed to fetch')) });
    const { error } = await createStore().dispatch(gates.initiate({}));
    expect(error).toMatchObject({ status: 'NETWORK' });
  });
});

it('sends a change as JSON and accepts an empty response', async () => {
  const requests = fakeNetwork({ 'POST /api/gates': null });
  const { data } = await createStore().dispatch(openGate.initiate({ gate: 'A1' }));
  expect(data).toBeNull();
  expect(requests).toEqual([{ method: 'POST', url: '/api/gates', body: { gate: 'A1' } }]);
});

it('reloads the current user after a 401', async () => {
  const requests = fakeNetwork({ 'GET /api/gates': () => ({ status: 401, body: { message: 'No' } }) });
  const store = createStore();
  await store.dispatch(meApi.endpoints.me.initiate());
  await store.dispatch(gates.initiate({}));
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  expect(requests.map(({ url }) => url)).toEqual(['/api/auth/me', '/api/gates', '/api/auth/me']);
});

describe('a call asks for errors in the language of its page', () => {
  const languages = [
    { code: 'en', name: 'English' },
    { code: 'fa', name: 'فارسی' },
  ];
  afterEach(() => {
    delete boot.languages;
    document.documentElement.lang = '';
  });

  async function languageSent() {
    fakeNetwork({ 'GET /api/gates': [] });
    const send = globalThis.fetch;
    let sent: string | null = null;
    globalThis.fetch = (input, init) => {
      sent = new Headers(init?.headers).get('x-language');
      return send(input, init);
    };
    await createStore().dispatch(gates.initiate({}));
    return sent;
  }

  it('also in English where others are offered, because the cookie may be of another tab', async () => {
    boot.languages = languages;
    expect(await languageSent()).toBe('en');
    document.documentElement.lang = 'fa';
    expect(await languageSent()).toBe('fa');
  });

  it('and for nothing on a site in English only', async () => {
    expect(await languageSent()).toBeNull();
  });
});
