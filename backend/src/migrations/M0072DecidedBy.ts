import { Migration } from '@mikro-orm/migrations';

/** Who made a decision, so that another operator answers the appeal. */
export class M0072DecidedBy extends Migration {
  override up(): void {
    // No reference to people: it outlives the account of a member of staff, as the log does.
    this.addSql(`alter table measure add column taken_by bigint`);
    // Both were written in one transaction, so they have the same time.
    this.addSql(`
      update measure m set taken_by = e.actor_id
      from audit_entry e
      where e.person_id = m.user_id and e.at = m.taken_at and e.actor = 'staff'`);
  }
}
