import type { Endpoint, Returned, Sent } from 'backend/endpoints/platform';

export interface Call {
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  params?: Record<string, string | number | boolean | undefined>;
  /** A Blob is sent as it is, everything else as JSON. */
  body?: unknown;
}

export interface CallTo<Response, Arg = void> {
  query: (arg: Arg) => Call;
  /** Never present: RTK Query infers the type of the response from it. */
  transformResponse?: (response: Response) => Response;
}

type WithoutInput = Endpoint & { params?: never; query?: never; body?: never };
interface Input {
  params?: Record<string, string | number>;
  query?: Call['params'];
  body?: unknown;
}

/** What RTK Query needs to know of an endpoint, to be spread into a query or mutation. */
export function callTo<Route extends WithoutInput>(endpoint: Route): CallTo<Returned<Route>>;
export function callTo<Route extends Endpoint>(endpoint: Route, input: Sent<Route>): CallTo<Returned<Route>>;
export function callTo<Route extends Endpoint, Arg>(
  endpoint: Route,
  input: (arg: Arg) => Sent<Route>,
): CallTo<Returned<Route>, Arg>;
export function callTo<Arg>(
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  input: Input | ((arg: Arg) => Input) = {},
): CallTo<unknown, Arg> {
  return {
    query(arg) {
      const { params = {}, query, body } = typeof input === 'function' ? input(arg) : input;
      const url = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
      return { url, method, params: query, body };
    },
  };
}
