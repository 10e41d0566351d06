import { freePort, isTaken } from '../../backend/src/platform/config/free-port.ts';

export { freePort, isTaken };

/** Sets PORT before anything is built and resolves to the address. Exits with a message if the port is in use. */
export async function choosePort(): Promise<string> {
  const host = process.env.HOST || 'localhost';
  const port = Number(process.env.PORT || 8080) || (await freePort(host));
  process.env.PORT = String(port);
  if (await isTaken(port, host)) {
    const next = port + 1;
    // A second site needs its own database too.
    const hasDatabase = process.env.DATABASE_URL || process.env.DATABASE_URL_FILE;
    const choice = hasDatabase ? `PORT=${next}` : `PORT=${next} DATA_DIR=.data-${next}`;
    console.error(
      `Port ${port} is in use by another program. Stop that one, or choose another port: ${choice} npm start`,
    );
    process.exit(1);
  }
  return addressOf(host, port);
}

export const addressOf = (host: string, port: number): string =>
  `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`;
