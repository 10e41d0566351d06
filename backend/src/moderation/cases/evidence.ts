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
    const evidence: Record<string, unknown> = {};
    for (const [name, found] of parts.flatMap((part) => Object.entries(part)))
      evidence[name] = bothLists(evidence[name], found) ?? found;
    return evidence;
  }
}

/** Two conversations of the same people, for example. */
const bothLists = (one: unknown, other: unknown) =>
  Array.isArray(one) && Array.isArray(other) ? [...(one as unknown[]), ...(other as unknown[])] : null;
