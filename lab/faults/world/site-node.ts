import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../../../tools/root.mjs';
import { isReady } from '../../../tools/start/ready.ts';
import { ended, hasEnded } from './processes.ts';

const timeout = 60_000;
/** Less than `stop_grace_period` of docker-compose.yml. */
export const promisedStop = 30_000;
/** With its drain, its streams and some seconds for a body that never ends. */
export const promisedStopBesideBody = 12_000;

export class SiteNode {
  readonly name: string;
  readonly url: string;
  readonly stops: { milliseconds: number; code: number | null }[] = [];
  /** Exits without a signal from here. */
  readonly crashes: string[] = [];
  private readonly env: Record<string, string>;
  private readonly log: string;
  private process: ChildProcess | undefined;
  private isWanted = false;

  constructor(name: string, port: number, env: Record<string, string>, log: string) {
    this.name = name;
    this.url = `http://127.0.0.1:${port}`;
    this.env = { ...env, HOST: '127.0.0.1', PORT: String(port) };
    this.log = log;
  }

  get pid(): number | undefined {
    return this.process?.pid;
  }

  async start(): Promise<void> {
    this.isWanted = true;
    this.launch();
    const deadline = Date.now() + timeout;
    while (!(await isReady(this.url))) {
      if (Date.now() > deadline) throw new Error(`${this.name} does not become ready: see ${this.log}`);
      await pause(50);
    }
  }

  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  async stop(): Promise<void> {
    const began = Date.now();
    const overdue = setTimeout(() => this.process?.kill('SIGKILL'), promisedStop);
    await this.end('SIGTERM');
    clearTimeout(overdue);
    this.stops.push({ milliseconds: Date.now() - began, code: this.process?.exitCode ?? null });
  }

  /** Stops while a client has sent the half of a body. */
  async stopBesideBody(): Promise<void> {
    const { port, host } = new URL(this.url);
    const sender = connect(Number(port), '127.0.0.1').on('error', () => undefined);
    await once(sender, 'connect');
    const head = `POST /api/auth/login HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json`;
    sender.write(`${head}\r\ncontent-length: 100\r\n\r\n{"email"`);
    await this.stop();
    sender.destroy();
  }

  signal(signal: NodeJS.Signals): void {
    this.process?.kill(signal);
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    this.isWanted = false;
    if (!this.process || hasEnded(this.process)) return;
    this.process.kill(signal);
    await ended(this.process);
  }

  private launch(): void {
    const log = openSync(this.log, 'a');
    const node = spawn(process.execPath, ['backend/dist/main.js'], {
      cwd: root,
      env: { ...process.env, ...this.env },
      stdio: ['ignore', log, log],
      // Ctrl-C reaches only this process, which then ends its nodes.
      detached: true,
    });
    closeSync(log);
    this.process = node;
    node.once('exit', (code, signal) => {
      if (!this.isWanted || this.process !== node) return;
      this.crashes.push(`${this.name} ended by itself with ${code ?? signal}: see ${this.log}`);
      setTimeout(() => this.isWanted && this.launch(), 500);
    });
  }
}
