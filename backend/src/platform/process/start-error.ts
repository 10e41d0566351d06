import type { Config } from '../config/config.js';
import { databaseTrouble } from '../database/pool/database-errors.js';
import { StartError } from '../database/wait-for-database.js';
import { StoreError } from '../object-store/store-error.js';

export function startErrorText(error: unknown, { port, host }: Pick<Config, 'port' | 'host'>): string | null {
  const { code = '', message, path } = error as NodeJS.ErrnoException;
  if (error instanceof StartError || error instanceof StoreError) return message;
  if (path) return `A file or folder cannot be used: ${message}`;
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken: stop what listens there, or choose another one with PORT.`;
  if (code === 'EACCES') return `Port ${port} may not be used here: choose another one with PORT.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST ${host} is no address of this machine.`;
  if (databaseTrouble(error)) return `The database was lost while the server started: ${message}`;
  if (/^[0-9A-Z]{5}$/.test(code)) return `The database refuses what the server needs: ${message} (${code})`;
  return null;
}
