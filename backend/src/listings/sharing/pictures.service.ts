import { createHash } from 'node:crypto';
import { HttpException, Injectable } from '@nestjs/common';
import type { Language } from '../../platform/language/contract.js';
import { picture, type PictureOf } from './picture.js';

const kept = 64;
const atOnce = 2;
const maxWaiting = 30;

/** Draws on other threads, a few at a time, so that requests are not blocked. */
@Injectable()
export class Pictures {
  private readonly drawn = new Map<string, Promise<Buffer>>();
  private readonly waiting: (() => void)[] = [];
  private drawing = 0;

  describe(trip: PictureOf, language: Language): { svg: string; etag: string } {
    const svg = picture(trip, language);
    return { svg, etag: `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"` };
  }

  png({ svg, etag }: ReturnType<Pictures['describe']>): Promise<Buffer> {
    const found = this.drawn.get(etag) ?? this.draw(svg);
    this.drawn.delete(etag);
    this.drawn.set(etag, found);
    const [oldest] = this.drawn.keys();
    if (this.drawn.size > kept && oldest) this.drawn.delete(oldest);
    found.catch(() => this.drawn.delete(etag));
    return found;
  }

  private async draw(svg: string): Promise<Buffer> {
    await this.turn();
    try {
      // Loaded lazily: it is native code of some megabytes.
      const { renderAsync } = await import('@resvg/resvg-js');
      return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.drawing -= 1;
    }
  }

  private async turn(): Promise<void> {
    if (this.waiting.length >= maxWaiting)
      throw new HttpException({ message: 'Too many pictures are being drawn', retryAfter: 2 }, 503);
    if (this.drawing < atOnce) this.drawing += 1;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
  }
}
