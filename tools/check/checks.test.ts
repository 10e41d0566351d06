import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, it, mock } from 'node:test';
import { workspaces } from '../build/workspaces.ts';
import { headlessShell, systemBrowser } from '../test/browser.ts';
import { checks, runCheck } from './checks.ts';

afterEach(() => mock.restoreAll());

describe('npm run check', () => {
  it('checks the types of every workspace, of the tools and of the laboratory', () => {
    const names = checks.map(({ name }) => name);
    for (const workspace of [...workspaces, 'tools', 'lab'])
      assert.ok(names.includes(`types of ${workspace}`), workspace);
    for (const name of ['lint', 'format', 'host API', 'lockfile']) assert.ok(names.includes(name));
  });

  it('prints the output of a failing check only', async () => {
    let output = '';
    mock.method(console, 'log', (text: string) => (output += `${text}\n`));
    const script = (code: number) => ['-e', `console.log("secret reason"); process.exitCode = ${code}`];
    assert.equal(await runCheck({ name: 'good', command: process.execPath, args: script(0) }), true);
    assert.match(output, /^ {2}✓ good \([\d.]+ s\)\n$/);
    assert.equal(await runCheck({ name: 'bad', command: process.execPath, args: script(1) }), false);
    assert.match(output, / {2}✗ bad \([\d.]+ s\)\nsecret reason\n/);
  });
});

for (const [name, find] of [
  ['chromium', systemBrowser],
  ['chromium-headless-shell', headlessShell],
] as const)
  it(`the system’s ${name} is the first executable one on the path`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'amigo-browser-'));
    const chromium = join(folder, name);
    writeFileSync(chromium, '');
    assert.equal(find(folder)?.startsWith(folder) ?? false, false);
    chmodSync(chromium, 0o755);
    assert.equal(find(`/no-such-folder:${folder}`), chromium);
    rmSync(folder, { recursive: true });
  });
