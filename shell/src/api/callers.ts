import { releaseNameOf } from '../remotes/registry';

const remotes = new Map<string, string>();

export function callerOf(endpoint: string): string | undefined {
  const remote = remotes.get(endpoint);
  const release = remote && releaseNameOf(remote);
  return release && `${remote}@${release}`;
}

export function attributed<Endpoints extends object>(
  remote: string | undefined,
  endpoints: Endpoints,
): Endpoints {
  if (!remote) return endpoints;
  for (const name of Object.keys(endpoints)) {
    // RTK Query keeps the first of two endpoints with the same name.
    if (!remotes.has(name)) remotes.set(name, remote);
  }
  return endpoints;
}
