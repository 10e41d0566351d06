import { Migration } from '@mikro-orm/migrations';

/** Each leg of a trip has its own boarding and landing, with a connection between two of them. */
export class M0083StepsOfLegs extends Migration {
  override up(): void {
    // Taps without a leg, also those of servers of the last release, mean the first leg that fits, and the last landing.
    this.addSql(`
      alter table match_step
        add column leg smallint check (leg between 1 and 8),
        drop constraint match_step_step_check,
        add constraint match_step_step_check check (
          step in ('at_airport', 'met', 'security', 'boarded', 'landed', 'connected', 'handed_over'))`);
  }
}
