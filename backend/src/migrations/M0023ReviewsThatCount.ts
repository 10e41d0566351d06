import { Migration } from '@mikro-orm/migrations';

/** Reviews of a match appear together, may be answered once, and count once per person. */
export class M0023ReviewsThatCount extends Migration {
  override up(): void {
    // Without a foreign key: a review outlives the account with which its match is deleted.
    this.addSql(`
      alter table testimonial
        add column match_id bigint,
        add column is_hidden boolean not null default false,
        add column appears_at timestamptz,
        add column reply text check (length(reply) between 2 and 500),
        add column covered_reply text,
        add column replied_at timestamptz,
        add constraint testimonial_hidden_until check (not is_hidden or appears_at is not null)`);
    this.addSql(`create index testimonial_hidden on testimonial (appears_at) where is_hidden`);

    // The day of travel of the listing whose contact was shared, for when the listing is deleted.
    this.addSql(`alter table meeting add column travel_day date`);
    this.addSql(`
      update meeting m set travel_day = (
        select min(l.date) from contact_request r join listing l on l.id = r.listing_id
        where (l.user_id, r.requester_id) in ((m.user_low, m.user_high), (m.user_high, m.user_low)))
      where kind = 'contact'`);

    // Set once, at the first verified phone number or the first trip.
    this.addSql(`alter table traveler add column counts_since timestamptz`);
    this.addSql(`
      update traveler t set counts_since = now()
      where verified or exists (
        select from match m where t.user_id in (m.helper_id, m.seeker_id) and m.status in ('agreed', 'done')
          and m.date <= current_date)`);
    this.addSql(`
      update traveler t set (rating_sum, rating_count) = (
        select coalesce(sum(rating), 0), count(*) from (
          select distinct on (coalesce(u.mailbox_key, u.id::text)) w.rating
          from testimonial w
          join traveler a on a.user_id = w.author_id and a.counts_since is not null
          join "user" u on u.id = w.author_id
          where w.target_id = t.user_id
          order by coalesce(u.mailbox_key, u.id::text), w.created_at desc, w.id desc) latest)`);
  }
}
