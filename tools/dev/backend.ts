import { EventEmitter, once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { copyBackendAssets } from '../build/backend-assets.ts';
import { forgetBuild } from '../build/fingerprint.ts';
import { root } from '../root.mjs';
import { start } from '../run.ts';
import { freePort } from '../start/port.ts';
import { isReady } from '../start/ready.ts';

/** The server, compiled and restarted on every change; its database keeps running. */
export class Backend extends EventEmitter {
  isServing = false;
  restarting = Promise.resolve();
  edition = 0;

  constructor(env) {
    super();
    this.env = env;
  }

  /** Compiles at once and serves after `bundling`, which makes what it serves. */
  async start(bundling) {
    this.restarting = bundling;
    this.port = await freePort();
    // What the watcher leaves behind may be newer or older than the sources of the next build.
    forgetBuild('backend');
    const args = ['-p', 'backend', '--watch', '--preserveWatchOutput', '--pretty', 'false'];
    // A group of its own: `tsc` is a script that starts the real compiler.
    this.compiler = start('tsc', args, { detached: true });
    this.compiler.stdout.setEncoding('utf8').on('data', (text) => {
      const mistakes = text.split('\n').filter((line) => line.includes('error TS'));
      if (mistakes.length) console.error(`  backend has a mistake:\n${mistakes.join('\n')}`);
      if (text.includes('Watching for file changes')) this.restart();
    });
    await this.untilServing();
  }

  /** For whoever asks while the server is being restarted. */
  async untilServing() {
    if (!this.isServing) await once(this, 'serving');
  }

  /** One restart after the other; only the newest edition is started at all. */
  restart() {
    const edition = ++this.edition;
    this.isServing = false;
    this.restarting = this.restarting.then(async () => {
      await this.end();
      if (edition === this.edition) await this.serve(edition);
    });
  }

  async serve(edition) {
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

  /** A developer waits for this: requests in flight get a moment, not half a minute. */
  async end() {
    const { server } = this;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const gone = once(server, 'exit');
    server.kill('SIGTERM');
    const timer = setTimeout(() => server.kill('SIGKILL'), 500);
    await gone;
    clearTimeout(timer);
  }

  async stop() {
    if (this.compiler?.pid && this.compiler.exitCode === null) process.kill(-this.compiler.pid);
    this.edition++;
    await this.restarting;
    await this.end();
  }
}
