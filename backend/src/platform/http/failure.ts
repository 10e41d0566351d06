import { STATUS_CODES } from 'node:http';
import { HttpException } from '@nestjs/common';
import type { ErrorBody } from '../contract.js';
import { isDatabaseAway } from '../database/database-away.js';
import { sentenceOf } from './sentences.js';

export interface Failure extends Pick<ErrorBody, 'message' | 'issues'> {
  status: number;
  /** Seconds, for whoever wants to try again. */
  retryAfter?: number;
}

/** What to answer to an error; nothing of its inside is told. */
export function failureOf(error: unknown): Failure {
  if (isDatabaseAway(error)) return { status: 503, retryAfter: 2, message: sentenceOf(503) };
  if (error instanceof HttpException) return fromNest(error);
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  if (typeof status !== 'number' || status < 400 || status >= 500)
    return { status: 500, message: sentenceOf(500) };
  return { status, message: sentenceOf(status) };
}

function fromNest(error: HttpException): Failure {
  const status = error.getStatus();
  const body: string | Partial<Failure> = error.getResponse();
  const { message, issues, retryAfter } = typeof body === 'string' ? { message: body } : body;
  const spoken = typeof message === 'string' && !isJargon(message, status) && !isOfFastify(error.cause);
  return { status, message: spoken ? message : sentenceOf(status), issues, retryAfter };
}

/** What Nest says when nobody gave it words. */
const isJargon = (message: string, status: number) =>
  message === STATUS_CODES[status] || message === 'Forbidden resource' || /^Cannot [A-Z]+ \//.test(message);

const isOfFastify = (cause: unknown) =>
  String((cause as { code?: unknown } | undefined)?.code).startsWith('FST_');
