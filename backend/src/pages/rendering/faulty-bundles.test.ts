import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountRelease } from '../../releases/testing/published-site.js';
import { file, goodPage, pageOf, sha384, startRenderingSite } from '../testing/rendering-site.js';

let rendering: Awaited<ReturnType<typeof startRenderingSite>>;
beforeAll(async () => {
  rendering = await startRenderingSite();
});
afterAll(() => rendering.app.close());

describe('a bundle that is at fault costs its pages their first view, and nothing else', () => {
  const faults: [fault: string, code: string][] = [
    ['throws while it is loaded', 'throw new Error("not today")'],
    ['throws while it renders', pageOf('throw new Error("no page")')],
    ['never ends to load', 'for (;;);'],
    ['never ends to render', pageOf('for (;;);')],
    ['takes all memory', pageOf('const all = []; for (;;) all.push(new Array(1e6).fill(1.5))')],
    ['ends its process', pageOf('process.exit(1)')],
    ['asks for files', pageOf(`return require('node:fs').readFileSync('/etc/hostname', 'utf8')`)],
    ['fails in a timer', pageOf(`setTimeout(() => { throw new Error('later') }); throw new Error('now')`)],
    ['asks for files at run time', `exports.default = { page: () => { throw import('node:fs') } }`],
    ['asks the network', pageOf(`return fetch('http://localhost')`)],
    ['makes code of text', pageOf(`return eval('1 + 1')`)],
    ['is no bundle', 'this is no code'],
  ];

  it.each(faults)('%s', async (_fault, code) => {
    const name = rendering.release(code);
    expect(await rendering.rootWith(name)).toBe('');
    // The next release is rendered, by the same server.
    expect(await rendering.rootWith(rendering.release(goodPage))).toContain('Hello');
  });

  it.each([
    ['throws', 'throw new Error("not today")'],
    ['never ends to load', 'for (;;);'],
  ])('of another remote costs the page only its parts: %s', async (fault, code) => {
    const other = {
      ...accountRelease,
      name: 'listings',
      release: `1.0.0-${fault.slice(0, 5)}`,
      server: file,
      routes: [],
      integrity: { ...accountRelease.integrity, [file]: sha384(code) },
    };
    rendering.site.write(`releases/listings/${other.release}/${file}`, code);
    const name = rendering.release(goodPage, {}, [other]);
    const pages = [];
    for (let i = 0; i < 4; i++) pages.push(await rendering.rootWith(name));
    expect(pages.at(-1)).toContain('Hello');
  });

  it('that was changed in the store is not run', async () => {
    const name = rendering.release(goodPage);
    rendering.site.write(`releases/account/${name}/server.1.js`, pageOf(`return 'stolen'`));
    expect(await rendering.rootWith(name)).toBe('');
  });

  it('that prints a lot is not in the log', async () => {
    const name = rendering.release(
      pageOf(`for (let i = 0; i < 1e4; i++) console.log('x'.repeat(1e4)); return 'Printed'`),
    );
    expect(await rendering.rootWith(name)).toBe('<main>Printed</main>');
  });

  it('sees no environment and no setting of the server', async () => {
    const name = rendering.release(
      pageOf(`return [typeof process, typeof require, typeof fetch, typeof Buffer].join()`),
    );
    expect(await rendering.rootWith(name)).toBe('<main>undefined,function,undefined,undefined</main>');
  });
});
