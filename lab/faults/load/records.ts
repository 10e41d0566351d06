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

/** The last confirmed state, and all states since then whose outcome is unknown. */
export class Possible<State> {
  states: State[] = [];
  private isConfirmed = false;

  note(state: State, outcome: Outcome): void {
    if (outcome === 'kept') this.states = [state];
    if (outcome === 'unknown') this.states.push(state);
    this.isConfirmed ||= outcome === 'kept';
  }

  /** Before anything is confirmed the old state is possible too. */
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

/** What the site confirmed to each person. The proofs compare it with the database. */
export class Records {
  readonly messages: SentMessage[] = [];
  readonly tips: GivenTip[] = [];
  readonly listings: PostedListing[] = [];
  /** Descriptions of listings that may or may not have been posted. */
  readonly unknownListings: string[] = [];
  readonly contacts: Contact[] = [];
  readonly testimonials = new Map<string, Possible<string>>();
  readonly bios = new Map<number, Possible<string>>();
  readonly endedSessions: string[] = [];
  /** Sessions that were accepted again after they had ended. */
  readonly risenSessions: string[] = [];
}

export function possibleOf<Key, State>(all: Map<Key, Possible<State>>, key: Key): Possible<State> {
  const possible = all.get(key) ?? new Possible<State>();
  all.set(key, possible);
  return possible;
}
