import { Injectable } from '@nestjs/common';

type Understand = (query: URLSearchParams) => URLSearchParams;

/** Domains register here how the query of a page is to be understood, as a form without script sends it. */
@Injectable()
export class PageAddresses {
  private readonly pages = new Map<string, Understand>();

  register(pattern: string, understand: Understand): void {
    this.pages.set(pattern, understand);
  }

  /** The query that the page has instead; undefined when it is that already. */
  understood(pattern: string, query: URLSearchParams): URLSearchParams | undefined {
    const other = this.pages.get(pattern)?.(query);
    return other && String(other) !== String(query) ? other : undefined;
  }
}
