/** From the payment on, or from the day on which a dispute was won. */
export const daysHeld = 180;

/** Of the tip `t`. */
export const heldUntil = `coalesce(t.held_until, t.paid_at + interval '${daysHeld} days')`;

/** Held tips that are neither under review nor being transferred. */
export const isWaiting = `
  t.money = 'held' and t.status = 'succeeded' and (t.review is null or t.review = 'released') and t.given_to is null`;
