import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { StoredKeys } from '../../platform/secrets/stored-keys.js';

/** Providers that ignore dots, and under which name they deliver. */
const ignoringDots: Record<string, string> = {
  'gmail.com': 'gmail.com',
  'googlemail.com': 'gmail.com',
  'pm.me': 'proton.me',
  'proton.me': 'proton.me',
  'protonmail.com': 'proton.me',
};

/** The mailbox that an address reaches: without a tag, and without dots where they make no difference. */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@');
  const name = local.split('+')[0] || local;
  const provider = Object.hasOwn(ignoringDots, domain) ? ignoringDots[domain] : undefined;
  return provider ? `${name.replaceAll('.', '')}@${provider}` : `${name}@${domain}`;
}

/** Recognises a person by their mailbox, without keeping it. */
@Injectable()
export class Mailboxes {
  constructor(private readonly keptKeys: StoredKeys) {}

  async keyOf(email: string): Promise<string> {
    const key = await this.keptKeys.key('mailbox');
    return createHmac('sha256', key).update(mailboxOf(email)).digest('base64url');
  }
}
