import type { MatchDetails } from 'backend/contract/trips';

export const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? name;

/** The person for whom the request is, or null when the seeker flies. */
export const flyerNameOf = ({ flyer }: Pick<MatchDetails, 'flyer'>): string | null =>
  flyer ? firstName(flyer.firstName) : null;
