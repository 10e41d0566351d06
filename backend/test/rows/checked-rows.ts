import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { Database } from '../../src/platform/database/database.js';
import { RetryingEntityManager } from '../../src/platform/database/entity-manager.js';
import type { RowTypes } from './row-types.js';
import { mismatch, type Shape } from './shape.js';
import { addViolation } from './violations.js';

type Read = (...args: never[]) => Promise<unknown>;
interface Caller {
  place: string;
  shape: Shape;
}

const backend = new URL('../../', import.meta.url).pathname;
let rowTypes: RowTypes | undefined;

/** From here on what the database returns is compared with the type that the caller names. */
export function checkRows(): void {
  if (rowTypes) return;
  rowTypes = JSON.parse(readFileSync(process.env.TEST_ROW_TYPES!, 'utf8')) as RowTypes;
  Database.prototype.query = checked(Database.prototype.query);
  Database.prototype.read = checked(Database.prototype.read);
  RetryingEntityManager.prototype.execute = checked(RetryingEntityManager.prototype.execute);
}

function checked<Method extends Read>(method: Method): Method {
  /** By where the call is in the code that runs, because it takes long to find out where that is in the sources. */
  const callers = new Map<string, Caller | undefined>();
  const read = async function (this: unknown, ...args: unknown[]) {
    const call = frameOf(read);
    if (!callers.has(call)) callers.set(call, callerOf(read));
    const caller = callers.get(call);
    const result = await method.apply(this, args as never[]);
    const reason = caller && mismatch(result, caller.shape);
    if (reason) addViolation(`${caller.place}: ${reason}`);
    return result;
  };
  return read as unknown as Method;
}

function frameOf(method: Read): string {
  const { prepareStackTrace, stackTraceLimit } = Error;
  const trace = { stack: '' };
  Error.stackTraceLimit = 1;
  Error.prepareStackTrace = (_, [frame]) =>
    [frame?.getFileName(), frame?.getLineNumber(), frame?.getColumnNumber()].join(':');
  try {
    Error.captureStackTrace(trace, method);
    return trace.stack;
  } finally {
    Object.assign(Error, { prepareStackTrace, stackTraceLimit });
  }
}

function callerOf(method: Read): Caller | undefined {
  const trace = { stack: '' };
  Error.captureStackTrace(trace, method);
  const [, file, line] =
    /^ {4}at .*?\(?(?:file:\/\/)?(\/[^()]+?\.ts)(?:\?\d+)?:(\d+):\d+\)?$/m.exec(trace.stack) ?? [];
  if (!file) return undefined;
  const place = `${relative(backend, file)}:${line}`;
  const shape = rowTypes?.[place];
  return shape && { place, shape };
}
