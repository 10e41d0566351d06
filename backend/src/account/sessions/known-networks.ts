import { createHmac } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { networkAround } from '../../platform/limits/client-ip.js';
import { StoredKeys } from '../../platform/secrets/stored-keys.js';
import { PersonalData } from '../profile/personal-data.js';

/** A session lives that long, so that a member who is active has logged in since. */
export const networkDays = 30;

const record = `
  insert into known_network (user_id, network_key) values (?, ?)
  on conflict (user_id, network_key) do update set last_seen_at = now()`;
const networksOf = `
  select last_seen_at as "lastLoginAt" from known_network where user_id = $1 order by last_seen_at`;
const devicesOf = `
  select last_seen_at as "lastLoginAt" from known_device where user_id = $1 order by last_seen_at`;

/** A person whom somebody has blocked does not become unknown by deleting the account. */
const forget = (table: string) => `
  delete from ${table} k where k.user_id = ? and not exists (select from block b where b.blocked_id = k.user_id)`;

/** From where members have logged in, as keyed hashes that tell only whether two networks are the same. */
@Injectable()
export class KnownNetworks implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly personalData: PersonalData,
    private readonly storedKeys: StoredKeys,
  ) {}

  onModuleInit(): void {
    for (const [name, table, collect] of [
      ['loginNetworks', 'known_network', networksOf],
      ['loginDevices', 'known_device', devicesOf],
    ] as const)
      this.personalData.register({
        name,
        collect: (userId) => this.database.query(`${table}-of`, collect, [userId]),
        erase: async (em, userId) => void (await em.execute(forget(table), [userId])),
      });
  }

  async record(em: EntityManager, userId: number, ip: string): Promise<void> {
    const key = await this.storedKeys.key('login network');
    const network = createHmac('sha256', key).update(networkAround(ip)).digest('base64url');
    await em.execute(record, [userId, network]);
  }
}
