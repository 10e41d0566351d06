import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';

/** Events come late and in any order, so they only name an object; its state is fetched. */
export const eventSubject = z.object({
  id: z.string(),
  payment_intent: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
});
export type EventSubject = z.infer<typeof eventSubject>;

type Listener = (em: EntityManager, subject: EventSubject) => Promise<void>;

/** Listeners by event type; they run in the transaction that records the event. */
@Injectable()
export class StripeEvents {
  private readonly listeners = new Map<string, Listener>();

  on(type: string, listener: Listener): void {
    this.listeners.set(type, listener);
  }

  async dispatch(em: EntityManager, type: string, subject: unknown): Promise<void> {
    await this.listeners.get(type)?.(em, eventSubject.parse(subject));
  }
}
