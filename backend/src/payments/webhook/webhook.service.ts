import { EntityManager } from '@mikro-orm/postgresql';
import { BadRequestException, Injectable } from '@nestjs/common';
import { StripeClient } from '../../platform/stripe/stripe-client.js';
import { StripeEvents } from '../../platform/stripe/stripe-events.js';

const recordEvent = `insert into stripe_event (id, type) values (?, ?) on conflict do nothing returning id`;

/** Each event counts once. A tip's status changes later, in the job `tipSync`: see `tips/tip-sync.ts`. */
@Injectable()
export class WebhookService {
  constructor(
    private readonly em: EntityManager,
    private readonly events: StripeEvents,
    private readonly stripe: StripeClient,
  ) {}

  async receive(text: string, signature: string): Promise<void> {
    const event = await this.stripe.readEvent(text, signature);
    if (!event) throw new BadRequestException('The signature does not match this event');
    await this.em.transactional(async (em) => {
      const isNew = (await em.execute<unknown[]>(recordEvent, [event.id, event.type])).length > 0;
      if (isNew) await this.events.dispatch(em, event.type, event.subject);
    });
  }
}
