import { Migration } from '@mikro-orm/migrations';

/** More that the desk can do: no new contacts, a picture taken down, a tip refunded, and notes. */
export class M0034DeskActions extends Migration {
  override up(): void {
    this.addSql(`
      alter table measure
        -- The keyed hash of the verified number: decisions follow it, as they follow the mailbox.
        add column phone_key text,
        drop constraint measure_kind_check,
        add constraint measure_kind_check check (
          kind in ('warn', 'hide', 'suspend', 'ban', 'limit', 'remove-picture', 'refund')),
        drop constraint measure_check,
        -- A limit ends by itself, or when somebody lifts it.
        add constraint measure_end check (
          case kind when 'suspend' then ends_at is not null when 'limit' then true else ends_at is null end)`);
    this.addSql(`
      update measure m set phone_key = u.phone_key from "user" u where u.id = m.user_id and u.phone_key is not null`);
    this.addSql(`drop index measure_mailbox`);
    this.addSql(`
      create index measure_mailbox on measure (mailbox_key)
        where kind in ('suspend', 'ban', 'limit') and lifted_at is null`);
    this.addSql(`
      create index measure_phone on measure (phone_key)
        where kind in ('suspend', 'ban', 'limit') and lifted_at is null`);

    this.addSql(`
      create table desk_note (
        id bigint generated always as identity primary key,
        person_id bigint not null references "user" (id),
        author_id bigint not null,
        text text not null,
        written_at timestamptz not null default now()
      )`);
    this.addSql(`create index desk_note_person on desk_note (person_id, id)`);

    this.addSql(`
      alter table tip
        drop constraint tip_review_reason_check,
        add constraint tip_review_reason_check check (review_reason in ('own_card', 'card_limit', 'desk')) not valid`);
    this.addSql(`alter table tip validate constraint tip_review_reason_check`);
  }
}
