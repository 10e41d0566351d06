import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { StoredKeys } from '../../platform/secrets/stored-keys.js';

const ignoringDots: Record<string, string> = {
  'gmail.com': 'gmail.com',
  'googlemail.com': 'gmail.com',
  'pm.me': 'proton.me',
  'proton.me': 'proton.me',
  'protonmail.com': 'proton.me',
};

export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@');
  const name = local.split('+')[0] || local;
  const provider = Object.hasOwn(ignoringDots, domain) ? ignoringDots[domain] : undefined;
  return provider ? `${name.replaceAll('.', '')}@${provider}` : `${name}@${domain}`;
}

/** The same of an address in a statement; null of null. */
export const mailboxInSql = (email: string): string => `(
  select case when provider is null then name || '@' || domain else replace(name, '.', '') || '@' || provider end
  from (
    select local, domain, coalesce(nullif(split_part(local, '+', 1), ''), local) as name
    from (select split_part(address, '@', 1) as local, split_part(address, '@', 2) as domain
      from (select lower(trim(${email})) as address) given) parts) named
  left join (values ${Object.entries(ignoringDots)
    .map(([domain, provider]) => `('${domain}', '${provider}')`)
    .join(', ')}) as known (domain, provider) using (domain))`;

/** A keyed hash recognises a mailbox without storing its address. */
@Injectable()
export class Mailboxes {
  constructor(private readonly storedKeys: StoredKeys) {}

  async keyOf(email: string): Promise<string> {
    const key = await this.storedKeys.key('mailbox');
    return createHmac('sha256', key).update(mailboxOf(email)).digest('base64url');
  }
}

/** The same for a verified phone number. */
@Injectable()
export class PhoneKeys {
  constructor(private readonly storedKeys: StoredKeys) {}

  async keyOf(e164: string): Promise<string> {
    const key = await this.storedKeys.key('phone number');
    return createHmac('sha256', key).update(e164).digest('base64url');
  }
}

/** m***a@example.com: only its owner recognises it. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at);
  const last = local.length > 3 ? local.slice(-1) : '';
  return `${local.slice(0, 1)}***${last}${email.slice(at)}`;
}
