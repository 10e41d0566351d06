import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { airports } from './airports.js';

const packers = { br: promisify(brotliCompress), gzip: promisify(gzip) };
type Encoding = keyof typeof packers;

/** Compressed once, on the first request. */
@Injectable()
export class AirportList {
  readonly text = JSON.stringify(airports);
  readonly version = createHash('sha256').update(this.text).digest('hex').slice(0, 10);
  private readonly ready: Partial<Record<Encoding, Promise<Buffer>>> = {};

  packed(encoding: Encoding): Promise<Buffer> {
    return (this.ready[encoding] ??= packers[encoding](this.text));
  }
}

export function bestEncoding(accepted = ''): Encoding | undefined {
  return (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted));
}
