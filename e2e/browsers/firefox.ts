import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine } from './engine';
import { end, startPrinting } from './processes';

type Params = Record<string, unknown>;
interface Reply {
  id?: number;
  type: 'success' | 'error' | 'event';
  result?: unknown;
  message?: string;
}

/** Firefox by WebDriver BiDi, which it speaks itself: no geckodriver is needed. */
export async function startFirefox(path: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'amigo-firefox-'));
  // In the foreground, or its pages never hear of a focus.
  const options = [
    '--headless',
    '--foreground',
    '--no-remote',
    '--width',
    '1280',
    '--height',
    '900',
    '--profile',
    profile,
  ];
  const { child, found } = await startPrinting(path, [...options, '--remote-debugging-port', '0'], {
    stream: 'stderr',
    says: /WebDriver BiDi listening on (ws:\/\/\S+)/,
  });
  const bidi = await Connection.open(`${found}/session`);
  await bidi.send('session.new', { capabilities: {} });
  const { contexts } = await bidi.send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const { context } = contexts[0]!;
  return {
    open: async (url) =>
      void (await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })),
    async call(source, ...args) {
      // Values travel as JSON, which spares the protocol's own notation for them.
      const { result, exceptionDetails } = await bidi.send<{
        result?: { value?: string };
        exceptionDetails?: { text: string };
      }>('script.callFunction', {
        functionDeclaration: `async (args) => JSON.stringify((await (${source})(...JSON.parse(args))) ?? null)`,
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        awaitPromise: true,
        target: { context },
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result?.value ?? 'null') as unknown;
    },
    perform: async (actions) => void (await bidi.send('input.performActions', { context, actions })),
    async screenshot() {
      const { data } = await bidi.send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    async close() {
      bidi.close();
      await end(child);
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

class Connection {
  private readonly waiting = new Map<
    number,
    { resolve: (reply: unknown) => void; reject: (error: Error) => void }
  >();
  private last = 0;

  private constructor(private readonly socket: WebSocket) {
    socket.addEventListener('message', ({ data }) => this.receive(JSON.parse(String(data)) as Reply));
    socket.addEventListener('close', () => {
      for (const { reject } of this.waiting.values()) reject(new Error('The browser has closed'));
    });
  }

  static open(url: string): Promise<Connection> {
    const socket = new WebSocket(url);
    return new Promise((resolve, reject) => {
      socket.addEventListener('open', () => resolve(new Connection(socket)));
      socket.addEventListener('error', () => reject(new Error(`${url} takes no connection`)));
    });
  }

  send<Result>(method: string, params: Params): Promise<Result> {
    this.last += 1;
    const id = this.last;
    this.socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve: (reply) => resolve(reply as Result), reject });
    });
  }

  close() {
    this.socket.close();
  }

  private receive({ id = 0, type, result, message }: Reply) {
    const call = this.waiting.get(id);
    if (!call || type === 'event') return;
    this.waiting.delete(id);
    if (type === 'success') call.resolve(result);
    else call.reject(new Error(message));
  }
}
