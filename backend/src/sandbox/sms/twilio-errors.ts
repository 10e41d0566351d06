import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

/** Has Twilio's own shape, so that its SDK understands it. */
export class TwilioError extends HttpException {
  constructor(status: number, code: number, message: string) {
    super({ code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status }, status);
  }
}

@Catch()
export class TwilioErrors implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost) {
    const answer = error instanceof TwilioError ? error : twin(error);
    void host
      .switchToHttp()
      .getResponse<FastifyReply>()
      .status(answer.getStatus())
      .send(answer.getResponse());
  }
}

function twin(error: unknown): TwilioError {
  const status = error instanceof HttpException ? error.getStatus() : 500;
  const message = error instanceof HttpException ? error.message : 'Internal Server Error';
  return new TwilioError(status, status === 503 ? 20503 : status >= 500 ? 20500 : 20001, message);
}
