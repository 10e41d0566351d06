import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { StreamUser } from './people.ts';

const openAtOnce = 50;

export interface StreamServer {
  url: string;
  pid: number;
  pathOf: (user: StreamUser) => string;
}

export async function openPages(
  { url, pathOf }: Pick<StreamServer, 'url' | 'pathOf'>,
  users: readonly StreamUser[],
  onEvent: (event: string, nanoseconds: number) => void,
): Promise<{ close: () => Promise<void> }> {
  const { hostname, port } = new URL(url);
  const sockets: Socket[] = [];
  for (let first = 0; first < users.length; first += openAtOnce) {
    const batch = users.slice(first, first + openAtOnce);
    sockets.push(...(await Promise.all(batch.map(openPage))));
  }
  return {
    close: async () => {
      const closed = sockets.map((socket) => once(socket, 'close'));
      for (const socket of sockets) socket.destroy();
      await Promise.all(closed);
    },
  };

  /** A plain socket costs the measuring process less than an HTTP client. */
  async function openPage(user: StreamUser): Promise<Socket> {
    const socket = connect(Number(port), hostname);
    socket.setEncoding('latin1').setNoDelay();
    socket.write(
      `GET ${pathOf(user)} HTTP/1.1\r\nhost: ${hostname}\r\naccept: text/event-stream\r\n` +
        `cookie: session=${user.token}\r\n\r\n`,
    );
    const [head] = await once(socket, 'data');
    if (!head.startsWith('HTTP/1.1 200')) throw new Error(`${pathOf(user)}: ${head}`);
    socket.on('data', (chunk: string) => {
      const nanoseconds = Number(process.hrtime.bigint());
      for (const [, id] of chunk.matchAll(/^id: (\d+)$/gm)) onEvent(`${user.userId}:${id}`, nanoseconds);
    });
    return socket;
  }
}
