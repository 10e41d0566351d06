import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Systems give connections ports from 32768 on: below, none takes this one before it is used. */
export async function freePort(host = '127.0.0.1'): Promise<number> {
  const port = randomInt(10_000, 32_768);
  return (await isChosen(port)) || (await isTaken(port, host)) ? freePort(host) : port;
}

export async function isTaken(port: number, host: string): Promise<boolean> {
  const server = createServer();
  if (await failsToBind(once(server.listen(port, host), 'listening'))) return true;
  server.close();
  await once(server, 'close');
  return false;
}

/** A datagram socket of the same number says so to other processes, until this one ends: a server needs seconds to start. */
async function isChosen(port: number): Promise<boolean> {
  const mark = createSocket('udp4');
  mark.bind({ port, address: '127.0.0.1', exclusive: true });
  if (await failsToBind(once(mark, 'listening'))) return true;
  mark.unref();
  return false;
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
