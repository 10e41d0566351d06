import { Injectable } from '@nestjs/common';

/** Who reports whom, and for which listing. */
export interface Reported {
  reporterId: number;
  reportedId: number;
  listingId: number | null;
}

/** What another room knows of the matter, under the names by which it stands in the evidence. */
type Witness = (reported: Reported) => Promise<Record<string, unknown>>;

/** Rooms register here, while the application starts, what a report keeps as it was. */
@Injectable()
export class Evidence {
  private readonly witnesses: Witness[] = [];

  register(witness: Witness): void {
    this.witnesses.push(witness);
  }

  async collect(reported: Reported): Promise<Record<string, unknown>> {
    const parts = await Promise.all(this.witnesses.map((witness) => witness(reported)));
    return Object.assign({}, ...parts) as Record<string, unknown>;
  }
}
