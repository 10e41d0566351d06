import { Worker } from 'node:worker_threads';
import type { Bundle, FromWorker, PageToRender, RenderedText, ToWorker } from './messages.js';

interface Task {
  resolve: (page: RenderedText | null) => void;
  reject: (error: Error) => void;
}

/** The work that took the thread away: it did not end, or took all memory. */
export class LostThreadError extends Error {}

/** Work that waited in the thread, and is not at fault. */
export class InterruptedError extends Error {}

interface ThreadOptions {
  /** A bundle that works longer than this on one page hangs. */
  hungAfterMs: number;
  onPrint: (text: string) => void;
}

const memoryMb = 256;

/** A thread that runs the bundles of releases: without environment and standard streams, with bounded memory. */
export class RenderingThread {
  private readonly worker: Worker;
  private readonly tasks = new Map<number, Task>();
  private readonly loaded = new Map<string, Promise<void>>();
  private lastId = 0;
  private watch: NodeJS.Timeout | undefined;
  private begun: number | undefined;
  private isEnded = false;

  constructor(private readonly options: ThreadOptions) {
    this.worker = new Worker(new URL(import.meta.resolve('./render-worker.js')), {
      env: {},
      execArgv: [],
      stdin: false,
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32 },
    });
    this.worker.unref();
    this.worker.on('message', (message: FromWorker) => this.receive(message));
    this.worker.on('error', (error) => this.end(error));
    this.worker.on('exit', () => this.end(new Error('The rendering thread has ended')));
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
    await this.worker.terminate();
  }

  private send(message: (id: number) => ToWorker): Promise<RenderedText | null> {
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      if (this.isEnded) return reject(new InterruptedError());
      this.tasks.set(id, { resolve, reject });
      this.worker.postMessage(message(id));
    });
  }

  private receive(message: FromWorker): void {
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
    void this.worker.terminate();
  }

  /** A thread that fails says so, and that it has ended after that. */
  private end(error: Error): void {
    if (this.isEnded) return;
    this.isEnded = true;
    clearTimeout(this.watch);
    for (const [id, { reject }] of this.tasks)
      reject(id === this.begun ? new LostThreadError(error.message) : new InterruptedError());
    this.tasks.clear();
  }
}
