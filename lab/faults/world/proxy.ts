import {
  Agent,
  createServer,
  request,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { isReady } from '../../../tools/start/ready.ts';

/** As in tools/docker/Caddyfile: a health check every second, and a limit on the wait for a healthy node. */
const askEvery = 1_000;
const tryFor = 5_000;

export const proxyMark = 'x-proxy-answer';

export class Proxy {
  private readonly agent = new Agent({ keepAlive: true });
  readonly healthy = new Set<string>();
  private readonly nodes: string[];
  private readonly server: Server;
  private readonly asking: NodeJS.Timeout[];
  private turn = 0;

  private constructor(nodes: string[]) {
    this.nodes = nodes;
    this.server = createServer((incoming, outgoing) => void this.pass(incoming, outgoing));
    this.asking = nodes.map((node) => setInterval(() => void this.ask(node), askEvery));
  }

  static async listen(nodes: string[], port: number): Promise<Proxy> {
    const proxy = new Proxy(nodes);
    // Thousands of streams come back at once after a restart.
    await once(proxy.server.listen({ port, host: '127.0.0.1', backlog: 4_096 }), 'listening');
    return proxy;
  }

  async checkNow(): Promise<void> {
    await Promise.all(this.nodes.map((node) => this.ask(node)));
  }

  close(): void {
    for (const timer of this.asking) clearInterval(timer);
    this.server.closeAllConnections();
    this.server.close();
    this.agent.destroy();
  }

  private async ask(node: string): Promise<void> {
    if (await isReady(node)) this.healthy.add(node);
    else this.healthy.delete(node);
  }

  private async pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await bodyOf(incoming).catch(() => undefined);
    if (!body) return;
    const deadline = Date.now() + tryFor;
    for (let tries = 0; !outgoing.destroyed; tries += 1) {
      const node = this.next();
      const outcome = node ? await this.send(node, incoming, body, outgoing) : 'closed';
      if (outcome === 'answered') return;
      // A node may have done what a lost request asked for: only reads are repeated.
      const mayRepeat = outcome === 'closed' || incoming.method === 'GET';
      if (!mayRepeat || Date.now() > deadline) {
        outgoing.writeHead(outcome === 'closed' ? 503 : 502, { [proxyMark]: outcome }).end();
        return;
      }
      if (tries % this.nodes.length === this.nodes.length - 1) await pause(250);
    }
  }

  private next(): string | undefined {
    const there = this.nodes.filter((node) => this.healthy.has(node));
    return there[this.turn++ % there.length];
  }

  private send(node: string, incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse) {
    return new Promise<'answered' | 'closed' | 'lost'>((settle) => {
      const { method, url, headers } = incoming;
      const onward = request(node + url, { method, headers, agent: this.agent });
      onward.once('response', (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        // A response that is cut off must not look complete.
        answer.once('error', () => outgoing.destroy());
        outgoing.once('close', () => onward.destroy());
        settle('answered');
      });
      onward.once('error', ({ code }: NodeJS.ErrnoException) =>
        settle(code === 'ECONNREFUSED' ? 'closed' : 'lost'),
      );
      onward.end(body);
    });
  }
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(incoming as AsyncIterable<Buffer>));
}
