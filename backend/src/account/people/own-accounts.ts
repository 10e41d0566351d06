/** Accounts of one mailbox or verified number: a person is no account. `me` is a placeholder. */
export const ownAccounts = (me: string) => `
  select o.id, o.email from "user" m
  join "user" o on o.id = m.id or o.mailbox_key = m.mailbox_key or o.phone_key = m.phone_key
  where m.id = ${me}`;
