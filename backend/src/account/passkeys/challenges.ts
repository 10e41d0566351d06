import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

const insert = `insert into passkey_challenge (challenge, user_id) values ($1, $2)`;

const use = `
  delete from passkey_challenge
  where challenge = $1 and user_id is not distinct from $2::bigint and created_at > now() - interval '5 minutes'
  returning 1`;

/** What a passkey must sign: once, within five minutes, and for the account that asked. */
@Injectable()
export class PasskeyChallenges {
  constructor(private readonly database: Database) {}

  async keep(challenge: string, userId: number | null): Promise<void> {
    await this.database.query('passkey-challenge-keep', insert, [challenge, userId]);
  }

  async use(challenge: string, userId: number | null): Promise<boolean> {
    return (await this.database.query('passkey-challenge-use', use, [challenge, userId])).length > 0;
  }
}
