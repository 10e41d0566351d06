import type { Settled } from './browser.ts';

type Outcome = Settled['outcome'];

export interface SentMessage {
  from: number;
  to: number;
  key: string;
  outcome: Outcome;
}

export interface GivenTip {
  from: number;
  to: number;
  cents: number;
  key: string;
  begun: Outcome;
  /** Confirmed by the site, after the card was charged. */
  isPaid: boolean;
}

/** What something may be like now: what was confirmed last, and whatever was tried since with unknown outcome. */
export class Possible<State> {
  states: State[] = [];
  private isConfirmed = false;

  note(state: State, outcome: Outcome): void {
    if (outcome === 'kept') this.states = [state];
    if (outcome === 'unknown') this.states.push(state);
    this.isConfirmed ||= outcome === 'kept';
  }

  /** Before anything is confirmed it may also be as it was. */
  allows(isIt: (state: State) => boolean): boolean {
    return !this.isConfirmed || this.states.some(isIt);
  }
}

export interface ListingState {
  description: string;
  status: 'active' | 'closed';
}

export interface PostedListing {
  id: number;
  owner: number;
  possible: Possible<ListingState>;
}

export interface Contact {
  listing: number;
  owner: number;
  by: number;
  outcome: Outcome;
}

/** What the people were told about what they did: afterwards the site is compared with this. */
export class Records {
  readonly messages: SentMessage[] = [];
  readonly tips: GivenTip[] = [];
  readonly listings: PostedListing[] = [];
  /** Descriptions of listings of which nobody knows whether they were posted. */
  readonly unknownListings: string[] = [];
  readonly contacts: Contact[] = [];
  /** By author and whom they wrote about. */
  readonly testimonials = new Map<string, Possible<string>>();
  readonly bios = new Map<number, Possible<string>>();
  readonly endedSessions: string[] = [];
  /** Sessions that let somebody in again after they had been ended. */
  readonly risenSessions: string[] = [];
}

export function possibleOf<Key, State>(all: Map<Key, Possible<State>>, key: Key): Possible<State> {
  const possible = all.get(key) ?? new Possible<State>();
  all.set(key, possible);
  return possible;
}
