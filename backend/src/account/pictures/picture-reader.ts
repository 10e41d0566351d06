import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { setPriority, tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { BadRequestException, HttpException, Injectable, Logger } from '@nestjs/common';
import type { BeforeApplicationShutdown } from '@nestjs/common';
import { pictureIssues, type PictureIssue } from './contract.js';
import type { PictureFiles, PictureResult } from './picture-process.js';

export const script = join(import.meta.dirname, `picture-process${extname(import.meta.filename)}`);
const longestStartMs = 10_000;
/** The process limits its own processor time. This is for one that hangs, or is not given any. */
const longestMs = 20_000;
const idleMs = 30_000;
const maxWaiting = 20;
export const processOptions = {
  // Not our own environment, which has the keys of all providers. One arena, since free memory of one is of no use to another.
  env: { MALLOC_ARENA_MAX: '1' },
  execArgv: ['--max-old-space-size=32', '--max-semi-space-size=1'],
  serialization: 'advanced' as const,
  stdio: 'ignore' as const,
};
/** Who waits for a page comes first, but a picture is still read in time. */
const afterPages = 5;

export class PictureRefusal extends BadRequestException {
  constructor(readonly issue: PictureIssue) {
    const message = pictureIssues[issue];
    super({ message, issues: [{ path: 'profilePictureUrl', message }] });
  }
}

const isBusy = () => new HttpException({ message: 'Too many pictures are being read', retryAfter: 5 }, 503);

/** Makes our two sizes of a stranger's picture: one at a time, in a process that a bad picture may take down. */
@Injectable()
export class PictureReader implements BeforeApplicationShutdown {
  protected readonly maxProcessorMs: number = 1_800;
  private readonly log = new Logger('Pictures');
  private process: Promise<ChildProcess> | undefined;
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private idle: NodeJS.Timeout | undefined;

  async read(file: string): Promise<PictureFiles> {
    if (this.waiting >= maxWaiting) throw isBusy();
    this.waiting += 1;
    const reading = this.last.then(() => this.readNow(file));
    this.last = reading.catch(() => undefined);
    try {
      const result = await reading;
      if ('issue' in result) throw new PictureRefusal(result.issue);
      const { small, large } = result.files;
      return { small: Buffer.from(small), large: Buffer.from(large) };
    } finally {
      this.waiting -= 1;
    }
  }

  async readBytes(picture: Uint8Array): Promise<PictureFiles> {
    const file = join(tmpdir(), `amigo-picture-${randomUUID()}`);
    try {
      await writeFile(file, picture, { flag: 'wx', mode: 0o600 });
      return await this.read(file);
    } finally {
      await rm(file, { force: true });
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.last;
    await this.end();
  }

  private async readNow(file: string): Promise<PictureResult> {
    clearTimeout(this.idle);
    this.process ??= start(this.maxProcessorMs);
    const child = await this.process.catch((error: unknown) => {
      this.process = undefined;
      throw error;
    });
    child.send(file);
    const result = await answerOf(child, longestMs);
    if (typeof result === 'object') {
      // Frees its memory while there are no uploads.
      this.idle = setTimeout(() => void this.end(), idleMs).unref();
      return result;
    }
    this.log.warn(`The process that reads pictures was ended: ${result}`);
    await this.end();
    return { issue: 'unreadable' };
  }

  private async end(): Promise<void> {
    clearTimeout(this.idle);
    const child = await this.process?.catch(() => undefined);
    this.process = undefined;
    child?.kill('SIGKILL');
  }
}

async function start(maxProcessorMs: number): Promise<ChildProcess> {
  const child = fork(script, [String(maxProcessorMs)], processOptions);
  child.on('error', () => child.kill('SIGKILL'));
  if (child.pid) setPriority(child.pid, afterPages);
  const ready = await answerOf(child, longestStartMs);
  if (ready !== 'ready') {
    child.kill('SIGKILL');
    throw isBusy();
  }
  child.unref();
  child.channel?.unref();
  return child;
}

/** The next message, or why there is none. */
async function answerOf(child: ChildProcess, withinMs: number): Promise<PictureResult | string> {
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(withinMs)]);
  child.channel?.ref();
  try {
    const message = once(child, 'message', { signal }).then(([answer]) => answer as PictureResult | string);
    const exit = once(child, 'exit', { signal }).then((how) => `it ended with ${how.join(' ')}`);
    return await Promise.race([message, exit]);
  } catch (error) {
    return signal.aborted ? 'it did not answer in time' : String(error);
  } finally {
    stop.abort();
    child.channel?.unref();
  }
}
