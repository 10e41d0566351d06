import { All, Param, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { TakesForm } from '../../platform/http/forms.js';
import { Expansion } from './wire/expansion.js';
import { expand, params, whole } from './wire/form.js';
import type { Kind } from './wire/kinds.js';
import { StripeObjects } from './wire/stripe-objects.js';
import { StripeController, StripeGet } from './wire/stripe-route.js';
import { StripeError } from './wire/stripe-errors.js';

const one = z.object({ expand });
type One = z.infer<typeof one>;

const some = z.object({
  charge: z.string().optional(),
  created: z.object({ gt: whole, gte: whole, lt: whole, lte: whole }).partial().optional(),
  destination: z.string().optional(),
  expand,
  limit: whole.pipe(z.number().min(1).max(100)).default(10),
  payment_intent: z.string().optional(),
  starting_after: z.string().optional(),
  transfer_group: z.string().optional(),
  type: z.string().optional(),
});
type Some = z.infer<typeof some>;

const kinds: Record<string, Kind | undefined> = {
  accounts: 'account',
  balance_transactions: 'balance_transaction',
  charges: 'charge',
  disputes: 'dispute',
  events: 'event',
  payment_intents: 'payment_intent',
  payment_methods: 'payment_method',
  refunds: 'refund',
  transfers: 'transfer',
};

@StripeController()
export class ReadingController {
  constructor(
    private readonly objects: StripeObjects,
    private readonly expansion: Expansion,
  ) {}

  @StripeGet(':resource')
  async list(@Param('resource') resource: string, @Query(params(some)) requested: Some) {
    const { expand, limit, starting_after, created, ...filter } = requested;
    const found = await this.objects.list(kindOf(resource), {
      limit: limit + 1,
      starting_after,
      created,
      filter,
    });
    const data = found.slice(0, limit);
    const list = { object: 'list', data, has_more: found.length > limit, url: `/v1/${resource}` };
    return this.expansion.expand(list, expand);
  }

  @StripeGet(':resource/:id')
  async find(
    @Param('resource') resource: string,
    @Param('id') id: string,
    @Query(params(one)) requested: One,
  ) {
    return this.expansion.expand(await this.objects.find(kindOf(resource), id), requested.expand);
  }

  @StripeGet('transfers/:transfer/reversals')
  async reversals(@Param('transfer') id: string) {
    return (await this.objects.find('transfer', id)).reversals;
  }

  @All('*')
  @TakesForm()
  unknown(@Req() { method, url }: FastifyRequest) {
    throw unrecognized(method, url.replace(/^.*?\/v1|\?.*$/g, ''));
  }
}

function kindOf(resource: string): Kind {
  const kind = Object.hasOwn(kinds, resource) ? kinds[resource] : undefined;
  if (kind) return kind;
  throw unrecognized('GET', `/${resource}`);
}

const unrecognized = (method: string, path: string) =>
  new StripeError(404, { message: `Unrecognized request URL (${method}: /v1${path}).` });
