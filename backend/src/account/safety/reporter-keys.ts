import { createHmac } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { networkAround } from '../../platform/limits/client-ip.js';
import { StoredKeys } from '../../platform/secrets/stored-keys.js';

const find = `
  select coalesce(mailbox_key, id::text) as "reporterKey", verified as established from "user" where id = ?`;

/** By whom a report counts: several by one person or from one network are one. */
@Injectable()
export class ReporterKeys {
  constructor(private readonly storedKeys: StoredKeys) {}

  /** People with a verified phone are established. */
  find(em: EntityManager, userId: number): Promise<{ reporterKey: string; established: boolean }> {
    return em.execute(find, [userId], 'get');
  }

  async ofNetwork(ip: string | undefined): Promise<string | null> {
    if (!ip) return null;
    const key = await this.storedKeys.key('report network');
    return createHmac('sha256', key).update(networkAround(ip)).digest('base64url');
  }
}
