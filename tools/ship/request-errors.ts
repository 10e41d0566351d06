import { Saying } from './cli-error.ts';

export const unreachable = (site, reason) =>
  new Saying(`${site} cannot be reached (${reason}). Nothing was changed.`);

export const unreadable = (site) =>
  new Saying(`What ${site} answers is not what a desk for releases says: is the address right?`);

/** It may have been done, or not. */
export function lost(site, reason, { action, name }) {
  const look = `npm run releases -- ${name} --to ${site}`;
  return new Saying(
    `${site} gave no answer that could be read (${reason}), so nobody can tell here whether it was done.`,
    `What is true now: ${look}`,
    action === 'rollback'
      ? 'Look before you roll back again: a second time it goes one release further.'
      : `To ${action} again is safe: what is done already is not done twice.`,
  );
}

/** Why a site did not do what it was asked, by its answer. */
export function refused(site, response, text, question) {
  const said = wordsOf(text);
  const { status } = response;
  if (status === 422) return new Saying(...(said.issues ?? [said.message ?? `${site} refused it.`]));
  if (status >= 500 && question.isChange) return lost(site, `${status}`, question);
  return new Saying(
    `${sentence(site, response, question)} Nothing was changed.`,
    ...(said.message ? [`It says: ${said.message}`] : []),
  );
}

function sentence(site, { status, headers }, { token, name }) {
  if (status === 401 && !token) return `${site} wants a token, and SHIP_TOKEN is empty.`;
  if (status === 401) return `${site} does not know this SHIP_TOKEN: ask whoever runs it for your team's.`;
  if (status === 403) return `This SHIP_TOKEN is not good for ${name}: a team ships what is its own.`;
  if (status === 404)
    return `${site} has no desk for releases: is the address right, and its server new enough?`;
  if (status === 413) return `This release of ${name} is larger than ${site} takes.`;
  if (status === 429) return `${site} was asked too often; wait a minute.`;
  if (status >= 300 && status < 400) return `${site} leads to ${headers.get('location')}: use that address.`;
  return `${site} answered ${status}.`;
}

function wordsOf(text) {
  try {
    const { message, issues } = JSON.parse(text);
    return { message, issues: Array.isArray(issues) ? issues.map(String) : undefined };
  } catch {
    // A proxy in between speaks HTML.
    return {};
  }
}
