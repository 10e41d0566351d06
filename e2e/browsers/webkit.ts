import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../tools/start/port.ts';
import type { Engine } from './engine';
import { end, startPrinting } from './processes';

/** WebKitGTK by WebDriver. It has no headless mode, so it runs on a virtual screen. */
export async function startWebKit({ driver, browser }: { driver: string; browser: string }): Promise<Engine> {
  const screen = await startPrinting('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x1000x24'], {
    stream: 'stdout',
    says: /(\d+)\n/,
  });
  const port = await freePort();
  const site = `http://127.0.0.1:${port}`;
  const child = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    env: {
      ...process.env,
      DISPLAY: `:${screen.found}`,
      LIBGL_ALWAYS_SOFTWARE: '1',
      // Its sandbox cannot be set up by root, as in most containers.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
    stdio: 'ignore',
  });
  const call: Call = async (method, path, body) => {
    const answer = await fetch(site + path, {
      method,
      signal: AbortSignal.timeout(60_000),
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (answer.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${path}: ${error}: ${message}`);
  };
  const close = async () => {
    await end(child);
    await end(screen.child);
  };
  const session = await begin(call, browser).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return {
    open: async (url) => void (await call('POST', `${session}/url`, { url })),
    call: (source, ...args) =>
      call('POST', `${session}/execute/sync`, { script: `return (${source})(...arguments)`, args }),
    perform: async (actions) => void (await call('POST', `${session}/actions`, { actions })),
    screenshot: async () => Buffer.from((await call('GET', `${session}/screenshot`)) as string, 'base64'),
    async close() {
      await call('DELETE', session);
      await close();
    },
  };
}

type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** Returns the address of the session. */
async function begin(call: Call, binary: string): Promise<string> {
  await untilReady(() => call('GET', '/status'));
  const options = { binary, args: ['--automation'] };
  const { sessionId } = (await call('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  await call('POST', `${session}/window/rect`, { x: 0, y: 0, width: 1280, height: 950 });
  return session;
}

async function untilReady(ask: () => Promise<unknown>) {
  const deadline = Date.now() + 60_000;
  for (;;) {
    try {
      await ask();
      return;
    } catch (error) {
      // Not listening yet.
      if (Date.now() > deadline) throw error;
      await pause(100);
    }
  }
}
