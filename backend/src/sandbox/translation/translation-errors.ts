import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

const googleStatuses: Partial<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
};

/** Errors in the shape of one provider. */
abstract class ProviderErrors implements ExceptionFilter {
  protected abstract body(status: number, message: string): object;

  catch(error: unknown, host: ArgumentsHost) {
    const status = error instanceof HttpException ? error.getStatus() : 500;
    const message = error instanceof HttpException ? error.message : 'Internal error';
    void host.switchToHttp().getResponse<FastifyReply>().status(status).send(this.body(status, message));
  }
}

@Catch()
export class DeepLErrors extends ProviderErrors {
  protected body = (_status: number, message: string) => ({ message });
}

@Catch()
export class GoogleErrors extends ProviderErrors {
  protected body = (code: number, message: string) => {
    const errors = [{ message, domain: 'global', reason: 'badRequest' }];
    return { error: { code, message, errors, status: googleStatuses[code] ?? 'INTERNAL' } };
  };
}

@Catch()
export class LibreTranslateErrors extends ProviderErrors {
  protected body = (_status: number, error: string) => ({ error });
}
