import { randomUUID } from 'node:crypto';
import { describeError } from '../observe/describe-error.js';
import type { LogProblem } from '../observe/nest-log.js';

interface Frame {
  function?: string;
  filename: string;
  lineno: number;
  colno: number;
  in_app: boolean;
}
interface Exception {
  type: string;
  value?: string;
  frames: Frame[];
}

/** Sentry's wire format: a header, an item's header and the event, each one line of JSON. */
export function envelope(problem: LogProblem, environment: string): string {
  const id = randomUUID().replaceAll('-', '');
  const now = new Date().toISOString();
  const lines = [
    { event_id: id, sent_at: now },
    { type: 'event', content_type: 'application/json' },
    {
      event_id: id,
      timestamp: now,
      environment,
      ...(problem.fault ? ofBrowser(problem) : ofServer(problem)),
    },
  ];
  return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;
}

function ofServer({ level, speaker, text, requestId, route, job, err }: LogProblem) {
  return {
    platform: 'node',
    level: levelOf(level),
    logger: speaker,
    transaction: route ?? job,
    message: text,
    tags: { request_id: requestId, route, job },
    exception: exceptionOf(exceptionsOf(describeError(err))),
  };
}

function ofBrowser({ level, text, requestId, fault }: LogProblem) {
  const { message = '', place, path, remote = 'shell', release, stack = [] } = fault ?? {};
  return {
    platform: 'javascript',
    level: levelOf(level),
    logger: 'browser',
    release: release && `${remote}@${release}`,
    transaction: path,
    message: text,
    tags: { request_id: requestId, remote, place },
    exception: exceptionOf([{ type: 'Error', value: message, frames: stack.flatMap(frameOf) }]),
  };
}

const levelOf = (level: string) => (level === 'warn' ? 'warning' : level);

interface Described {
  type?: string;
  code?: string;
  message?: string;
  stack?: string;
  cause?: Described;
}

/** The message of a database error may contain personal data, so only its code is sent. */
function exceptionsOf({ type = 'Error', code, message, stack = '', cause }: Described): Exception[] {
  const exception = { type, value: message ?? code, frames: stack.split('\n').flatMap(frameOf) };
  return [...(cause ? exceptionsOf(cause) : []), exception];
}

/** The oldest cause and the oldest call come first. */
const exceptionOf = (exceptions: Exception[]) => ({
  values: exceptions.map(({ frames, ...rest }) => ({ ...rest, stacktrace: { frames: frames.toReversed() } })),
});

/** A line of V8's stacks, or a place in a script of ours. */
function frameOf(line: string): Frame[] {
  const position = /:(\d{1,9}):(\d{1,9})\)?$/.exec(line);
  if (!position) return [];
  const [, lineno, colno] = position;
  const place = line.slice(0, position.index).trimStart().replace(/^at /, '');
  const bracket = place.lastIndexOf(' (');
  const name = bracket < 0 ? undefined : place.slice(0, bracket);
  const filename = bracket < 0 ? place : place.slice(bracket + 2);
  if (!filename) return [];
  const isOurs = !/node_modules|^node:/.test(filename);
  return [{ function: name, filename, lineno: Number(lineno), colno: Number(colno), in_app: isOurs }];
}
