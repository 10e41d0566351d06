import { Migration } from '@mikro-orm/migrations';

/** What each of the two says after a trip about how safe they felt, for the operators alone. */
export class M0020SafetyAnswers extends Migration {
  override up(): void {
    this.addSql(`
      create table safety_answer (
        match_id bigint not null references match (id) on delete cascade,
        user_id bigint not null,
        felt_safe boolean not null,
        details text check (length(details) <= 800),
        answered_at timestamptz not null default now(),
        primary key (match_id, user_id)
      )`);
  }
}
