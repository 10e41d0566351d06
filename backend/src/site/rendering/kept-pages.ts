import { createHash } from 'node:crypto';
import type { RenderedPage } from '../contract.js';
import type { PageToRender } from './messages.js';

type Shown = Pick<PageToRender, 'address' | 'boot' | 'viewer'>;

const mostPages = 200;

/** Refusals name their request. */
const withoutIds = (name: string, value: unknown) => (name === 'requestId' ? undefined : value);

/** The pages that strangers asked for last. The key has all that a page shows, so that none is ever out of date. */
export class KeptPages {
  private readonly pages = new Map<string, RenderedPage>();

  keyOf(subject: string, { address, boot, viewer }: Shown): string {
    return createHash('sha1')
      .update(JSON.stringify([subject, address, viewer, boot], withoutIds))
      .digest('base64');
  }

  find(key: string): RenderedPage | undefined {
    return this.pages.get(key);
  }

  keep(key: string, page: RenderedPage): void {
    this.pages.set(key, page);
    const [oldest] = this.pages.keys();
    if (this.pages.size > mostPages && oldest) this.pages.delete(oldest);
  }
}
