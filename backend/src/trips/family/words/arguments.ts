export interface Left {
  /** Where the flight goes. */
  city: string;
  traveler: string;
  saidBy: string;
}

export interface Along {
  helper: string;
  /** Null where the traveler's own trip begins, or ends. */
  from: string | null;
  to: string | null;
}

export interface Part {
  helper: string;
  /** Null when it is the first. */
  from: string | null;
  to: string;
}
