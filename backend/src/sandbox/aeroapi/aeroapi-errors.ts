import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

const titles: Partial<Record<number, [title: string, reason: string]>> = {
  400: ['Invalid argument', 'INVALID_ARGUMENT'],
  401: ['Unauthorized', 'UNAUTHORIZED'],
  404: ['Not found', 'NOT_FOUND'],
  429: ['Too many requests', 'TOO_MANY_REQUESTS'],
};

/** Errors in AeroAPI's own shape. */
@Catch()
export class AeroApiErrors implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost) {
    const status = error instanceof HttpException ? error.getStatus() : 500;
    const [title, reason] = titles[status] ?? ['Internal error', 'INTERNAL'];
    const detail = error instanceof HttpException ? error.message : title;
    void host
      .switchToHttp()
      .getResponse<FastifyReply>()
      .status(status)
      .send({ title, reason, detail, status });
  }
}
