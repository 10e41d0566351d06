import type { z } from 'zod';
import type { done } from './contract.js';
import type { LimitAction } from './limits/table.js';

interface Details {
  /** For the API description. */
  summary: string;
  /** Without it, a session is required. */
  access?: 'public';
  limit?: LimitAction;
  query?: z.ZodType;
  body?: z.ZodType;
  /** 200 without it. */
  status?: 202;
  /** A schema, or the type of a text that is not JSON. */
  returns: z.ZodType | 'text/csv';
  /** The handler returns the JSON as text, for hot reads whose JSON PostgreSQL writes. */
  writtenBy?: 'PostgreSQL';
  /** A path that earlier releases call. */
  formerPath?: { path: `/api/${string}`; since: string };
}

/** One route of the API. Browsers load only its method and path (docs/decisions/endpoints.md). */
export interface Endpoint extends Details {
  /** For generated clients. */
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  params?: Record<string, z.ZodType>;
}

/** `userId` of `/tip/:userId`. */
export type PathName<Path extends string> = Path extends `${infer Step}/${infer Rest}`
  ? PathName<Step> | PathName<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;

type Params<Path extends string> = [PathName<Path>] extends [never]
  ? { params?: never }
  : { params: Record<PathName<Path>, z.ZodType> };

export const endpoint = <const Path extends `/api/${string}`, const Rest extends Details & Params<Path>>(
  id: string,
  method: Endpoint['method'],
  path: Path,
  rest: Rest,
) => ({ id, method, path, ...rest });

type Part = 'params' | 'query' | 'body';

/** What a caller sends. */
export type Sent<Route extends Endpoint> = {
  [Name in keyof Route & Part]: Route[Name] extends z.ZodType
    ? z.input<Route[Name]>
    : Record<keyof Route[Name], string | number>;
};

/** What the handler receives, parsed. */
export type Received<Route extends Endpoint> = {
  [Name in keyof Route & Part]: Route[Name] extends z.ZodType
    ? z.output<Route[Name]>
    : { [Param in keyof Route[Name]]: z.output<Route[Name][Param]> };
};

/** What the handler returns. `done` needs no value. */
export type Result<Route extends Endpoint> = Route extends { writtenBy: 'PostgreSQL' }
  ? string
  : Route['returns'] extends typeof done
    ? void
    : Route['returns'] extends z.ZodType
      ? z.input<Route['returns']>
      : string;

/** What the caller gets. */
export type Returned<Route extends Endpoint> = Route['returns'] extends z.ZodType
  ? z.output<Route['returns']>
  : string;
