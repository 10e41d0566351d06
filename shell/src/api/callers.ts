import { authorsOf } from '../remotes/authorsOf';

const askers = new Map<string, string>();

/** Whose call it is, as the server's figures name them: `messaging@0.1.0-3fa9c2d81b07`. */
export const askerOf = (endpoint: string): string | undefined => askers.get(endpoint);

/** Remembers whose code adds these endpoints just now; the shell is in every stack, as it does the adding. */
export function remembered<Endpoints extends object>(endpoints: Endpoints): Endpoints {
  const authors = authorsOf(new Error().stack);
  const author = authors.find(({ remote }) => remote !== 'shell') ?? authors[0];
  if (!author) return endpoints;
  for (const name of Object.keys(endpoints)) {
    // Of two endpoints with one name the first stays.
    if (!askers.has(name)) askers.set(name, `${author.remote}@${author.release}`);
  }
  return endpoints;
}
