import { Injectable } from '@nestjs/common';

/** False when the domain does not know this listing or person. */
type LetDayPass = (id: number) => Promise<boolean>;

/** Domains register here how their data about a listing or a person ages by a day. The sandbox calls it, outside production. */
@Injectable()
export class PassingDays {
  private readonly ofListings: LetDayPass[] = [];
  private readonly ofPeople: LetDayPass[] = [];

  register(letDayPass: LetDayPass): void {
    this.ofListings.push(letDayPass);
  }

  registerForPeople(letDayPass: LetDayPass): void {
    this.ofPeople.push(letDayPass);
  }

  letDayPass(listingId: number): Promise<boolean> {
    return letPass(this.ofListings, listingId);
  }

  letDayPassFor(userId: number): Promise<boolean> {
    return letPass(this.ofPeople, userId);
  }
}

/** False when no domain knows it. */
async function letPass(domains: LetDayPass[], id: number): Promise<boolean> {
  let isKnown = false;
  for (const letDayPass of domains) isKnown = (await letDayPass(id)) || isKnown;
  return isKnown;
}
