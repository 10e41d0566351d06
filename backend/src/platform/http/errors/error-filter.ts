import { Catch, Inject, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../config/config.js';
import type { ErrorBody } from '../../contract.js';
import { languageOfCall } from '../../language/requested-language.js';
import { SpokenSentences } from '../../language/sentences.js';
import { failureOf, type Failure } from './failure.js';
import { NotReady } from './not-ready.js';

@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly log = new Logger('Errors');

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'languages'>,
    private readonly sentences: SpokenSentences,
  ) {}

  catch(error: unknown, host: ArgumentsHost) {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const failure = failureOf(error);
    const { status, retryAfter, code } = failure;
    if (status >= 500 && !(error instanceof NotReady))
      this.log.error({ err: error, requestId: request.id, route: request.routeOptions.url }, 'failed');
    if (reply.sent || reply.raw.headersSent) return;
    if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
    void reply
      .status(status)
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .send({ ...this.spoken(failure, request), code, requestId: request.id } satisfies ErrorBody);
  }

  private spoken({ message, issues }: Failure, request: FastifyRequest) {
    const language = languageOfCall(request, this.config.languages);
    const spoken = (english: string) => this.sentences.in(language, english);
    return {
      message: spoken(message),
      issues: issues?.map((issue) => ({ ...issue, message: spoken(issue.message) })),
    };
  }
}
