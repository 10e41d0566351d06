/** What two demo travelers wrote to each other, by turns unless one of them had more to say. */
export interface Exchange {
  /** The parts of their emails before the @. The first one wrote first. */
  between: [string, string];
  hoursAgo: number;
  /** How many of the last messages the other one has not read. */
  unread?: number;
  /** A line that starts with `< ` is by the second one. */
  lines: string;
}
