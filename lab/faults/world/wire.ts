import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A connection from a node to the database that can fall silent: open, but without any data. */
export class Wire {
  private readonly target: number;
  private readonly server: Server;
  private readonly pairs = new Set<[Socket, Socket]>();

  private constructor(target: number) {
    this.target = target;
    this.server = createServer((node) => this.join(node));
  }

  static async to(target: number): Promise<Wire> {
    const wire = new Wire(target);
    await once(wire.server.listen(0, '127.0.0.1'), 'listening');
    return wire;
  }

  get port(): number {
    const address = this.server.address();
    if (!address || typeof address === 'string') throw new Error('The wire does not listen');
    return address.port;
  }

  get databasePorts(): number[] {
    return [...this.pairs].map(([, database]) => database.localPort ?? 0);
  }

  /** Silences all open connections for ever, as when the machine of the database is gone. New ones work. */
  fallSilent(): void {
    for (const [node, database] of this.pairs) {
      for (const socket of [node, database]) socket.removeAllListeners('data').on('data', () => undefined);
      // The kernel of the database's machine would close its side; the node never notices.
      node.removeAllListeners('end').removeAllListeners('close');
      database.removeAllListeners('close').destroy();
    }
    this.pairs.clear();
  }

  close(): void {
    this.server.close();
    for (const socket of [...this.pairs].flat()) socket.destroy();
  }

  private join(node: Socket): void {
    const database = connect(this.target, '127.0.0.1');
    const pair: [Socket, Socket] = [node, database];
    this.pairs.add(pair);
    for (const [from, to] of [pair, [database, node] as const]) {
      from.setNoDelay();
      from.on('data', (bytes) => to.write(bytes));
      from.on('end', () => to.end());
      // A reset closes the other side.
      from.on('error', () => to.destroy());
      from.on('close', () => {
        to.destroy();
        this.pairs.delete(pair);
      });
    }
  }
}
