import { lost, refused, unreachable, unreadable } from './request-errors.ts';

/** Failures in which not one byte of the question arrived. */
const neverLeft =
  /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|bad port|CERT|SSL/;

/** Asks the desk of a site; resolves to what it says, or fails in words. What brings something along changes something. */
export async function ask(site, path, question) {
  const isChange = Boolean(question.json || question.form);
  try {
    const response = await fetch(`${site}${path}`, request(question));
    const text = await response.text();
    if (response.ok) return JSON.parse(text);
    throw refused(site, response, text, { ...question, isChange });
  } catch (error) {
    if (error.sentences) throw error;
    const reason = reasonOf(error);
    if (isChange && !neverLeft.test(reason)) throw lost(site, reason, question);
    throw error instanceof SyntaxError ? unreadable(site) : unreachable(site, reason);
  }
}

function request({ token, json, form, patience }) {
  return {
    method: json || form ? 'POST' : 'GET',
    headers: {
      accept: 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(json && { 'content-type': 'application/json' }),
    },
    body: json ? JSON.stringify(json) : form,
    redirect: 'manual',
    signal: AbortSignal.timeout(patience),
  };
}

/** fetch wraps what went wrong, and a name with several addresses has several reasons. */
function reasonOf(error) {
  if (error.name === 'TimeoutError') return 'it took too long';
  if (error instanceof SyntaxError) return 'what it answered is no JSON';
  const cause = error.cause?.errors?.[0] ?? error.cause ?? error;
  return cause.code ? `${cause.code}: ${cause.message}` : cause.message;
}
