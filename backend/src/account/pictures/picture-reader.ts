import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { extname, join } from 'node:path';
import { BadRequestException, HttpException, Injectable, Logger } from '@nestjs/common';
import type { BeforeApplicationShutdown } from '@nestjs/common';
import { pictureIssues, type PictureIssue } from './contract.js';
import type { PictureFiles, PictureResult } from './picture-process.js';

const script = join(import.meta.dirname, `picture-process${extname(import.meta.filename)}`);
const longestStartMs = 10_000;
const longestMs = 1_800;
const idleMs = 30_000;
const mostWaiting = 20;

export class PictureRefusal extends BadRequestException {
  constructor(readonly issue: PictureIssue) {
    const message = pictureIssues[issue];
    super({ message, issues: [{ path: 'profilePictureUrl', message }] });
  }
}

/** Makes our two sizes of a stranger's picture: one at a time, in a process that a bad picture may take down. */
@Injectable()
export class PictureReader implements BeforeApplicationShutdown {
  private readonly log = new Logger('Pictures');
  private process: Promise<ChildProcess> | undefined;
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private idle: NodeJS.Timeout | undefined;

  async read(picture: Buffer): Promise<PictureFiles> {
    if (this.waiting >= mostWaiting)
      throw new HttpException({ message: 'Too many pictures are being read', retryAfter: 5 }, 503);
    this.waiting += 1;
    const reading = this.last.then(() => this.readNow(picture));
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

  async beforeApplicationShutdown(): Promise<void> {
    await this.last;
    await this.end();
  }

  private async readNow(picture: Buffer): Promise<PictureResult> {
    clearTimeout(this.idle);
    this.process ??= start();
    const child = await this.process.catch((error: unknown) => {
      this.process = undefined;
      throw error;
    });
    child.send(picture);
    const result = await answerOf(child, longestMs);
    if (typeof result === 'object') {
      // Its memory goes back when nobody uploads.
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

async function start(): Promise<ChildProcess> {
  // Without our environment: it has the keys of all providers.
  const child = fork(script, { env: {}, execArgv: [], serialization: 'advanced', stdio: 'ignore' });
  child.on('error', () => child.kill('SIGKILL'));
  const ready = await answerOf(child, longestStartMs);
  if (ready !== 'ready') throw new Error('The process that reads pictures does not start');
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
