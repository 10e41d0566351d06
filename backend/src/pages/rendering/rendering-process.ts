import { fork, type ChildProcess, type ForkOptions } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { endWithServer } from './end-with-server.js';
import type { Bundle, FromRenderer, PageToRender, RenderedText, ToRenderer } from './messages.js';
import { TaskWatch } from './task-watch.js';

interface Task {
  resolve: (page: RenderedText | null) => void;
  reject: (error: Error) => void;
  budget: Budget | undefined;
}

/** The work that took the process away: it did not end, or took all memory. */
export class LostProcessError extends Error {}

/** Work that waited in the process, and is not at fault. */
export class InterruptedError extends Error {}

export interface Budget {
  /** Of processor time. */
  milliseconds: number;
  onOver: () => void;
}

/** A bundle that uses more of the processor on one page hangs. */
const hungAfterMs = 1_000;
/** One page at a time is rendered: a promise that is never kept would stop all others. */
const maxMs = 5_000;

const script = join(import.meta.dirname, `render-process${extname(import.meta.filename)}`);
/** Node reads there what kind of module the script is. */
const packageFile = join(import.meta.dirname, '../../../package.json');

/** Node's permission model: no file but these, no other process, no thread, no addon. No text becomes code either. */
const rightsFor = (main: string): string[] => [
  '--permission',
  ...[main, packageFile].filter((file) => existsSync(file)).map((file) => `--allow-fs-read=${file}`),
  '--disallow-code-generation-from-strings',
  '--no-warnings',
];
/** All that the process gets from the server. */
export const forkOptions = (main: string): ForkOptions => ({
  env: {},
  execArgv: [
    ...rightsFor(main),
    '--max-old-space-size=256',
    '--max-semi-space-size=16',
    // As of the server: marking garbage leaves a processor to requests.
    '--concurrent-marking-max-worker-num=1',
  ],
  serialization: 'advanced',
  stdio: 'ignore',
});

/** A process that runs the bundles of releases: without rights, environment and standard streams, with bounded memory. */
export class RenderingProcess {
  private readonly child: ChildProcess;
  private readonly tasks = new Map<number, Task>();
  private readonly loaded = new Map<string, Promise<void>>();
  private readonly subjects = new Set<string>();
  private lastId = 0;
  private watch: TaskWatch | undefined;
  private begun: number | undefined;
  private isEnded = false;

  constructor(private readonly onPrint: (text: string) => void) {
    this.child = fork(script, [], forkOptions(script));
    endWithServer(this.child);
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

  /** Whether the code of these pages is compiled. */
  hasRun(subject: string): boolean {
    return this.subjects.has(subject);
  }

  noteRun(subject: string): void {
    this.subjects.add(subject);
  }

  /** Loads a bundle once. One that throws is not loaded again. */
  load(
    kind: 'remote' | { language: string },
    shell: string,
    key: string,
    read: () => Promise<Bundle>,
  ): Promise<void> {
    const known = this.loaded.get(`${shell} ${key}`);
    if (known) return known;
    const loading = read().then(async (bundle) => {
      await this.send((id) =>
        kind === 'remote' ? { kind, shell, bundle, id } : { kind: 'shell', ...kind, shell, bundle, id },
      );
    });
    this.loaded.set(`${shell} ${key}`, loading);
    return loading;
  }

  /** Null for a page whose first view only a browser can show. The work goes on when it is over its budget. */
  render(page: PageToRender, budget: Budget): Promise<RenderedText | null> {
    return this.send((id) => ({ kind: 'render', page, id }), budget);
  }

  async stop(): Promise<void> {
    this.end(new InterruptedError());
    const ended = once(this.child, 'exit');
    if (this.child.kill('SIGKILL')) await ended;
  }

  private send(message: (id: number) => ToRenderer, budget?: Budget): Promise<RenderedText | null> {
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      if (this.isEnded) return reject(new InterruptedError());
      this.tasks.set(id, { resolve, reject, budget });
      this.child.send(message(id), (error) => error && this.end(error));
    });
  }

  private receive(message: FromRenderer): void {
    if (message.kind === 'printed') return this.onPrint(message.text);
    this.watch?.stop();
    this.begun = undefined;
    if (message.kind === 'began') return this.begin(message.id, message.processorMs);
    const task = this.tasks.get(message.id);
    this.tasks.delete(message.id);
    if (message.kind === 'done') task?.resolve(message.page ?? null);
    else task?.reject(new Error(message.reason));
  }

  private begin(id: number, processorMs: number): void {
    this.begun = id;
    const task = this.tasks.get(id);
    const { milliseconds: budgetMs = hungAfterMs, onOver } = task?.budget ?? {};
    const limits = { budgetMs, hungAfterMs, maxMs };
    this.watch = new TaskWatch(this.child.pid ?? 0, processorMs, limits, {
      overBudget: () => onOver?.(),
      hung: () => this.giveUp(`It did not end within ${hungAfterMs} ms of processor time`),
      stuck: () => {
        // Perhaps the processor was not given to it: no reason to leave the page alone for long.
        task?.reject(new Error(`It did not end within ${maxMs / 1_000} s`));
        this.giveUp('Another page did not end');
      },
    });
  }

  private giveUp(reason: string): void {
    this.end(new Error(reason));
    this.child.kill('SIGKILL');
  }

  /** A process that fails says so, and that it has ended after that. */
  private end(error: Error): void {
    if (this.isEnded) return;
    this.isEnded = true;
    this.watch?.stop();
    for (const [id, { reject }] of this.tasks)
      reject(id === this.begun ? new LostProcessError(error.message) : new InterruptedError());
    this.tasks.clear();
  }
}
