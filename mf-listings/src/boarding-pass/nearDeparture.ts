const days = 3 * 86_400_000;

/** From three days before the first day to three days after the last: the server knows the hours. */
export const isNearDeparture = (today: string, first: string, last: string) =>
  Date.parse(today) >= Date.parse(first) - days && Date.parse(today) <= Date.parse(last) + days;
