import { Migration } from '@mikro-orm/migrations';

/** Keyed hashes of the cards that a person paid with. A deleted account keeps them for as long as its blocks. */
export class M0035PersonCards extends Migration {
  override up(): void {
    this.addSql(`
      create table person_card (
        user_id bigint not null references "user" (id) on delete cascade,
        card_key text not null,
        last_used_at timestamptz not null default now(),
        primary key (user_id, card_key)
      )`);
    this.addSql(`create index person_card_key on person_card (card_key)`);
    this.addSql(`create index known_device_token on known_device (token_hash)`);
  }
}
