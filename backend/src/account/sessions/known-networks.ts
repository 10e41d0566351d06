import { createHmac } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { networkAround } from '../../platform/limits/client-ip.js';
import { StoredKeys } from '../../platform/secrets/stored-keys.js';

/** A session lives that long, so that a member who is active has logged in since. */
export const networkDays = 30;

const record = `
  insert into known_network (user_id, network_key) values (?, ?)
  on conflict (user_id, network_key) do update set last_seen_at = now()`;
/** From where members have logged in, as keyed hashes that tell only whether two networks are the same. */
@Injectable()
export class KnownNetworks {
  constructor(private readonly storedKeys: StoredKeys) {}

  async record(em: EntityManager, userId: number, ip: string): Promise<void> {
    const key = await this.storedKeys.key('login network');
    const network = createHmac('sha256', key).update(networkAround(ip)).digest('base64url');
    await em.execute(record, [userId, network]);
  }
}
