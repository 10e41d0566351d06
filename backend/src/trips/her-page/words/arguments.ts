export interface Meeting {
  helper: string;
  /** As the family and the helper typed it. */
  place: string | null;
  at: string | null;
}

export interface Flight {
  flight: string | null;
  city: string;
  time: string | null;
}
