import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/** What an event is about; everything else is asked for, because events come late and in any order. */
export interface EventSubject {
  id: string;
  object: string;
}

type Listener = (em: EntityManager, subject: EventSubject) => Promise<void>;

/** Who wants to hear of what happened at the provider, in the transaction in which the event is written down. */
@Injectable()
export class StripeEvents {
  private readonly listeners = new Map<string, Listener>();

  /** Registers, while the application starts, who follows one type of events. */
  on(type: string, listener: Listener): void {
    this.listeners.set(type, listener);
  }

  async tell(em: EntityManager, type: string, subject: EventSubject): Promise<void> {
    await this.listeners.get(type)?.(em, subject);
  }
}
