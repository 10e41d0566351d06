import {
  Inject,
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { ProviderFaults } from '../../provider-faults.js';
import { newCall, type Call } from './call.js';
import { Idempotency, type StripeResponse } from './idempotency.js';
import { playedProvider } from '../../knobs.js';
import { StripeError, type ErrorWords } from './stripe-errors.js';
import { isPublicKey, needsSecretKey } from './stripe-keys.js';
import { StripeTransaction } from './stripe-transaction.js';
import { FOR_BROWSERS } from './for-browsers.js';

/** Wraps every call: key check, injected faults, one transaction, idempotency. */
@Injectable()
export class StripeWire implements NestInterceptor {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(Reflector) private readonly reflector: Reflector,
    private readonly faults: ProviderFaults,
    private readonly idempotency: Idempotency,
    private readonly transaction: StripeTransaction,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return from(this.take(context, request, reply, () => lastValueFrom(next.handle())));
  }

  private async take(
    context: ExecutionContext,
    request: FastifyRequest,
    reply: FastifyReply,
    work: () => Promise<unknown>,
  ): Promise<unknown> {
    const call = newCall({ idempotencyKey: keyOf(request) });
    void reply.headers({ 'request-id': call.requestId, 'cache-control': 'no-cache, no-store' });
    if (call.idempotencyKey) void reply.header('idempotency-key', call.idempotencyKey);
    call.isPublic = isPublicKey(request, this.config);
    if (call.isPublic && !this.reflector.get<true | undefined>(FOR_BROWSERS, context.getHandler()))
      throw needsSecretKey();
    const answer = () => this.answer(call, request, reply, work);
    const fail = () => this.answer(call, request, reply, () => Promise.reject(storedError()));
    const { data: named } = playedProvider.safeParse(resourceOf(request));
    return this.faults.around(
      'stripe',
      request,
      () => (named ? this.faults.around(named, request, answer, fail) : answer()),
      fail,
    );
  }

  private async answer(
    call: Call,
    request: FastifyRequest,
    reply: FastifyReply,
    work: () => Promise<unknown>,
  ): Promise<unknown> {
    const { status, body, replayOf } = await this.transaction.run(call, () => this.once(call, request, work));
    if (replayOf) void reply.headers({ 'idempotent-replayed': 'true', 'original-request': replayOf });
    if (status !== 200) throw new StripeError(status, (body as { error: ErrorWords }).error);
    return body;
  }

  private once(call: Call, request: FastifyRequest, work: () => Promise<unknown>): Promise<StripeResponse> {
    const { idempotencyKey, requestId } = call;
    if (idempotencyKey === null) return responseOf(work);
    const { method, url, body } = request;
    return this.idempotency.once({ idempotencyKey, requestId, method, url, body }, () => responseOf(work));
  }
}

function keyOf({ method, headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  if (method === 'GET' || typeof key !== 'string' || key === '') return null;
  if (key.length <= 255) return key;
  throw new StripeError(400, {
    type: 'idempotency_error',
    message: 'Idempotency keys can be at most 255 characters.',
  });
}

async function responseOf(work: () => Promise<unknown>): Promise<StripeResponse> {
  try {
    return { status: 200, body: await work() };
  } catch (error) {
    if (!(error instanceof StripeError && error.isLasting)) throw error;
    return { status: error.getStatus(), body: error.getResponse() };
  }
}

/** An error that is stored for its idempotency key, like any other response. */
const storedError = () =>
  new StripeError(500, { type: 'api_error', message: 'An unknown error occurred' }, true);

/** A knob for one kind of calls is named after the first part of their path. */
const resourceOf = ({ url }: FastifyRequest) => `stripe.${/\/v1\/(\w+)/.exec(url)?.[1]}`;
