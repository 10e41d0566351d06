import { Fastify } from './packages.ts';

export interface BareServer {
  url: string;
  pid: number;
}

export async function serveBare(
  fastify: ReturnType<typeof Fastify>,
  pool?: { end(): Promise<void> },
): Promise<void> {
  const server: BareServer = { url: await fastify.listen({ port: 0, host: '127.0.0.1' }), pid: process.pid };
  process.send?.(server);
  process.once('SIGTERM', () => void stop().then(() => process.exit(0)));

  async function stop(): Promise<void> {
    // Open event streams would keep the server from closing.
    fastify.server.closeAllConnections();
    await fastify.close();
    await pool?.end();
  }
}
