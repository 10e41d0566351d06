import { Migration } from '@mikro-orm/migrations';

/**
 * Members who have blocked or reported anyone are guarded: visitors do not see their flights, and contact is given
 * after their yes. Networks of logins and known devices tell when a new account is probably that of a blocked person.
 */
export class M0075GuardedMembers extends Migration {
  override up(): void {
    this.addSql(`alter table "user" add column guarded_since timestamptz`);
    this.addSql(`alter table listing add column guarded boolean not null default false`);
    this.addSql(`alter table contact_request add column warned boolean not null default false`);
    this.addSql(`
      create table known_network (
        user_id bigint not null references "user" (id) on delete cascade,
        network_key text not null,
        last_seen_at timestamptz not null default now(),
        primary key (user_id, network_key)
      )`);
    this.addSql(`create index known_network_key on known_network (network_key)`);
    this.addSql(`create index known_network_seen on known_network (last_seen_at)`);

    this.addSql(`
      update "user" u set guarded_since = made.since
      from (
        select id, min(since) as since from (
          select blocker_id as id, created_at as since from block
          union all select reporter_id, created_at from report) each
        group by id) made
      where u.id = made.id`);
    this.addSql(`
      update listing l set guarded = true, contact = 'after_yes'
      from "user" u where u.id = l.user_id and u.guarded_since is not null`);
  }
}
