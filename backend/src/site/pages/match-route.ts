import type { RemoteRelease } from '../../releases/contract.js';

type Route = RemoteRelease['routes'][number];

export interface Match {
  route: Route;
  params: Record<string, string>;
  /** The remote that serves the path; missing for the shell's own pages. */
  remote?: RemoteRelease;
}

/** The page that a path leads to. Fixed words win over names, as in the browser's router. */
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
  for (const [at, word] of expected.entries()) {
    const given = actual[at]!;
    if (word.startsWith(':')) params[word.slice(1)] = given;
    else if (word !== given) return undefined;
  }
  return params;
}

/**
 * `/api/listings?from={from}` with what the address bar holds; parts of the query that it does not hold are left out,
 * and without a part of the path there is no call.
 */
export function fillCall(
  call: string,
  params: Record<string, string>,
  query: URLSearchParams,
): string | null {
  const [path = '', search] = call.split('?');
  const valueOf = (name: string) => params[name] ?? query.get(name) ?? '';
  const names = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
  // Dots alone would climb.
  if (names.some((name) => /^\.*$/.test(valueOf(name)))) return null;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(valueOf(name)));
  if (!search) return filled;
  const kept = new URLSearchParams();
  for (const [key, value] of new URLSearchParams(search)) {
    const name = /^\{(\w+)\}$/.exec(value)?.[1];
    const given = name ? valueOf(name) : value;
    if (given) kept.set(key, given);
  }
  return kept.size ? `${filled}?${kept}` : filled;
}
