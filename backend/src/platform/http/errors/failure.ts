import { STATUS_CODES } from 'node:http';
import { HttpException } from '@nestjs/common';
import type { ErrorBody } from '../../contract.js';
import { databaseTrouble, type DatabaseTrouble } from '../../database/pool/database-errors.js';
import { defaultMessage } from './default-messages.js';

export interface Failure extends Pick<ErrorBody, 'message' | 'issues' | 'code'> {
  status: number;
  retryAfter?: number;
}

const ofDatabase: Record<DatabaseTrouble, Failure> = {
  away: { status: 503, retryAfter: 2, message: defaultMessage(503) },
  busy: { status: 503, retryAfter: 2, message: 'We are very busy right now, please try again in a moment' },
  full: { status: 503, retryAfter: 30, message: 'We cannot save anything right now, please try again soon' },
};

export function failureOf(error: unknown): Failure {
  const trouble = databaseTrouble(error);
  if (trouble) return ofDatabase[trouble];
  if (error instanceof HttpException) return fromNest(error);
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  if (typeof status !== 'number' || status < 400 || status >= 500)
    return { status: 500, message: defaultMessage(500) };
  return { status, message: defaultMessage(status) };
}

function fromNest(error: HttpException): Failure {
  const status = error.getStatus();
  const body: string | Partial<Failure> = error.getResponse();
  const { message, issues, code, retryAfter } = typeof body === 'string' ? { message: body } : body;
  const spoken = typeof message === 'string' && !isJargon(message, status) && !isOfFastify(error.cause);
  return { status, message: spoken ? message : defaultMessage(status), issues, code, retryAfter };
}

const isJargon = (message: string, status: number) =>
  message === STATUS_CODES[status] || message === 'Forbidden resource' || /^Cannot [A-Z]+ \//.test(message);

const isOfFastify = (cause: unknown) =>
  String((cause as { code?: unknown } | undefined)?.code).startsWith('FST_');
