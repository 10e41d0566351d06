import type { ErrorBody } from 'backend/contract/platform';

export interface ApiError {
  status: number | 'NETWORK';
  /** The status, a colon, and the body as it came: `401: {"message":…}`. */
  message: string;
  /** The server's own sentence, when it sent one. */
  serverMessage?: string;
  issues?: ErrorBody['issues'];
  /** What kind of refusal it is, for pages that know a way on. */
  code?: string;
}

export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'status' in error && 'message' in error;

/** The server's own sentence when it sent one, else the caller's. */
export const sentenceOf = (error: unknown, otherwise: string): string =>
  (isApiError(error) && error.serverMessage) || otherwise;

export function apiError(status: number, statusText: string, body: string): ApiError {
  return { status, message: `${status}: ${body || statusText}`, ...said(body) };
}

export const unreachable = (error: unknown): ApiError => ({
  status: 'NETWORK',
  message: String(error),
  serverMessage: 'We could not reach the server. Check your connection and try again.',
});

function said(body: string): Pick<ApiError, 'serverMessage' | 'issues' | 'code'> {
  try {
    const { message, issues, code } = JSON.parse(body) as Partial<ErrorBody>;
    return { ...(message && { serverMessage: message }), ...(issues && { issues }), ...(code && { code }) };
  } catch {
    // A proxy's page is not one of our sentences: the caller's own words stand instead.
    return {};
  }
}
