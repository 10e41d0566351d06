import { runInThisContext } from 'node:vm';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { pin } from '../remotes/registry';
import { fakeNetwork } from '../testing/network';
import { releaseOf } from '../testing/releaseOf';
import { api, apiOf } from './api';
import { api as levelOneApi } from './levelOneApi';
import { createStore } from './store';

const messaging = 'https://flightamigo.example/mf/messaging/0.1.0-3fa9c2d81b07/411.js';
const shell = 'https://flightamigo.example/mf/shell/0.1.0-9b1e44c0d2aa/main.js';

/** Calls the function from code that seems to come from this address. */
const asCodeOf = <Result>(filename: string, work: () => Result): Result =>
  (runInThisContext('(work) => work()', { filename }) as (work: () => Result) => Result)(work);

beforeEach(() =>
  pin({
    shell: '0.1.0-9b1e44c0d2aa',
    remotes: [{ ...releaseOf({ name: 'messaging' }), release: '0.1.0-3fa9c2d81b07' }],
  }),
);

/** Adds a call with this name, makes it, and resolves to the header by which the server attributes it. */
async function callerOf(
  name: string,
  host: Pick<typeof api, 'injectEndpoints'>,
  addedBy: Adding = (add) => add(),
) {
  const { endpoints } = addedBy(() =>
    host.injectEndpoints({
      endpoints: (build) => ({ [name]: build.query<string[], void>({ query: () => '/api/gates' }) }),
    }),
  );
  fakeNetwork({ 'GET /api/gates': [] });
  let caller: string | null = null;
  const send = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    caller = new Headers(init?.headers).get('x-remote');
    return send(input, init);
  };
  await createStore().dispatch(endpoints[name]!.initiate());
  return caller;
}

type Adding = <Added>(add: () => Added) => Added;

it('a call names the release of the remote that makes it', async () => {
  expect(await callerOf('gates', apiOf('messaging'))).toBe('messaging@0.1.0-3fa9c2d81b07');
});

it('a call added to an api that already has other calls names the release too', async () => {
  const withHalls = apiOf('messaging').injectEndpoints({
    endpoints: (build) => ({ halls: build.query<string[], void>({ query: () => '/api/halls' }) }),
  });
  expect(await callerOf('gatesBesideHalls', withHalls)).toBe('messaging@0.1.0-3fa9c2d81b07');
});

it('the shell’s own call names the shell', async () => {
  expect(await callerOf('gatesOfShell', api)).toBe('shell@0.1.0-9b1e44c0d2aa');
});

it('a call of a remote that this page does not run names nothing', async () => {
  expect(await callerOf('gatesOfNone', apiOf('gates'))).toBeNull();
});

describe('a remote of level 1', () => {
  it('is named by the stack', async () => {
    const caller = await callerOf('oldGates', levelOneApi, (add) => asCodeOf(messaging, add));
    expect(caller).toBe('messaging@0.1.0-3fa9c2d81b07');
  });

  it('is named although the shell’s code adds its calls', async () => {
    const caller = await callerOf('oldGatesThroughHost', levelOneApi, (add) =>
      asCodeOf(messaging, () => asCodeOf(shell, add)),
    );
    expect(caller).toBe('messaging@0.1.0-3fa9c2d81b07');
  });

  it('is not named where the stack has no address of ours', async () => {
    expect(await callerOf('oldGatesOfNone', levelOneApi)).toBeNull();
  });
});

it('shell code that uses the old name is the shell’s', async () => {
  const caller = await callerOf('oldGatesOfShell', levelOneApi, (add) => asCodeOf(shell, add));
  expect(caller).toBe('shell@0.1.0-9b1e44c0d2aa');
});
