import { Migration } from '@mikro-orm/migrations';

/** Owners see who asked, also those who asked before requests had faces. */
export class M0018TravelersWhoAsked extends Migration {
  override up(): void {
    this.addSql(`
      insert into traveler (user_id, username, profile_picture_url, languages, verified)
      select id, username, profile_picture_url, languages, verified from "user"
      where deleted_at is null and id in (select requester_id from contact_request)
      on conflict do nothing`);
  }
}
