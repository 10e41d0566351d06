import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/** What another room keeps about people: how it hands it out, and how it lets go of it. */
export interface PersonalDataKeeper {
  /** The room's name, under which its part stands in the download. */
  name: string;
  collect(userId: number): Promise<unknown>;
  /** Runs in the transaction that deletes the account. */
  erase(em: EntityManager, userId: number): Promise<void>;
}

/** Rooms register here while the application starts. */
@Injectable()
export class PersonalData {
  private readonly keepers: PersonalDataKeeper[] = [];

  register(keeper: PersonalDataKeeper): void {
    this.keepers.push(keeper);
  }

  async collect(userId: number): Promise<Record<string, unknown>> {
    const parts = this.keepers.map(async (keeper) => [keeper.name, await keeper.collect(userId)] as const);
    return Object.fromEntries(await Promise.all(parts));
  }

  async erase(em: EntityManager, userId: number): Promise<void> {
    for (const keeper of this.keepers) await keeper.erase(em, userId);
  }
}
