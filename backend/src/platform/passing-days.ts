import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/** False when the domain does not know this listing or person. */
type LetDayPass = (id: number) => Promise<boolean>;

/** What one domain stores about a listing. */
export interface AgingListing {
  /** Moves all its dates back by a day, in one transaction with the other domains. */
  age(em: EntityManager, listingId: number): Promise<boolean>;
  /** Afterwards, outside the transaction: runs what has fallen due. */
  runDue(listingId: number): Promise<void>;
}

/** Domains register here how their data about a listing or a person ages by a day. The sandbox calls it, outside production. */
@Injectable()
export class PassingDays {
  private readonly ofListings: AgingListing[] = [];
  private readonly ofPeople: LetDayPass[] = [];

  constructor(private readonly em: EntityManager) {}

  register(domain: AgingListing): void {
    this.ofListings.push(domain);
  }

  registerForPeople(letDayPass: LetDayPass): void {
    this.ofPeople.push(letDayPass);
  }

  /** False when no domain knows it. */
  async letDayPass(listingId: number): Promise<boolean> {
    const isKnown = await this.em.transactional(async (em) => {
      let isKnown = false;
      for (const domain of this.ofListings) isKnown = (await domain.age(em, listingId)) || isKnown;
      return isKnown;
    });
    if (isKnown) for (const domain of this.ofListings) await domain.runDue(listingId);
    return isKnown;
  }

  /** False when no domain knows them. */
  async letDayPassFor(userId: number): Promise<boolean> {
    let isKnown = false;
    for (const letDayPass of this.ofPeople) isKnown = (await letDayPass(userId)) || isKnown;
    return isKnown;
  }
}
