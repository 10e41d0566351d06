import type { HostLevels } from '../../host-api/notes.ts';

const timeout = 10_000;

/** Why a site cannot be developed against, in a sentence; undefined if it can. */
export async function siteRefusal(site: string, link: string): Promise<string | undefined> {
  let response: Response;
  try {
    response = await get(link);
  } catch (error) {
    return `${site} cannot be reached: ${reasonOf(error)}`;
  }
  // Other responses may come from a login page in front of the site, which lets browsers through.
  if (response.status === 404)
    return `${site} accepts nothing from your machine: it is a site in production.`;
  if (response.status >= 500) return `${site} has an error: it responded ${response.status}.`;
  return undefined;
}

/** The levels of the host API that the site's shell supports; undefined if they cannot be read. */
export async function siteLevels(site: string): Promise<HostLevels | undefined> {
  try {
    const { shell } = (await getJson(`${site}/mf/registry.json`)) as { shell: string };
    const manifest = (await getJson(`${site}/mf/shell/${shell}/shell.json`)) as Partial<HostLevels>;
    const { oldestHostApi, hostApi } = manifest;
    return hostApi && oldestHostApi ? { oldestHostApi, hostApi } : undefined;
  } catch {
    // Behind a login page, or an old shell: the page itself refuses a remote that does not fit.
    return undefined;
  }
}

const get = (address: string) => fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(timeout) });

const getJson = async (address: string): Promise<unknown> => (await get(address)).json();

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return (error.cause instanceof Error && error.cause.message) || error.message;
}
