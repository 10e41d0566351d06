import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy to the database that can go silent like a cut cable: connections stay open, no data passes. */
export class SilentWire {
  private readonly sockets = new Map<Socket, Socket>();
  private readonly server = createServer((near) => {
    const far = connect(Number(this.database.port), this.database.hostname);
    this.sockets.set(near, far);
    near.pipe(far).pipe(near);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });

  private constructor(private readonly database: URL) {}

  static async to(databaseUrl: string | undefined): Promise<SilentWire> {
    const wire = new SilentWire(new URL(databaseUrl ?? ''));
    await once(wire.server.listen(0, '127.0.0.1'), 'listening');
    return wire;
  }

  get url(): string {
    const url = new URL(this.database);
    url.port = String((this.server.address() as AddressInfo).port);
    return url.href;
  }

  /** Existing connections go silent. New ones work. */
  fallSilent(): void {
    for (const [near, far] of this.sockets) {
      near.unpipe();
      far.unpipe();
      for (const socket of [near, far]) socket.resume();
    }
  }

  async close(): Promise<void> {
    for (const [near] of this.sockets) near.destroy();
    this.server.close();
    await once(this.server, 'close');
  }
}
