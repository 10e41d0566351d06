import { Migration } from '@mikro-orm/migrations';

/**
 * The nearest airports of both ends of each leg are read at each question for trips that fit. Without this order they
 * were sorted every time.
 */
export class M0125NearestAirports extends Migration {
  override up(): void {
    // The key stays: a new list of airports is written by it.
    this.addSql('create index airport_near_nearest on airport_near (code, km, other)');
  }
}
