import { Injectable, Logger } from '@nestjs/common';
import type { Language } from '../language/contract.js';

export interface Facts {
  title?: string;
  description?: string;
  image?: { path: string; alt: string };
  jsonLd?: object;
  noindex?: boolean;
  /** A call of the page. When the visitor gets a 404 for it, the page is a 404 too. */
  subject?: string;
}

type Describe = (
  params: Record<string, string>,
  query: URLSearchParams,
  language: Language,
) => Promise<Facts | null>;

/** Domains register here what their pages are about. Null means that there is no such page. */
@Injectable()
export class PageFacts {
  private readonly log = new Logger('Pages');
  private readonly pages = new Map<string, Describe>();

  register(pattern: string, describe: Describe): void {
    this.pages.set(pattern, describe);
  }

  /** An error here must not fail the page. */
  async of(
    pattern: string,
    params: Record<string, string>,
    query: URLSearchParams,
    language: Language = 'en',
  ): Promise<Facts | null> {
    const describe = this.pages.get(pattern);
    try {
      return describe ? await describe(params, query, language) : {};
    } catch (error) {
      this.log.warn({ err: error, pattern }, 'A page could not be described');
      return {};
    }
  }
}
