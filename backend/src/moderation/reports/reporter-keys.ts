import { createHmac } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { networkAround } from '../../platform/limits/client-ip.js';
import { StoredKeys } from '../../platform/secrets/stored-keys.js';
import { hasSettledPhone } from '../../account/index.js';

const find = `
  select coalesce(u.mailbox_key, u.id::text) as "reporterKey",
    case when u.verified then coalesce(u.phone_key, u.id::text) end as "phoneKey",
    ${hasSettledPhone('u')} as established
  from "user" u where u.id = ?`;

export interface Reporter {
  reporterKey: string;
  /** Null without a verified number. */
  phoneKey: string | null;
  established: boolean;
}

/** By whom a report counts: several by one person, with one number or from one network are one. */
@Injectable()
export class ReporterKeys {
  constructor(private readonly storedKeys: StoredKeys) {}

  find(em: EntityManager, userId: number): Promise<Reporter> {
    return em.execute(find, [userId], 'get');
  }

  async ofNetwork(ip: string | undefined): Promise<string | null> {
    if (!ip) return null;
    const key = await this.storedKeys.key('report network');
    return createHmac('sha256', key).update(networkAround(ip)).digest('base64url');
  }
}
