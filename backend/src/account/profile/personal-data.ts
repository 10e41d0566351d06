import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

export interface PersonalDataSource {
  name: string;
  collect(userId: number): Promise<unknown>;
  /** The source before which it is erased, when rows of that one hold these. */
  before?: string;
  /** Runs in the transaction that deletes the account. */
  erase(em: EntityManager, userId: number): Promise<void>;
}

@Injectable()
export class PersonalData {
  private readonly sources: PersonalDataSource[] = [];

  register(source: PersonalDataSource): void {
    const next = this.sources.findIndex(({ name }) => name === source.before);
    this.sources.splice(next < 0 ? this.sources.length : next, 0, source);
  }

  async collect(userId: number): Promise<Record<string, unknown>> {
    const parts = this.sources.map(async (source) => [source.name, await source.collect(userId)] as const);
    return Object.fromEntries(await Promise.all(parts));
  }

  async erase(em: EntityManager, userId: number): Promise<void> {
    for (const source of this.sources) await source.erase(em, userId);
  }
}
