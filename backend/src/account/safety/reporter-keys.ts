import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { network } from '../../platform/limits/client-ip.js';
import { StoredKeys } from '../../platform/secrets/stored-keys.js';

const find = `
  select coalesce(mailbox_key, id::text) as "reporterKey", verified as established from "user" where id = ?`;

/** The /24 or /48 of an address: what one household or provider's customer can choose from. */
export function networkAround(ip: string): string {
  const own = network(ip);
  if (!isIPv6(own.replace('/64', ''))) return own.split('.').slice(0, 3).join('.');
  return own.split(':').slice(0, 3).join(':');
}

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
