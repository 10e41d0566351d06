import { isNativeError } from 'node:util/types';
import { withoutPersonalData } from './personal-data.js';

interface DatabaseError extends Error {
  code: string;
  table?: string;
  constraint?: string;
}

/** Database messages quote user data, so only their codes are logged. */
export function describeError(error: unknown): object {
  if (!isNativeError(error)) return { type: typeof error };
  const frames = framesOf(error);
  if (isDatabaseError(error)) {
    const { name, code, table, constraint } = error;
    return { type: name, code, table, constraint, stack: frames };
  }
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    code: typeof code === 'string' ? code : undefined,
    message: withoutPersonalData(error.message),
    stack: frames,
    cause: error.cause === undefined ? undefined : describeError(error.cause),
  };
}

const sqlState = /^[0-9A-Z]{5}$/;

function isDatabaseError(error: Error): error is DatabaseError {
  const { code } = error as { code?: unknown };
  return (
    (typeof code === 'string' && sqlState.test(code) && /\d/.test(code)) ||
    (error.name.endsWith('Exception') && 'sqlMessage' in error)
  );
}

function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
