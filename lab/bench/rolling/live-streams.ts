import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { StreamUser } from '../stream/people.ts';

const openAtOnce = 50;
/** What a browser waits when the server has not said how long. */
const usualRetryMs = 3_000;
const allOpenWithinMs = 60_000;

/** Opens its stream again when it ends, as EventSource does. Plain sockets: 10,000 HTTP clients would be the measurement. */
export class LiveStreams {
  reopened = 0;
  private readonly sockets = new Set<Socket>();
  private readonly proxies: readonly string[];
  private readonly users: readonly StreamUser[];
  private isClosing = false;

  constructor(proxies: readonly string[], users: readonly StreamUser[]) {
    this.proxies = proxies;
    this.users = users;
  }

  get count(): number {
    return this.sockets.size;
  }

  async open(): Promise<void> {
    for (let first = 0; first < this.users.length; first += openAtOnce)
      await Promise.all(
        this.users.slice(first, first + openAtOnce).map((_, at) => this.connectOnce(first + at)),
      );
    await this.allOpen();
  }

  async allOpen(): Promise<void> {
    const deadline = Date.now() + allOpenWithinMs;
    while (this.count < this.users.length && Date.now() < deadline) await pause(100);
  }

  close(): void {
    this.isClosing = true;
    for (const socket of this.sockets) socket.destroy();
  }

  /** Resolves when the stream has begun, or failed and is waiting to try again. */
  private async connectOnce(at: number): Promise<void> {
    const { hostname, port } = new URL(this.proxies[at % this.proxies.length]!);
    const socket = connect(Number(port), hostname).setEncoding('latin1');
    let retryMs = usualRetryMs;
    socket.once('error', () => undefined);
    socket.once('close', () => {
      this.sockets.delete(socket);
      if (!this.isClosing) setTimeout(() => void this.again(at), retryMs);
    });
    socket.on('data', (chunk: string) => {
      if (chunk.startsWith('HTTP/1.1 200')) this.sockets.add(socket);
      else if (chunk.startsWith('HTTP/1.1 ')) socket.destroy();
      retryMs = Number(/^retry: (\d+)$/m.exec(chunk)?.[1] ?? retryMs);
    });
    socket.write(
      `GET /api/messages/stream HTTP/1.1\r\nhost: ${hostname}\r\naccept: text/event-stream\r\n` +
        `cookie: session=${this.users[at]!.token}\r\nconnection: close\r\n\r\n`,
    );
    await new Promise((settle) => socket.once('data', settle).once('close', settle));
  }

  private async again(at: number): Promise<void> {
    if (this.isClosing) return;
    this.reopened += 1;
    await this.connectOnce(at);
  }
}
