import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

export interface PersonalDataSource {
  name: string;
  collect(userId: number): Promise<unknown>;
  /** Runs in the transaction that deletes the account. */
  erase(em: EntityManager, userId: number): Promise<void>;
}

@Injectable()
export class PersonalData {
  private readonly sources: PersonalDataSource[] = [];

  register(source: PersonalDataSource): void {
    this.sources.push(source);
  }

  async collect(userId: number): Promise<Record<string, unknown>> {
    const parts = this.sources.map(async (source) => [source.name, await source.collect(userId)] as const);
    return Object.fromEntries(await Promise.all(parts));
  }

  async erase(em: EntityManager, userId: number): Promise<void> {
    for (const source of this.sources) await source.erase(em, userId);
  }
}
