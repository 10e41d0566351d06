import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../store/refusal.js';

@Catch(Refusal)
export class RefusalFilter implements ExceptionFilter<Refusal> {
  catch({ sentences }: Refusal, host: ArgumentsHost) {
    const { id } = host.switchToHttp().getRequest<FastifyRequest>();
    void host.switchToHttp().getResponse<FastifyReply>().code(422).header('cache-control', 'no-store').send({
      message: 'This was refused, and nothing that visitors get was changed.',
      issues: sentences,
      requestId: id,
    });
  }
}
