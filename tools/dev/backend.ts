import type { ChildProcess } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { copyBackendAssets } from '../build/backend-assets.ts';
import { forgetBuild } from '../build/fingerprint.ts';
import { root } from '../root.mjs';
import { start } from '../run.ts';
import { freePort } from '../start/port.ts';
import { isReady } from '../start/ready.ts';

export class Backend extends EventEmitter {
  port = 0;
  private isServing = false;
  private restarting: Promise<unknown> = Promise.resolve();
  /** Counts the compilations: a restart for an outdated one is skipped. */
  private edition = 0;
  private compiler: ChildProcess | undefined;
  private server: ChildProcess | undefined;
  private readonly env: Record<string, string>;

  constructor(env: Record<string, string>) {
    super();
    this.env = env;
  }

  async start(bundling: Promise<unknown>): Promise<void> {
    this.restarting = bundling;
    this.port = await freePort();
    // The watcher's output may be older or newer than the sources of the next build.
    forgetBuild('backend');
    const args = ['-p', 'backend', '--watch', '--preserveWatchOutput', '--pretty', 'false'];
    // Its own process group, because `tsc` is a script that starts the real compiler.
    const compiler = start('tsc', args, { detached: true });
    this.compiler = compiler;
    compiler.stdout.setEncoding('utf8').on('data', (text: string) => {
      const errors = text.split('\n').filter((line) => line.includes('error TS'));
      if (errors.length) console.error(`  backend has an error:\n${errors.join('\n')}`);
      if (text.includes('Watching for file changes')) this.restart();
    });
    await this.untilServing();
  }

  async untilServing(): Promise<void> {
    if (!this.isServing) await once(this, 'serving');
  }

  async stop(): Promise<void> {
    if (this.compiler?.pid && this.compiler.exitCode === null) process.kill(-this.compiler.pid);
    this.edition++;
    await this.restarting;
    await this.endServer();
  }

  private restart(): void {
    const edition = ++this.edition;
    this.isServing = false;
    this.restarting = this.restarting.then(async () => {
      await this.endServer();
      if (edition === this.edition) await this.serve(edition);
    });
  }

  private async serve(edition: number): Promise<void> {
    const began = Date.now();
    copyBackendAssets();
    const server = start(process.execPath, ['--enable-source-maps', join(root, 'backend/dist/main.js')], {
      env: { ...this.env, PORT: String(this.port) },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    this.server = server;
    while (!(await isReady(`http://localhost:${this.port}`))) {
      if (edition !== this.edition || server.exitCode !== null) return;
      await pause(50);
    }
    if (edition !== this.edition) return;
    this.isServing = true;
    this.emit('serving');
    console.log(`  backend serves (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  }

  /** A developer waits for this: requests in flight get half a second, not half a minute. */
  private async endServer(): Promise<void> {
    const { server } = this;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    const timer = setTimeout(() => server.kill('SIGKILL'), 500);
    await ended;
    clearTimeout(timer);
  }
}
