/** A number can be verified by one account after the other, so it speaks for an account that has held it for a day. */
export const hasSettledPhone = (user: string) => `
  (${user}.verified and coalesce(${user}.phone_verified_at <= now() - interval '1 day', true))`;
