/** How long the old address can undo a change, and no other account may use it. */
export const stoppableDays = 7;

export const isStoppable = `changed_at > now() - interval '${stoppableDays} days'`;

/** Finds a row if an account had this address until recently. */
export const findReserved = `select from email_change where old_email = ? and ${isStoppable}`;

export const forgetEmailChanges = `delete from email_change where not (${isStoppable})`;
