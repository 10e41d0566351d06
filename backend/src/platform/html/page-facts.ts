import { Injectable, Logger } from '@nestjs/common';

/** What a room knows about one page of its own, for whoever reads the page without running it. */
export interface Facts {
  title?: string;
  description?: string;
  /** The path of a picture of 1200 by 630 for link previews, and what is on it. */
  image?: { path: string; alt: string };
  /** What search engines may know, as schema.org says it. */
  jsonLd?: object;
  noindex?: boolean;
}

type Describe = (params: Record<string, string>, query: URLSearchParams) => Promise<Facts | null>;

/** Rooms register here what their paths lead to; null where a path of this form leads to nothing. */
@Injectable()
export class PageFacts {
  private readonly log = new Logger('Pages');
  private readonly pages = new Map<string, Describe>();

  /** The pattern as it stands in the remote's routes: `/listing/:id`. */
  register(pattern: string, describe: Describe): void {
    this.pages.set(pattern, describe);
  }

  /** A page that cannot be described now is still a page. */
  async of(pattern: string, params: Record<string, string>, query: URLSearchParams): Promise<Facts | null> {
    const describe = this.pages.get(pattern);
    try {
      return describe ? await describe(params, query) : {};
    } catch (error) {
      this.log.warn({ err: error, pattern }, 'A page could not be described');
      return {};
    }
  }
}
