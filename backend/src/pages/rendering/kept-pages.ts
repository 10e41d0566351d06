import { createHash } from 'node:crypto';
import type { PageToRender, RenderedText } from './messages.js';

type Shown = Pick<PageToRender, 'address' | 'boot' | 'viewer'>;

const maxPages = 200;

/** Refusals name their request. */
const requestId = /"requestId":"[\w-]*"/g;

/** The pages that strangers asked for last. The key has all that a page shows, so that none is ever out of date. */
export class KeptPages {
  private readonly pages = new Map<string, RenderedText>();

  keyOf(subject: string, { address, boot, viewer }: Shown): string {
    return createHash('sha1')
      .update(JSON.stringify([subject, address, viewer]) + boot.replaceAll(requestId, ''))
      .digest('base64');
  }

  find(key: string): RenderedText | undefined {
    return this.pages.get(key);
  }

  keep(key: string, page: RenderedText): void {
    this.pages.set(key, page);
    const [oldest] = this.pages.keys();
    if (this.pages.size > maxPages && oldest) this.pages.delete(oldest);
  }
}
