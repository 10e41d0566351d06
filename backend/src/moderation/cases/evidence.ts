import { Injectable } from '@nestjs/common';

export interface Reported {
  reporterId: number;
  reportedId: number;
  listingId: number | null;
  testimonialId: number | null;
  messageId: number | null;
}

type EvidenceSource = (reported: Reported) => Promise<Record<string, unknown>>;

@Injectable()
export class Evidence {
  private readonly sources: EvidenceSource[] = [];

  register(source: EvidenceSource): void {
    this.sources.push(source);
  }

  async collect(reported: Reported): Promise<Record<string, unknown>> {
    const parts = await Promise.all(this.sources.map((collect) => collect(reported)));
    return Object.assign({}, ...parts) as Record<string, unknown>;
  }
}
