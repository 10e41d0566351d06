// A process of its own: a picture that crashes the decoder or needs too much memory ends only this process.
// It imports no other source of ours, so that Node runs it as TypeScript too.
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { PictureIssue } from './contract.js';

export interface PictureFiles {
  small: Buffer;
  large: Buffer;
}
export type PictureResult = { files: PictureFiles } | { issue: PictureIssue };

const largeSide = 576;
const smallSide = 192;
const maxPixels = 40_000_000;
/** Of pictures that cannot be decoded row by row. */
const maxPixelsInMemory = 12_000_000;
const maxMemory = 256 * 1024 * 1024;
/** For one picture. Not by the clock: beside busy processes a good picture takes many times as long. */
const maxProcessorMs = Number(process.argv[2]);

class Refused extends Error {
  readonly issue: PictureIssue;

  constructor(issue: PictureIssue) {
    super(issue);
    this.issue = issue;
  }
}

const decoders = ['Jpeg', 'Png', 'Webp'].map((kind) => `VipsForeignLoad${kind}Buffer`);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: decoders });
sharp.cache(false);
sharp.concurrency(1);

let begun: NodeJS.CpuUsage | undefined;

process.on('message', (file: string) => {
  begun = process.cpuUsage();
  void read(file).then((result) => {
    begun = undefined;
    process.send?.(result);
  });
});
// Its server has ended, also by a crash.
process.on('disconnect', () => process.exit());
// Decoding runs on other threads, so this timer is not late.
setInterval(() => {
  if (process.memoryUsage.rss() > maxMemory || processorMs() > maxProcessorMs) process.exit(1);
}, 20);
process.send?.('ready');

/** Spent on the current picture, by all threads. */
function processorMs(): number {
  if (!begun) return 0;
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1_000;
}

async function read(file: string): Promise<PictureResult> {
  try {
    const picture = await readFile(file);
    checkContainer(picture);
    const head = await sharp(picture, { limitInputPixels: false }).metadata();
    const pixels = head.width * head.height;
    const isWholeInMemory = head.isProgressive || (head.format === 'webp' && picture.includes('VP8L'));
    if (pixels > maxPixels) throw new Refused('tooManyPixels');
    if (pixels > maxPixelsInMemory && isWholeInMemory) throw new Refused('tooMuchMemory');
    return { files: await squares(picture, head.orientation ?? 1) };
  } catch (error) {
    return { issue: error instanceof Refused ? error.issue : 'damaged' };
  }
}

/** Turned after it was made small: to turn the whole picture, all its pixels would have to be in memory. */
async function squares(picture: Buffer, orientation: number): Promise<PictureFiles> {
  const { data, info } = await sharp(picture, { failOn: 'error', limitInputPixels: maxPixels })
    .resize(largeSide, largeSide, { fit: 'cover' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const upright = sharp(data, { raw: { width, height, channels } })
    .rotate({ 3: 180, 4: 180, 5: 270, 6: 90, 7: 90, 8: 270 }[orientation] ?? 0)
    .flop([2, 4, 5, 7].includes(orientation));
  return {
    large: await upright.clone().webp({ quality: 80 }).toBuffer(),
    small: await upright.clone().resize(smallSide, smallSide).webp({ quality: 80 }).toBuffer(),
  };
}

function checkContainer(picture: Buffer): void {
  const end = endOf(picture);
  if (end > picture.length) throw new Refused('damaged');
  if (picture.subarray(end).some((byte) => byte !== 0)) throw new Refused('notOnlyPicture');
}

/** Where the picture ends by its own account. Throws unless it is one still JPEG, PNG or WebP. */
function endOf(picture: Buffer): number {
  const text = (from: number, to: number) => picture.toString('latin1', from, to);
  if (text(0, 3) === '\xff\xd8\xff') return endOfJpeg(picture);
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return endOfPng(picture, text);
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return endOfWebp(picture, text);
  throw new Refused('unknown');
}

function endOfJpeg(picture: Buffer): number {
  for (let at = 2; at < picture.length;) {
    const marker = picture[at + 1];
    if (picture[at] !== 0xff || marker === undefined) break;
    if (marker === 0xd9) return at + 2;
    if (marker === 0xff) at += 1;
    else if (hasNoLength(marker)) at = nextMarker(picture, at + 2);
    else if (at + 4 > picture.length) break;
    else {
      at += 2 + picture.readUInt16BE(at + 2);
      if (marker === 0xda) at = nextMarker(picture, at);
    }
  }
  throw new Refused('damaged');
}

const hasNoLength = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/** Skips compressed data, where 0xff is followed by zero. */
function nextMarker(picture: Buffer, from: number): number {
  for (let at = picture.indexOf(0xff, from); at >= 0; at = picture.indexOf(0xff, at + 2))
    if (picture[at + 1] !== 0) return at;
  throw new Refused('damaged');
}

type Text = (from: number, to: number) => string;

function endOfPng(picture: Buffer, text: Text): number {
  for (let at = 8; at + 12 <= picture.length; at += 12 + picture.readUInt32BE(at)) {
    const kind = text(at + 4, at + 8);
    if (kind === 'acTL') throw new Refused('animated');
    if (kind === 'IEND') return at + 12;
  }
  throw new Refused('damaged');
}

function endOfWebp(picture: Buffer, text: Text): number {
  if (picture.length < 20) throw new Refused('damaged');
  const end = 8 + picture.readUInt32LE(4);
  for (let at = 12; at + 8 <= Math.min(end, picture.length);) {
    if (text(at, at + 4).startsWith('ANI') || text(at, at + 4) === 'ANMF') throw new Refused('animated');
    const length = picture.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return end;
}
