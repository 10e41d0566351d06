export interface Exchange {
  /** The parts of their emails before the @. The first one wrote first. */
  between: [string, string];
  hoursAgo: number;
  unread?: number;
  /** A line that starts with `< ` is by the second one. */
  lines: string;
}
