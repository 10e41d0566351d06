import type { RemoteRelease } from '../../../releases/contract.js';

type Route = RemoteRelease['routes'][number];

export interface Match {
  route: Route;
  params: Record<string, string>;
  remote?: RemoteRelease;
}

/** Static segments win over parameters, as in the browser's router. */
export function matchRoute(pathname: string, remotes: RemoteRelease[], own: Route[]): Match | undefined {
  const all = [
    ...remotes.flatMap((remote) => remote.routes.map((route) => ({ route, remote }))),
    ...own.filter(({ path }) => path !== '*').map((route) => ({ route })),
  ];
  return all
    .map((candidate) => ({ ...candidate, params: paramsOf(candidate.route.path, pathname) }))
    .filter((candidate): candidate is Match => candidate.params !== undefined)
    .sort((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0];
}

const segments = (path: string) => path.split('/').filter(Boolean);

function paramsOf(pattern: string, pathname: string): Record<string, string> | undefined {
  const expected = segments(pattern);
  const actual = segments(pathname);
  if (expected.length !== actual.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of expected.entries()) {
    const value = actual[index]!;
    if (segment.startsWith(':')) params[segment.slice(1)] = value;
    else if (segment !== value) return undefined;
  }
  return params;
}

/** Missing query values are left out. Without a value for the path there is no call. */
export function fillCall(
  call: string,
  params: Record<string, string>,
  query: URLSearchParams,
): string | null {
  const [path = '', search] = call.split('?');
  const valueOf = (name: string) => params[name] ?? query.get(name) ?? '';
  const names = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
  // `..` would change the path.
  if (names.some((name) => /^\.*$/.test(valueOf(name)))) return null;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(valueOf(name)));
  if (!search) return filled;
  const filledSearch = new URLSearchParams();
  for (const [key, value] of new URLSearchParams(search)) {
    const name = /^\{(\w+)\}$/.exec(value)?.[1];
    const filledValue = name ? valueOf(name) : value;
    if (filledValue) filledSearch.set(key, filledValue);
  }
  return filledSearch.size ? `${filled}?${filledSearch}` : filled;
}
