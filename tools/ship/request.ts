import { hasSentences } from './cli-error.ts';
import { lost, refused, unreachable, unreadable, type RequestInfo } from './request-errors.ts';

export interface ReleaseRequest extends RequestInfo {
  json?: object;
  form?: FormData;
  timeout: number;
}

/** Errors that occur before the request has left this machine. */
const neverSent =
  /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|bad port|CERT|SSL/;

export async function send(site: string, path: string, request: ReleaseRequest): Promise<unknown> {
  const isChange = Boolean(request.json || request.form);
  try {
    const response = await fetch(`${site}${path}`, fetchOptions(request));
    const text = await response.text();
    if (response.ok) return JSON.parse(text);
    throw refused(site, response, text, { ...request, isChange });
  } catch (error) {
    if (hasSentences(error)) throw error;
    const reason = reasonOf(error);
    if (isChange && !neverSent.test(reason)) throw lost(site, reason, request);
    throw error instanceof SyntaxError ? unreadable(site) : unreachable(site, reason);
  }
}

function fetchOptions({ token, json, form, timeout }: ReleaseRequest): RequestInit {
  return {
    method: json || form ? 'POST' : 'GET',
    headers: {
      accept: 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(json && { 'content-type': 'application/json' }),
    },
    body: json ? JSON.stringify(json) : (form ?? null),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout),
  };
}

/** fetch wraps the real error, and a host name with several addresses has several of them. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'timeout';
  if (error instanceof SyntaxError) return 'the response is not JSON';
  const cause = error.cause instanceof AggregateError ? error.cause.errors[0] : (error.cause ?? error);
  return cause.code ? `${cause.code}: ${cause.message}` : cause.message;
}
