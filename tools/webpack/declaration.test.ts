import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { remotes } from '../build/workspaces.ts';
import { root } from '../root.mjs';
import { readDeclaration } from './declaration.ts';
import entryDeclaration from './entry-declaration.ts';

const folder = mkdtempSync(join(tmpdir(), 'amigo-declaration-'));
after(() => rmSync(folder, { recursive: true }));

function read(code: string) {
  const file = join(folder, 'remote.tsx');
  writeFileSync(file, code);
  return readDeclaration(file);
}

const declaring = (body: string) =>
  `import { defineRemote } from 'shell/host';\nexport default defineRemote(${body});`;

describe('a declaration', () => {
  it('is read with its pages and slots, none of which is run', async () => {
    const { name, routes, slots } = await read(
      declaring(`{
        name: 'gates',
        routes: [
          { path: '/gates', title: 'Gates', access: 'public', page: () => import('./pages/GatesPage') },
          { path: '/gates/:id', calls: () => [{ query: () => ({ url: '/api/gates/{id}' }) }], page: () => import("./pages/GatePage") },
        ],
        slots: { 'profile.gates': () => import('./slots/Gates') },
      } satisfies object`),
    );
    assert.equal(name, 'gates');
    assert.deepEqual(
      // They come from another realm, whose arrays are not equal to ours.
      Array.from(routes, ({ path, calls, request }) => [path, calls.join(), request]),
      [
        ['/gates', '', './pages/GatesPage'],
        ['/gates/:id', '/api/gates/{id}', './pages/GatePage'],
      ],
    );
    assert.deepEqual(Object.keys(routes[0] ?? {}), ['calls', 'path', 'title', 'access', 'request']);
    assert.deepEqual(slots, [{ name: 'profile.gates', request: './slots/Gates' }]);
  });

  it('calls endpoints with what the server fills from path and query of the address', async () => {
    const { routes } = await read(
      `import { getTipRecipient, getPaymentsConfig, listTips } from 'backend/endpoints/payments';
      import { callTo, defineRemote } from 'shell/host';
      export default defineRemote({
        name: 'gates',
        routes: [{
          path: '/gates/:id',
          calls: ({ id }, query) => [
            callTo(getTipRecipient, { params: { userId: id } }),
            callTo(getPaymentsConfig),
            callTo(listTips, { query: { direction: query('direction'), limit: 5 } }),
          ],
          page: () => import('./pages/GatePage'),
        }],
      });`,
    );
    assert.deepEqual(Array.from(routes[0]?.calls ?? []), [
      '/api/tips/recipients/{id}',
      '/api/payments/config',
      '/api/tips?direction={direction}&limit=5',
    ]);
  });

  it('has no texts and calls in the entry, and the same pages and slots', async () => {
    const route = `{ path: '/gates', title: 'Gates', calls: () => [{ query: () => ({ url: '/api/gates' }) }], page: () => import('./GatesPage') }`;
    const slots = `{ 'profile.gates': () => import('./slots/Gates') }`;
    const whole = declaring(`{ name: 'gates', routes: [${route}], slots: ${slots} }`);
    const inEntry = await read(await entryDeclaration(whole));
    assert.equal(inEntry.name, 'gates');
    assert.deepEqual(inEntry.slots, (await read(whole)).slots);
    assert.deepEqual(Array.from(inEntry.routes), [{ path: '/gates', calls: [], request: './GatesPage' }]);
  });

  it('may name the remote that had its pages before', async () => {
    const { movedFrom } = await read(declaring(`{ name: 'gates', movedFrom: 'lounge' }`));
    assert.equal(movedFrom, 'lounge');
  });

  it('needs neither routes nor slots', async () => {
    assert.deepEqual(await read(declaring(`{ name: 'gates' }`)), { name: 'gates', routes: [], slots: [] });
  });

  it('may import nothing else', async () => {
    await assert.rejects(
      read(`import { page } from './pages/GatesPage';\nexport default { name: page };`),
      /imports ".\/pages\/GatesPage": a declaration imports defineRemote and callTo/,
    );
  });

  it('names its pages only as () => import(…)', async () => {
    const page = `{ name: 'gates', routes: [{ path: '/gates', page: () => 'GatesPage' }] }`;
    await assert.rejects(read(declaring(page)), /a page or slot must be \(\) => import\('\.\/…'\)/);
  });

  it('of each remote can be read', async () => {
    for (const remote of remotes) {
      const { name, routes } = await readDeclaration(join(root, remote, 'src/remote.tsx'));
      assert.equal(`mf-${name}`, remote);
      assert.ok(routes.length > 0);
    }
  });
});
