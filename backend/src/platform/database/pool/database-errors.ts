import { isNativeError } from 'node:util/types';
import { DatabaseError } from 'pg';

/** MikroORM wraps errors and copies only their properties. */
export class DatabaseBusy extends Error {
  readonly code = 'NO_CONNECTION';
}

/** away: unreachable. busy: overloaded. full: accepts no writes. All are temporary. */
export type DatabaseTrouble = 'away' | 'busy' | 'full';

const troubles = new Map<string, DatabaseTrouble>([
  ['NO_CONNECTION', 'busy'], // our own DatabaseBusy
  ['53100', 'full'], // disk_full
  ['53200', 'busy'], // out_of_memory
  ['53400', 'busy'], // configuration_limit_exceeded
  ['55P03', 'busy'], // lock_not_available
  ['57014', 'busy'], // query_canceled, by statement_timeout
  ['40001', 'busy'], // serialization_failure, after all retries
  ['40P01', 'busy'], // deadlock_detected, after all retries
  ['25P03', 'busy'], // idle_in_transaction_session_timeout
  ['25P04', 'busy'], // transaction_timeout
  ['25006', 'away'], // read_only_sql_transaction: a standby, until it is promoted
  ['53300', 'away'], // too_many_connections
  ['57P01', 'away'], // admin_shutdown
  ['57P02', 'away'], // crash_shutdown
  ['57P03', 'away'], // cannot_connect_now
  ['08000', 'away'],
  ['08001', 'away'],
  ['08003', 'away'],
  ['08004', 'away'],
  ['08006', 'away'],
  ['ECONNREFUSED', 'away'],
  ['ECONNRESET', 'away'],
  ['EHOSTUNREACH', 'away'],
  ['ENETUNREACH', 'away'],
  ['ENOTFOUND', 'away'],
  ['EAI_AGAIN', 'away'],
  ['EPIPE', 'away'],
  ['ETIMEDOUT', 'away'],
]);

const lost =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed|Query read timeout/;

/** 08P01 is a protocol violation from PostgreSQL, and "no server available" from a pooler. */
const poolerHasNoServer =
  /login|log in|connect|query_wait_timeout|server conn|invalid server parameter|shutting down/i;

/** Null when the error is about the statement itself. */
export function databaseTrouble(error: unknown): DatabaseTrouble | null {
  if (!isNativeError(error)) return null;
  const { code, cause } = error as { code?: string; cause?: unknown };
  if (code === '08P01' && poolerHasNoServer.test(error.message)) return 'away';
  const known = code === undefined ? undefined : troubles.get(code);
  return known ?? (lost.test(error.message) ? 'away' : databaseTrouble(cause));
}

export function isConflict(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return code === '40P01' || code === '40001';
}

const silent = 'Query read timeout';

/** Our timeout ended the query although the server's is shorter: the connection is dead. */
export const isSilence = (error: unknown): boolean => isNativeError(error) && error.message === silent;

/** ERROR is about the statement. FATAL and everything else ends the connection. */
export const isUsableAfter = (error: unknown): boolean =>
  error instanceof DatabaseError && error.severity === 'ERROR';
