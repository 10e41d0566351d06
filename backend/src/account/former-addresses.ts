/** For so long the old address can bring itself back, and belongs to no other account. */
export const stoppableDays = 7;

export const isStoppable = `changed_at > now() - interval '${stoppableDays} days'`;

/** Whether this address was the one of an account a short time ago. */
export const findReserved = `select from email_change where old_email = ? and ${isStoppable}`;

export const forgetEmailChanges = `delete from email_change where not (${isStoppable})`;
