import { Catch, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '../../contract.js';
import { failureOf } from './failure.js';
import { NotReady } from './not-ready.js';

@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly log = new Logger('Errors');

  catch(error: unknown, host: ArgumentsHost) {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const { status, retryAfter, message, issues, code } = failureOf(error);
    if (status >= 500 && !(error instanceof NotReady))
      this.log.error({ err: error, requestId: request.id, route: request.routeOptions.url }, 'failed');
    if (reply.sent || reply.raw.headersSent) return;
    if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
    void reply
      .status(status)
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .send({ message, issues, code, requestId: request.id } satisfies ErrorBody);
  }
}
