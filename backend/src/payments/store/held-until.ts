/** From the payment on, or from the day on which a dispute was won. */
export const daysHeld = 180;

/** Of the tip `t`. */
export const heldUntil = `coalesce(t.held_until, t.paid_at + interval '${daysHeld} days')`;

/** Of tips that nobody reviews, and for which nothing is on its way. */
export const isWaiting = `
  t.money = 'held' and t.status = 'succeeded' and (t.review is null or t.review = 'released') and t.given_to is null`;
