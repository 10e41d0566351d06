import { Injectable } from '@nestjs/common';
import type { Language } from '../../platform/language/contract.js';

/** `JFK to DEL` in a language. */
export type RouteIn = (language: Language) => string;
type FindRoute = (one: number, other: number) => Promise<RouteIn | null>;

/** What two members write about. The domain of trips registers how to find it, that of messages asks. */
@Injectable()
export class SharedRoutes {
  private find: FindRoute = () => Promise.resolve(null);

  register(find: FindRoute): void {
    this.find = find;
  }

  /** Of the latest trip or request between the two. */
  of(one: number, other: number): Promise<RouteIn | null> {
    return this.find(one, other);
  }
}
