import { Migration } from '@mikro-orm/migrations';
import { alerts } from './listings/alerts.js';
import { listingLegs } from './listings/legs.js';
import { listings } from './listings/listings.js';
import { listingSearch } from './listings/search.js';
import { searchTerms } from './listings/search-terms.js';
import { messaging } from './messaging.js';
import { moderation } from './moderation.js';
import { payments } from './payments.js';
import { people } from './people.js';
import { platform } from './platform.js';
import { earlierMigrations } from './replaced.js';
import { sandbox } from './sandbox.js';
import { sessions } from './sessions.js';
import { site } from './site.js';
import { trips } from './trips.js';

const listingTables = [listings, listingSearch, listingLegs, searchTerms, alerts];

/** Each domain is one request to the server. A table comes after those that it refers to. */
const dataModel = [
  platform,
  people,
  sessions,
  moderation,
  ...listingTables,
  trips,
  messaging,
  payments,
  site,
  sandbox,
];

/**
 * Servers of version 1.0.0 may start on this database: they need the names of all their migrations, or would run them.
 * The migrator adds the last one itself.
 */
const recordReplaced = `
  insert into migration (name) values ${earlierMigrations.map((name) => `('${name}')`).join(', ')}`;

/** The tables of all domains, as the migrations until version 1.0.0 made them, in the same order of columns. */
export class Baseline extends Migration {
  override up(): void {
    for (const statements of dataModel) this.addSql(statements);
    this.addSql(recordReplaced);
  }
}
