import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { run } from '../../run.ts';
import { capturePrinted } from '../../testing/printed.ts';
import { listen, serve } from '../../testing/listen.ts';
import { createServer } from 'node:net';
import { developAgainst, levelWarning } from './develop-against.ts';

const printed = capturePrinted();

describe('npm run dev -- --against', () => {
  it('takes one remote and the address of a site', async () => {
    const site = 'https://staging.example';
    for (const [workspaces, address] of [
      [[], site],
      [['mf-account', 'mf-messaging'], site],
      [['mf-account'], 'staging.example'],
      [['mf-account'], 'file:///etc/passwd'],
    ] as const) {
      assert.equal(await developAgainst(workspaces, address), 2);
      assert.match(
        printed.text,
        /Usage: npm run dev -- mf-messaging --against https:\/\/staging\.example\n$/,
      );
    }
  });

  it('asks the site for its own confirmation page, also when the address has a path', async () => {
    const asked: (string | undefined)[] = [];
    const site = await serve(({ url }, response) => {
      asked.push(url);
      response.writeHead(404).end();
    });
    assert.equal(await developAgainst(['mf-account'], `${site}/profile?tab=1`), 2);
    assert.match(asked.join(), /^\/platform\/override\?remote=account&from=http:\/\/localhost:\d+$/);
    assert.match(printed.text, /accepts nothing from your machine: it is a site in production\.\n$/);
  });

  it('uses DEV_PORT, unless another program does', async () => {
    const port = await listen(createServer());
    process.env.DEV_PORT = String(port);
    try {
      assert.equal(await developAgainst(['mf-account'], 'http://localhost:9'), 2);
    } finally {
      delete process.env.DEV_PORT;
    }
    assert.equal(printed.text, `Port ${port} is in use by another program: choose another DEV_PORT.\n`);
  });
});

describe('the level of the host API', () => {
  const remote = { name: 'account', release: 'dev' };
  const levels = { oldestHostApi: 2, hostApi: 4 };
  const warning = (hostApi: number) => levelWarning({ ...remote, hostApi }, levels, 'https://site.example');

  it('is no reason for a warning while the site supports it, or does not say what it supports', () => {
    for (const level of [2, 3, 4]) assert.equal(warning(level), undefined);
    assert.equal(levelWarning({ ...remote, hostApi: 9 }, undefined, 'https://site.example'), undefined);
  });

  it('is one when the site is too old or too new', () => {
    for (const level of [1, 5])
      assert.match(
        warning(level) ?? '',
        new RegExp(
          `account needs level ${level} .*https://site.example supports 2 to 4: it will refuse account`,
        ),
      );
  });
});

describe('the command line of npm run dev', () => {
  const dev = (...args: string[]) => run(process.execPath, ['tools/dev.ts', ...args]);

  it('names the remotes when there is no such remote', async () => {
    const { code, output } = await dev('mf-nowhere');
    assert.equal(code, 2);
    assert.match(output, /^There is no remote mf-nowhere\. Remotes: mf-account, mf-listings, .*\.\n$/);
  });

  it('explains an unknown option in one line', async () => {
    const { code, output } = await dev('mf-account', '--agianst', 'https://staging.example');
    assert.equal(code, 2);
    assert.match(output, /^Unknown option '--agianst'[^\n]*\n$/);
  });
});
