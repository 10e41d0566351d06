import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { jpeg } from '../testing/pictures.js';
import { PictureReader, PictureRefusal } from './picture-reader.js';

class ShortReader extends PictureReader {
  protected override readonly maxProcessorMs = 100;
}

let reader: PictureReader;
afterEach(() => reader.beforeApplicationShutdown());

const decoderPids = () =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s.*picture-process/.exec(line))
    .filter((row) => Number(row?.[2]) === process.pid)
    .map((row) => Number(row?.[1]));

describe('the reader of pictures', () => {
  it('reads a good picture also on a machine that gives it no processor for seconds', async () => {
    reader = new PictureReader();
    // The application of an earlier file may still have its own.
    const earlier = decoderPids();
    await reader.readBytes(await jpeg());
    const [decoder = 0, ...more] = decoderPids().filter((pid) => !earlier.includes(pid));
    expect(more).toEqual([]);
    process.kill(decoder, 'SIGSTOP');
    const reading = reader.readBytes(await jpeg());
    // What it must survive is the time itself.
    await pause(2_500);
    process.kill(decoder, 'SIGCONT');
    expect((await reading).small.length).toBeGreaterThan(100);
  });

  it('refuses a picture that takes too much processor time, and reads the next one', async () => {
    reader = new ShortReader();
    // Takes 0.3 s, and a small one some milliseconds.
    const big = sharp({ create: { width: 4_500, height: 4_500, channels: 3, background: 'teal' } })
      .ensureAlpha(0.5)
      .toColourspace('rgb16')
      .png({ compressionLevel: 1 });
    await expect(reader.readBytes(await big.toBuffer())).rejects.toEqual(new PictureRefusal('unreadable'));
    const small = sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } });
    expect((await reader.readBytes(await small.png().toBuffer())).small.length).toBeGreaterThan(10);
  }, 60_000);
});
