import { ownAccounts } from '../../account/index.js';

/** Operators who could answer an appeal by the person against a decision of the decider: SQL for both ids. */
export const otherReviewers = (decider: string, person: string) => `
  select from staff w join "user" u on u.id = w.user_id
  where w.role = 'operator' and coalesce(u.suspended_until <= now(), true)
    and exists (select from passkey p where p.user_id = u.id)
    and not exists (select from (${ownAccounts(decider)}) own where own.id = u.id)
    and not exists (select from (${ownAccounts('u.id')}) own where own.id = ${person})`;
