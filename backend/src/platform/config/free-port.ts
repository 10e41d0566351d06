import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Above the last port that browsers, and Node's `fetch`, refuse to ask. Below those that systems give to connections. */
export const choice = { first: 10_081, end: 32_768 };

export async function freePort(host = '127.0.0.1'): Promise<number> {
  const port = randomInt(choice.first, choice.end);
  const isFree = (await reserve(port)) && !(await isTaken(port, host));
  return isFree ? port : freePort(host);
}

export async function isTaken(port: number, host: string): Promise<boolean> {
  const server = createServer();
  if (await failsToBind(once(server.listen(port, host), 'listening'))) return true;
  server.close();
  await once(server, 'close');
  return false;
}

/**
 * A server needs seconds to start on its port. Until this process ends, a UDP socket of the same number keeps others from
 * choosing it too. False if another process has reserved it.
 */
async function reserve(port: number): Promise<boolean> {
  const socket = createSocket('udp4');
  socket.bind({ port, address: '127.0.0.1', exclusive: true });
  if (await failsToBind(once(socket, 'listening'))) return false;
  socket.unref();
  return true;
}

async function failsToBind(bound: Promise<unknown>): Promise<boolean> {
  try {
    await bound;
    return false;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return true;
    throw error;
  }
}
