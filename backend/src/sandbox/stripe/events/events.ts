import { Injectable } from '@nestjs/common';
import { currentCall, newId, nowSeconds } from '../wire/call.js';
import type { Kind, Kinds } from '../wire/kinds.js';
import { StripeObjects } from '../wire/stripe-objects.js';

/** The version of the SDK in use. */
export const apiVersion = '2026-10-28.endive';

/** Writes events, for the webhook and for the list of events. */
@Injectable()
export class StripeEvents {
  constructor(private readonly objects: StripeObjects) {}

  async record(type: string, object: Kinds[Kind], about: { account?: string; previous?: object } = {}) {
    const { requestId, idempotencyKey, events } = currentCall();
    const { account, previous } = about;
    const { id } = await this.objects.add({
      id: newId('evt'),
      object: 'event',
      ...(account && { account }),
      api_version: apiVersion,
      created: nowSeconds(),
      data: { object, ...(previous && { previous_attributes: previous }) },
      livemode: false,
      metadata: {},
      pending_webhooks: 1,
      request: { id: requestId, idempotency_key: idempotencyKey },
      type,
    });
    events.push(id);
  }
}
