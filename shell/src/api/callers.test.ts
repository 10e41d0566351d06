import { runInThisContext } from 'node:vm';
import { expect, it } from '@jest/globals';
import { fakeNetwork } from '../testing/network';
import { api } from './api';
import { createStore } from './store';

const messaging = 'https://flightamigo.example/mf/messaging/0.1.0-3fa9c2d81b07/411.js';
const shell = 'https://flightamigo.example/mf/shell/0.1.0-9b1e44c0d2aa/main.js';

/** Does the work as if the code that asks for it came from this address. */
const asCodeOf = <Result>(filename: string, work: () => Result): Result =>
  (runInThisContext('(work) => work()', { filename }) as (work: () => Result) => Result)(work);

type Adding = <Added>(add: () => Added) => Added;

/** Adds a call of this name, makes it, and tells who asked as the server sees it. */
async function askerOf(name: string, addedBy: Adding): Promise<string | null> {
  const added = addedBy(() =>
    api.injectEndpoints({
      endpoints: (build) => ({ [name]: build.query<string[], void>({ query: () => '/api/gates' }) }),
    }),
  );
  fakeNetwork({ 'GET /api/gates': [] });
  let asker: string | null = null;
  const send = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    asker = new Headers(init?.headers).get('x-remote');
    return send(input, init);
  };
  await createStore().dispatch(added.endpoints[name]!.initiate());
  return asker;
}

it('a call says which release of which remote makes it', async () => {
  const asker = await askerOf('gates', (add) => asCodeOf(messaging, add));
  expect(asker).toBe('messaging@0.1.0-3fa9c2d81b07');
});

it('a remote’s call is its own although the shell’s code adds it', async () => {
  const asker = await askerOf('gatesThroughHost', (add) => asCodeOf(messaging, () => asCodeOf(shell, add)));
  expect(asker).toBe('messaging@0.1.0-3fa9c2d81b07');
});

it('the shell’s own call is the shell’s', async () => {
  const asker = await askerOf('gatesOfShell', (add) => asCodeOf(shell, add));
  expect(asker).toBe('shell@0.1.0-9b1e44c0d2aa');
});

it('a call says nothing where nobody knows whose it is', async () => {
  expect(await askerOf('gatesOfNobody', (add) => add())).toBeNull();
});
