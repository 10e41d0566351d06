import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Four areas of different colours, so that it shows how it was turned. */
export function photo(width: number, height: number, hue = 0) {
  const rect = (x: number, y: number, w: number, h: number, turn: number) =>
    `<rect x="${x}%" y="${y}%" width="${w}%" height="${h}%" fill="hsl(${hue + turn} 70% 50%)"/>`;
  const areas = [rect(0, 0, 100, 100, 0), rect(10, 10, 40, 30, 90), rect(60, 70, 30, 25, 180)];
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${areas.join('')}</svg>`,
    ),
  );
}

let hue = 0;

/** Another one each time. */
export const jpeg = () =>
  photo(400, 300, (hue += 20))
    .jpeg()
    .toBuffer();

interface PngOptions {
  animated?: boolean;
  interlaced?: boolean;
}

/** One that says so of itself, with hardly any content: what a bomb looks like before it is decoded. */
export function pngOfSize(width: number, height: number, { animated, interlaced }: PngOptions = {}): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 2, 0, 0, interlaced ? 1 : 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', size),
    ...(animated ? [chunk('acTL', Buffer.alloc(8))] : []),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(kind: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
