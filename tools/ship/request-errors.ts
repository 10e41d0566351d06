import { CliError } from './cli-error.ts';

export interface RequestInfo {
  action?: string | undefined;
  name?: string | undefined;
  token?: string | undefined;
}

export const unreachable = (site: string, reason: string) =>
  new CliError(`${site} cannot be reached (${reason}). Nothing was changed.`);

export const unreadable = (site: string) =>
  new CliError(`The response of ${site} is not that of a release console: is the address right?`);

/** The change may or may not have happened. */
export function lost(site: string, reason: string, { action, name }: RequestInfo): CliError {
  return new CliError(
    `${site} gave no readable response (${reason}), so it is unknown whether the change was made.`,
    `Look at the current state: npm run releases -- ${name} --to ${site}`,
    action === 'rollback'
      ? 'Look before you roll back again: a second time it goes one release further.'
      : `To ${action} again is safe: a change that was made already is not made twice.`,
  );
}

export function refused(
  site: string,
  response: Response,
  text: string,
  info: RequestInfo & { isChange: boolean },
): CliError {
  const { message, issues } = parseBody(text);
  const { status } = response;
  if (status === 422) return new CliError(...(issues ?? [message ?? `${site} refused it.`]));
  if (status >= 500 && info.isChange) return lost(site, `${status}`, info);
  return new CliError(
    `${explain(site, response, info)} Nothing was changed.`,
    ...(message ? [`Its message: ${message}`] : []),
  );
}

function explain(site: string, { status, headers }: Response, { token, name }: RequestInfo): string {
  if (status === 401 && !token) return `${site} wants a token, and SHIP_TOKEN is empty.`;
  if (status === 401) return `${site} does not know this SHIP_TOKEN: get your team's from its operator.`;
  if (status === 403) return `This SHIP_TOKEN is not valid for ${name}: a team ships what is its own.`;
  if (status === 404)
    return `${site} has no release console: is the address right, and its server new enough?`;
  if (status === 413) return `This release of ${name} is larger than ${site} accepts.`;
  if (status === 429) return `${site} received too many requests; wait a minute.`;
  if (status >= 300 && status < 400)
    return `${site} redirects to ${headers.get('location')}: use that address.`;
  return `${site} responded ${status}.`;
}

function parseBody(text: string): { message?: string; issues?: string[] } {
  try {
    const { message, issues } = JSON.parse(text);
    return { message, ...(Array.isArray(issues) && { issues: issues.map(String) }) };
  } catch {
    // HTML of a proxy in between.
    return {};
  }
}
