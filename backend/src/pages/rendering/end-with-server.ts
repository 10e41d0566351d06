import { spawn, type ChildProcess } from 'node:child_process';

/** Its input ends with a line when the child has ended, and without one when the server was killed. */
const script = 'read -r line || kill -9 "$0"';

/**
 * A process whose code does not end cannot notice that its server was killed. A shell beside it notices, since the system
 * closes the pipe between them. Not `ulimit -t`: that would end good processes too, after hours.
 */
export function endWithServer(child: ChildProcess): void {
  if (child.pid === undefined) return;
  const watchdog = spawn('/bin/sh', ['-c', script, `${child.pid}`], {
    env: {},
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const { stdin } = watchdog;
  // Without a shell, as on Windows, or without it from now on: a process that works notices the end by itself.
  for (const part of [watchdog, stdin]) part.on('error', () => undefined);
  watchdog.unref();
  if ('unref' in stdin && typeof stdin.unref === 'function') stdin.unref();
  child.once('exit', () => stdin.end('\n'));
}
