import { Migration } from '@mikro-orm/migrations';

/** Changes of a meeting point in quick succession are told once, with the last state. */
export class M0079MeetingNews extends Migration {
  override up(): void {
    this.addSql(`
      alter table match
        add column meeting_changed_by bigint,
        add column helper_told_meeting_at timestamptz,
        add column seeker_told_meeting_at timestamptz`);
  }
}
