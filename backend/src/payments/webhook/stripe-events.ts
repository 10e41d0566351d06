import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';

/** What an event is about; how it stands is asked for, because events come late and in any order. */
export const eventSubject = z.object({
  id: z.string(),
  /** Of a charge or a dispute. */
  payment_intent: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
});
export type EventSubject = z.infer<typeof eventSubject>;

type Listener = (em: EntityManager, subject: EventSubject) => Promise<void>;

/** Who wants to hear of what happened at the provider, in the transaction in which the event is written down. */
@Injectable()
export class StripeEvents {
  private readonly listeners = new Map<string, Listener>();

  /** Registers, while the application starts, who follows one type of events. */
  on(type: string, listener: Listener): void {
    this.listeners.set(type, listener);
  }

  async tell(em: EntityManager, type: string, subject: unknown): Promise<void> {
    await this.listeners.get(type)?.(em, eventSubject.parse(subject));
  }
}
