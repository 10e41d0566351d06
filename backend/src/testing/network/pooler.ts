import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

const known = new Set(['user', 'database', 'client_encoding', 'application_name']);

/** A proxy to the database that is as strict as PgBouncer about what a connection asks for at its start. */
export class Pooler {
  readonly clients = new Set<string>();
  readonly refused = new Set<string>();
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((near) => void this.accept(near));

  private constructor(private readonly database: URL) {}

  static async to(databaseUrl: string | undefined): Promise<Pooler> {
    const pooler = new Pooler(new URL(databaseUrl ?? ''));
    await once(pooler.server.listen(0, '127.0.0.1'), 'listening');
    return pooler;
  }

  get url(): string {
    const url = new URL(this.database);
    url.host = `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return url.href;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
  }

  private async accept(near: Socket): Promise<void> {
    this.sockets.add(near);
    near.on('error', () => near.destroy());
    // A length, the protocol, then names and values with a zero after each.
    const [start] = (await once(near, 'data')) as [Buffer];
    const words = start.subarray(8).toString().split('\0');
    const given = Object.fromEntries(
      words.flatMap((name, at) => (at % 2 || !name ? [] : [[name, words[at + 1]]])),
    );
    const unknown = Object.keys(given).find((name) => !known.has(name));
    if (unknown) {
      this.refused.add(unknown);
      return void near.end(fatal(`unsupported startup parameter: ${unknown}`));
    }
    this.clients.add(given.application_name ?? '');
    const far = connect(Number(this.database.port), this.database.hostname);
    far.on('error', () => near.destroy());
    far.on('close', () => near.destroy());
    near.on('close', () => far.destroy());
    far.write(start);
    near.pipe(far).pipe(near);
  }
}

function fatal(message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C08P01\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}
