import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port that nobody listens on at this moment. */
export async function freePort(host = 'localhost') {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** Settles PORT before anything is built, and resolves to the address; a port in use ends the start with a sentence. */
export async function choosePort() {
  const host = process.env.HOST || 'localhost';
  const port = Number(process.env.PORT || 8080) || (await freePort(host));
  process.env.PORT = String(port);
  if (await isTaken(port, host)) {
    const next = port + 1;
    // A second site needs a database of its own too.
    const choice = process.env.DATABASE_URL ? `PORT=${next}` : `PORT=${next} DATA_DIR=.data-${next}`;
    console.error(
      `Port ${port} is in use by another program. Stop that one, or choose another port: ${choice} npm start`,
    );
    process.exit(1);
  }
  return `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`;
}

/** Whether somebody listens on it. */
export async function isTaken(port, host) {
  const server = createServer();
  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    if (error.code === 'EADDRINUSE') return true;
    throw error;
  }
  server.close();
  await once(server, 'close');
  return false;
}
