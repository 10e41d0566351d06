const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** As our mails write it: what the desk decides has one time for all who read it. */
export const momentInUtc = (at: string) => `${moment.format(new Date(at))} UTC`;
