import type { ErrorBody } from 'backend/contract/platform';
import { words } from '../words';

export interface ApiError {
  status: number | 'NETWORK';
  /** The status, a colon, and the raw body: `401: {"message":…}`. */
  message: string;
  serverMessage?: string;
  issues?: ErrorBody['issues'];
  code?: string;
}

export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'status' in error && 'message' in error;

export const sentenceOf = (error: unknown, otherwise: string): string =>
  (isApiError(error) && error.serverMessage) || otherwise;

export function apiError(status: number, statusText: string, body: string): ApiError {
  return { status, message: `${status}: ${body || statusText}`, ...fieldsOf(body) };
}

export const unreachable = (error: unknown): ApiError => ({
  status: 'NETWORK',
  message: String(error),
  serverMessage: words.unreachable,
});

function fieldsOf(body: string): Pick<ApiError, 'serverMessage' | 'issues' | 'code'> {
  try {
    const { message, issues, code } = JSON.parse(body) as Partial<ErrorBody>;
    return { ...(message && { serverMessage: message }), ...(issues && { issues }), ...(code && { code }) };
  } catch {
    // The page of a proxy: the caller shows its own sentence.
    return {};
  }
}
