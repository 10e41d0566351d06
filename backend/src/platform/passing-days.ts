import { Injectable } from '@nestjs/common';

type LetDayPass = (listingId: number) => Promise<boolean>;

/** Domains register here how their data about a listing ages by a day. The sandbox calls it, outside production. */
@Injectable()
export class PassingDays {
  private readonly domains: LetDayPass[] = [];

  register(letDayPass: LetDayPass): void {
    this.domains.push(letDayPass);
  }

  /** False when no domain knows the listing. */
  async letDayPass(listingId: number): Promise<boolean> {
    let isKnown = false;
    for (const letDayPass of this.domains) isKnown = (await letDayPass(listingId)) || isKnown;
    return isKnown;
  }
}
