import { Migration } from '@mikro-orm/migrations';

/** The conversation of all who are on one trip. `trip_id` is the first match of the trip. */
export class M0096TripThread extends Migration {
  override up(): void {
    this.addSql(`
      create table trip_message (
        -- One sequence for all messages of the site: a report names a message by its id alone.
        id bigint primary key default nextval('message_id_seq'),
        trip_id bigint not null references match (id) on delete cascade,
        sender_id bigint not null,
        content text not null check (length(content) between 1 and 2000),
        client_key uuid not null,
        -- Not now(): a transaction that waited for the message of another person began before it.
        created_at timestamptz not null default clock_timestamp(),
        risks text[] check (risks <@ array['money', 'parcels', 'documents', 'elsewhere']),
        has_contact boolean not null default false,
        -- The desk has hidden it: all read that it was removed.
        is_withheld boolean not null default false,
        unique (sender_id, client_key)
      )`);
    this.addSql(`create index trip_message_in_order on trip_message (trip_id, id)`);
    this.addSql(`
      create table trip_reader (
        trip_id bigint not null references match (id) on delete cascade,
        user_id bigint not null references "user" (id) on delete cascade,
        read_up_to bigint not null default 0,
        -- Since when a message waits unseen, and when a mail told of it.
        unseen_since timestamptz,
        mailed_at timestamptz,
        primary key (trip_id, user_id)
      )`);
    this.addSql(`create index trip_reader_user on trip_reader (user_id)`);
    this.addSql(`
      create index trip_reader_to_mail on trip_reader (unseen_since)
      where unseen_since is not null and mailed_at is null`);
  }
}
