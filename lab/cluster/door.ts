import { once } from 'node:events';
import { connect, createServer, type ListenOptions, type NetConnectOpts } from 'node:net';
import { pipeline } from 'node:stream';

/** Passes connections on. A socket file leads into another network namespace. */
export async function forward(from: ListenOptions, to: NetConnectOpts): Promise<{ close(): void }> {
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect({ ...to, allowHalfOpen: true });
    // An error of one side closes the other.
    pipeline(near, far, near, () => undefined);
  });
  await once(server.listen(from), 'listening');
  return server;
}
