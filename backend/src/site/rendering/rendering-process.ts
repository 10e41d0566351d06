import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Bundle, FromRenderer, PageToRender, RenderedText, ToRenderer } from './messages.js';

interface Task {
  resolve: (page: RenderedText | null) => void;
  reject: (error: Error) => void;
}

/** The work that took the process away: it did not end, or took all memory. */
export class LostProcessError extends Error {}

/** Work that waited in the process, and is not at fault. */
export class InterruptedError extends Error {}

interface ProcessOptions {
  /** A bundle that works longer than this on one page hangs. */
  hungAfterMs: number;
  onPrint: (text: string) => void;
}

const script = join(import.meta.dirname, `render-process${extname(import.meta.filename)}`);
/** Node reads there what kind of module the script is. */
const packageFile = join(import.meta.dirname, '../../../package.json');

/** Node's permission model: no file but these, no other process, no thread, no addon. No text becomes code either. */
export const rightsFor = (main: string): string[] => [
  '--permission',
  ...[main, packageFile].filter((file) => existsSync(file)).map((file) => `--allow-fs-read=${file}`),
  '--disallow-code-generation-from-strings',
  '--no-warnings',
];
const execArgv = [
  ...rightsFor(script),
  '--max-old-space-size=256',
  '--max-semi-space-size=16',
  // As of the server: marking garbage leaves a processor to requests.
  '--concurrent-marking-max-worker-num=1',
];

/** A process that runs the bundles of releases: without rights, environment and standard streams, with bounded memory. */
export class RenderingProcess {
  private readonly child: ChildProcess;
  private readonly tasks = new Map<number, Task>();
  private readonly loaded = new Map<string, Promise<void>>();
  private lastId = 0;
  private watch: NodeJS.Timeout | undefined;
  private begun: number | undefined;
  private isEnded = false;

  constructor(private readonly options: ProcessOptions) {
    this.child = fork(script, [], { env: {}, execArgv, serialization: 'advanced', stdio: 'ignore' });
    // A server that is otherwise done ends.
    this.child.unref();
    this.child.channel?.unref();
    this.child.on('message', (message: FromRenderer) => this.receive(message));
    this.child.on('error', (error) => this.end(error));
    this.child.on('exit', () => this.end(new Error('The rendering process has ended')));
  }

  get isRunning(): boolean {
    return !this.isEnded;
  }

  get bundles(): number {
    return this.loaded.size;
  }

  /** Loads a bundle once. One that throws is not loaded again. */
  load(kind: 'shell' | 'remote', shell: string, key: string, read: () => Promise<Bundle>): Promise<void> {
    const known = this.loaded.get(`${shell} ${key}`);
    if (known) return known;
    const loading = read().then(async (bundle) => {
      await this.send((id) => ({ kind, shell, bundle, id }));
    });
    this.loaded.set(`${shell} ${key}`, loading);
    return loading;
  }

  /** Null for a page whose first view only a browser can show. */
  render(page: PageToRender): Promise<RenderedText | null> {
    return this.send((id) => ({ kind: 'render', page, id }));
  }

  async stop(): Promise<void> {
    this.end(new InterruptedError());
    const ended = once(this.child, 'exit');
    if (this.child.kill('SIGKILL')) await ended;
  }

  private send(message: (id: number) => ToRenderer): Promise<RenderedText | null> {
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      if (this.isEnded) return reject(new InterruptedError());
      this.tasks.set(id, { resolve, reject });
      this.child.send(message(id), (error) => error && this.end(error));
    });
  }

  private receive(message: FromRenderer): void {
    if (message.kind === 'printed') return this.options.onPrint(message.text);
    clearTimeout(this.watch);
    this.begun = undefined;
    if (message.kind === 'began') {
      this.begun = message.id;
      this.watch = setTimeout(() => this.giveUp(), this.options.hungAfterMs);
      this.watch.unref();
      return;
    }
    const task = this.tasks.get(message.id);
    this.tasks.delete(message.id);
    if (message.kind === 'done') task?.resolve(message.page ?? null);
    else task?.reject(new Error(message.reason));
  }

  private giveUp(): void {
    this.end(new Error(`It did not end within ${this.options.hungAfterMs} ms`));
    this.child.kill('SIGKILL');
  }

  /** A process that fails says so, and that it has ended after that. */
  private end(error: Error): void {
    if (this.isEnded) return;
    this.isEnded = true;
    clearTimeout(this.watch);
    for (const [id, { reject }] of this.tasks)
      reject(id === this.begun ? new LostProcessError(error.message) : new InterruptedError());
    this.tasks.clear();
  }
}
