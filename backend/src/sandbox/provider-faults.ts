import { HttpException, Injectable, InternalServerErrorException } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { once } from 'node:events';
import { Knobs, type PlayedProvider } from './knobs.js';

/** Longer than any client's timeout, but finite: a stalled request must not outlive the server. */
export const stallMs = 60_000;

/** Applies the knobs to simulated HTTP providers. */
@Injectable()
export class ProviderFaults {
  constructor(private readonly knobs: Knobs) {}

  async around<T>(
    provider: PlayedProvider,
    request: FastifyRequest,
    work: () => Promise<T>,
    failForKey?: () => Promise<T>,
  ): Promise<T> {
    const fault = await this.knobs.fate(provider);
    if (fault === 'fail-for-key' && failForKey) return failForKey();
    if (fault === 'stall') await once(request.raw.socket, 'close', { signal: AbortSignal.timeout(stallMs) });
    if (fault === 'fail') throw new InternalServerErrorException('The provider has an internal error');
    if (fault === 'quota') throw new HttpException('The quota of this account is used up', 429);
    if (fault === 'down') request.raw.socket.destroy();
    if (fault === 'down' || fault === 'stall') throw new InternalServerErrorException('Nobody hears this');
    const answer = await work();
    if (fault === 'lost') request.raw.socket.destroy();
    return answer;
  }
}
