interface Meeting {
  place: string;
  /** On the clocks of the departure airport. */
  time: string | null;
}

type Nullable = string | null | undefined;

/** Where the two meet to fly together. The only place that knows how a trip stores it. */
export const meetingOf = (trip: { meetingPoint?: Nullable; meetingTime?: Nullable }): Meeting | null =>
  trip.meetingPoint ? { place: trip.meetingPoint, time: trip.meetingTime ?? null } : null;
