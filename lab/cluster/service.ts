import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, writeFileSync } from 'node:fs';
import { ended, hasEnded } from '../faults/world/processes.ts';
import { logOf, pidFileOf } from './settings.ts';

/** As long as a small machine needs to start again. */
const restartAfter = 10_000;
const stopWithin = 20_000;
const environment = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LANG: 'C.UTF-8', HOME: '/tmp' };

/** A program that is started again after it was killed. */
export class Service {
  private readonly name: string;
  private readonly command: string[];
  private process: ChildProcess | undefined;
  private isWanted = true;

  constructor(name: string, command: string[]) {
    this.name = name;
    this.command = command;
  }

  start(): void {
    const [command = '', ...args] = this.command;
    const log = openSync(logOf(this.name), 'a');
    const child = spawn(command, args, { stdio: ['ignore', log, log], env: environment, detached: true });
    closeSync(log);
    this.process = child;
    writeFileSync(pidFileOf(this.name), String(child.pid));
    child.once('exit', () => {
      if (this.isWanted) setTimeout(() => this.isWanted && this.start(), restartAfter);
    });
  }

  async stop(): Promise<void> {
    this.isWanted = false;
    if (!this.process || hasEnded(this.process)) return;
    this.process.kill('SIGTERM');
    const overdue = setTimeout(() => this.process?.kill('SIGKILL'), stopWithin);
    await ended(this.process);
    clearTimeout(overdue);
  }
}
