import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

export interface ErrorWords {
  type?: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  [key: string]: unknown;
}

/** Has Stripe's own shape, so that its SDK understands it. */
export class StripeError extends HttpException {
  readonly words: ErrorWords;

  constructor(
    status: number,
    words: ErrorWords,
    /** True when the changes persist despite the error, as the failed charge of a declined card. */
    readonly isLasting = false,
  ) {
    const { code } = words;
    const error: ErrorWords = {
      ...(code !== undefined && {
        doc_url: `https://stripe.com/docs/error-codes/${code.replace(/_/g, '-')}`,
      }),
      type: 'invalid_request_error',
      ...words,
    };
    super({ error }, status);
    this.words = error;
  }
}

/** 404 for an id in the path, 400 for one in a parameter. */
export const noSuch = (kind: string, id: string, param = 'id') =>
  new StripeError(param === 'id' || param === 'intent' ? 404 : 400, {
    code: 'resource_missing',
    message: `No such ${param === 'destination' ? param : kind}: '${id}'`,
    param,
  });

export const noSuchAccount = (id: string) =>
  new StripeError(403, {
    code: 'account_invalid',
    message: `The provided key does not have access to account '${id}' (or that account does not exist).`,
  });

export const refused = (message: string, details: Omit<ErrorWords, 'message'> = {}) =>
  new StripeError(400, { message, ...details });

@Catch()
export class StripeErrors implements ExceptionFilter {
  private readonly log = new Logger('Sandbox');

  catch(error: unknown, host: ArgumentsHost) {
    const answer = error instanceof StripeError ? error : twin(error);
    if (!(error instanceof HttpException)) this.log.error({ err: error }, 'The sandbox’s Stripe failed');
    void host
      .switchToHttp()
      .getResponse<FastifyReply>()
      .status(answer.getStatus())
      .send(answer.getResponse());
  }
}

function twin(error: unknown): StripeError {
  const status = error instanceof HttpException ? error.getStatus() : 500;
  const message = error instanceof HttpException ? error.message : 'An unknown error occurred';
  return new StripeError(status, { type: status >= 500 ? 'api_error' : 'invalid_request_error', message });
}
