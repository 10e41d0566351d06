import { isNativeError } from 'node:util/types';

/** SQLSTATEs and socket errors that mean: the database cannot be asked now, but soon again. */
const away = new Set([
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '53300', // too_many_connections
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
]);

const said =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;

export function isDatabaseAway(error: unknown): boolean {
  if (!isNativeError(error)) return false;
  const { code, cause } = error as { code?: string; cause?: unknown };
  return (code !== undefined && away.has(code)) || said.test(error.message) || isDatabaseAway(cause);
}
