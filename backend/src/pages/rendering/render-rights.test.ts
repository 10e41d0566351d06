import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pageOf, startRenderingSite } from '../testing/rendering-site.js';
import { waysOut } from '../testing/ways-out.js';
import { forkOptions } from './rendering-process.js';

describe('a hostile release', () => {
  let rendering: Awaited<ReturnType<typeof startRenderingSite>>;
  beforeAll(async () => {
    rendering = await startRenderingSite();
  });
  afterAll(() => rendering.app.close());

  it('finds none of thirty ways out of its context', async () => {
    const attempts = Object.entries(waysOut).map(
      ([name, way]) => `try { if (${way}) out.push(${JSON.stringify(name)}) } catch {}`,
    );
    expect(attempts.length).toBeGreaterThan(30);
    const name = rendering.release(
      pageOf(`const out = []; (function () { ${attempts.join('\n')} })({}); return 'Out: ' + out.join(', ')`),
    );
    expect(await rendering.rootWith(name)).toBe('<main>Out: </main>');
  });
});

describe('the process that renders releases', () => {
  const folder = mkdtempSync(join(tmpdir(), 'amigo-rights-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('has no file, program, thread, addon, debugger or environment, and bounded memory', async () => {
    const script = join(import.meta.dirname, '../testing/use-rights.ts');
    const secret = join(folder, 'secret');
    writeFileSync(secret, 'the secret of the site');
    const child = fork(script, [secret, join(folder, 'addon.node')], forkOptions(script));
    const [outcomes] = (await once(child, 'message')) as [Record<string, string>];
    child.kill();
    expect(Object.keys(outcomes).length).toBeGreaterThan(8);
    const allowed = Object.entries(outcomes).filter(([, message]) => message === 'ALLOWED');
    expect(allowed).toEqual([]);
    // Refused by its rights, not because the attempt was wrong.
    const {
      'makes code of text': code,
      'has an environment': env,
      'has the memory of the server': memory,
      ...others
    } = outcomes;
    expect(code).toContain('Code generation from strings');
    expect([env, memory]).toEqual(['It is empty', 'It is bounded']);
    for (const message of Object.values(others)) expect(message).toMatch(/restricted|permission|disabled/i);
  });

  it('has given up what its rights do not cover, before it takes a bundle', async () => {
    const script = join(import.meta.dirname, 'render-process.ts');
    const powers = ['kill', '_kill', 'send', 'dlopen', 'binding', '_linkedBinding', 'getBuiltinModule'];
    const report = `const send = process.send.bind(process);
      process.on('newListener', (event) => {
        if (event === 'message') send(${JSON.stringify(powers)}.filter((name) => Object.hasOwn(process, name)));
      });`;
    const options = forkOptions(script);
    const preload = `--import=data:text/javascript,${encodeURIComponent(report)}`;
    const child = fork(script, [], { ...options, execArgv: [...(options.execArgv ?? []), preload] });
    const [left] = (await once(child, 'message')) as [string[]];
    child.kill();
    expect(left).toEqual([]);
  });
});
