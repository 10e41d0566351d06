import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '../contract.js';
import { isDatabaseAway } from '../database/database-away.js';
import { sentences } from './sentences.js';

interface Failure extends Pick<ErrorBody, 'message' | 'issues'> {
  status: number;
  retryAfter?: number;
}

/** Whatever goes wrong leaves as one shape: { message, issues?, requestId }. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost) {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const { status, retryAfter, message, issues } = failure(error);
    if (status >= 500) request.log.error({ err: error }, 'failed');
    if (reply.sent) return;
    if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
    void reply
      .status(status)
      .type('application/json; charset=utf-8')
      .send({ message, issues, requestId: request.id } satisfies ErrorBody);
  }
}

function failure(error: unknown): Failure {
  if (isDatabaseAway(error)) return { status: 503, retryAfter: 2, message: sentences[503] };
  if (error instanceof HttpException) return fromNest(error);
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  if (typeof status === 'number' && status >= 400 && status < 500)
    return { status, message: sentence(status) };
  return { status: 500, message: sentences[500] };
}

function fromNest(error: HttpException): Failure {
  const status = error.getStatus();
  const body = error.getResponse() as Partial<Failure> | string;
  if (typeof body === 'string') return { status, message: body };
  const spoken = typeof body.message === 'string' && !isFrameworkSpeech(body.message);
  return {
    status,
    message: spoken ? String(body.message) : sentence(status),
    issues: body.issues,
    retryAfter: body.retryAfter,
  };
}

/** What Nest and Fastify say when nobody gave them words: a status in English, or their own jargon. */
function isFrameworkSpeech(message: string): boolean {
  return /^(Cannot [A-Z]+ \/|Forbidden resource$|Unauthorized$|[A-Z][a-z]+( [A-Z][a-z]+)* Exception$)/.test(
    message,
  );
}

function sentence(status: number): string {
  return sentences[status as keyof typeof sentences] ?? sentences[400];
}
