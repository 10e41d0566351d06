import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { run } from '../run.ts';
import { listen } from '../testing/listen.ts';
import { choosePort, freePort } from './port.ts';

const names = ['PORT', 'HOST'] as const;
const usual = names.map((name) => process.env[name]);
const restore = () =>
  names.forEach((name, index) => {
    const value = usual[index];
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  });
beforeEach(restore);
afterEach(restore);

/** The message of a command that starts with this environment. */
const refusal = (env: Record<string, string>) =>
  run(process.execPath, ['-e', `await (await import('./tools/start/port.ts')).choosePort()`], {
    env: { DATABASE_URL: '', HOST: '', ...env },
  });

describe('the port of a site', () => {
  it('is PORT, and the address names it', async () => {
    const port = await freePort();
    process.env.PORT = String(port);
    assert.equal(await choosePort(), `http://localhost:${port}`);
  });

  it('is a free one for PORT=0, which the server is told', async () => {
    process.env.PORT = '0';
    process.env.HOST = '127.0.0.1';
    const address = await choosePort();
    assert.equal(address, `http://127.0.0.1:${process.env.PORT}`);
    assert.ok(Number(process.env.PORT) > 1_000);
  });

  it('is refused while another program uses it, with a command that works', async () => {
    const port = await listen(createServer(), 'localhost');
    const { code, output } = await refusal({ PORT: String(port) });
    assert.equal(code, 1);
    assert.match(output, new RegExp(`Port ${port} is in use by another program`));
    assert.match(output, new RegExp(`: PORT=${port + 1} DATA_DIR=.data-${port + 1} npm start\n$`));
  });

  it('needs no other data folder where the database is configured', async () => {
    const port = await listen(createServer(), 'localhost');
    const { output } = await refusal({ PORT: String(port), DATABASE_URL: 'postgres://elsewhere/amigo' });
    assert.match(output, new RegExp(`another port: PORT=${port + 1} npm start\n$`));
  });
});
