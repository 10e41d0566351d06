import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Env } from '../platform/config/variables.js';

const backend = join(import.meta.dirname, '../..');
const fromSource = ['--import', join(backend, 'test/typescript.ts'), join(backend, 'src/main.ts')];

export class Server {
  private written = '';

  private constructor(readonly process: ChildProcess) {
    for (const stream of [process.stdout, process.stderr])
      stream?.setEncoding('utf8').on('data', (chunk: string) => (this.written += chunk));
  }

  static start(env: Env & { TZ?: string }, ...args: string[]): Server {
    return new Server(Server.spawn(env, args));
  }

  /** Logs to a file, or to a pipe that is never read. Needs a port. */
  static startLoggingTo(stdout: number | 'pipe', env: Env & { PORT: string }): ChildProcess {
    return Server.spawn(env, [], stdout);
  }

  private static spawn(env: Env & { TZ?: string }, args: string[], stdout: number | 'pipe' = 'pipe') {
    const { PATH, HOME, TEST_RELEASES_DIR: RELEASES_DIR } = globalThis.process.env;
    const preset = { APP_ENV: 'test', PORT: '0', HOST: '127.0.0.1', DEMO_DATA: '0', RELEASES_DIR };
    return spawn(globalThis.process.execPath, [...fromSource, ...args], {
      env: { PATH, HOME, ...preset, ...env },
      stdio: ['pipe', stdout, 'pipe'],
    });
  }

  get output(): string {
    return this.written;
  }

  /** Resolves to its address once it is ready. */
  async listens(): Promise<string> {
    for (;;) {
      const port = /^Open http:\/\/localhost:(\d+)/m.exec(this.written)?.[1];
      if (port) return `http://127.0.0.1:${port}`;
      if (this.process.exitCode !== null) throw new Error(`The server ended: ${this.written}`);
      await Promise.race([once(this.process.stdout!, 'data'), once(this.process, 'exit')]);
    }
  }

  async says(words: string): Promise<void> {
    while (!this.written.includes(words)) {
      if (this.process.exitCode !== null) throw new Error(`The server ended: ${this.written}`);
      await Promise.race([once(this.process.stdout!, 'data'), once(this.process, 'exit')]);
    }
  }

  async end(signal: NodeJS.Signals): Promise<number | null> {
    this.process.kill(signal);
    return this.ended();
  }

  async ended(): Promise<number | null> {
    if (this.process.exitCode === null && this.process.signalCode === null) await once(this.process, 'exit');
    return this.process.exitCode;
  }
}
