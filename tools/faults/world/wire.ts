import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** The way from a node to the database. Its connections can fall silent: nobody closes them, nothing arrives. */
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

  /** By which the database knows the connections of this node. */
  get databasePorts(): number[] {
    return [...this.pairs].map(([, database]) => database.localPort ?? 0);
  }

  /** All connections of this moment, for ever; new ones work. As when the database's machine is gone. */
  fallSilent(): void {
    for (const [node, database] of this.pairs) {
      for (const socket of [node, database]) socket.removeAllListeners('data').on('data', () => undefined);
      // The database's side would be told by its kernel; the node never is.
      node.removeAllListeners('end').removeAllListeners('close');
      database.removeAllListeners('close').destroy();
    }
    this.pairs.clear();
  }

  private join(node: Socket): void {
    const database = connect(this.target, '127.0.0.1');
    const pair: [Socket, Socket] = [node, database];
    this.pairs.add(pair);
    for (const [from, to] of [pair, [database, node] as const]) {
      from.setNoDelay();
      from.on('data', (bytes) => to.write(bytes));
      from.on('end', () => to.end());
      // A reset is passed on by closing the other side.
      from.on('error', () => to.destroy());
      from.on('close', () => {
        to.destroy();
        this.pairs.delete(pair);
      });
    }
  }
}
