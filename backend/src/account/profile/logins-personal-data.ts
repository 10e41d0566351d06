import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { PersonalData } from './personal-data.js';

const networksOf = `
  select last_seen_at as "lastLoginAt" from known_network where user_id = $1 order by last_seen_at`;
const devicesOf = `
  select last_seen_at as "lastLoginAt" from known_device where user_id = $1 order by last_seen_at`;

/** A blocked person stays recognizable after deleting the account. */
const forget = (table: string) => `
  delete from ${table} k where k.user_id = ? and not exists (select from block b where b.blocked_id = k.user_id)`;

/** The devices and networks from which members have logged in. */
@Injectable()
export class LoginsPersonalData implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly personalData: PersonalData,
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
}
