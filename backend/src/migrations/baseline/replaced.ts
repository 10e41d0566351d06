/** What the baseline replaces, except for the last one, whose name it has. */
export const earlierMigrations = [
  'M0001Platform',
  'M0002Account',
  'M0003Site',
  'M0004Sandbox',
  'M0005Providers',
  'M0006Listings',
  'M0007ListingSearch',
  'M0008Messaging',
  'M0009Notifications',
  'M0010Payments',
  'M0011SandboxStripe',
  'M0012SlowLoads',
  'M0013AccountSafety',
  'M0014ListingClaims',
  'M0015TipReviews',
  'M0016SmsDelivery',
  'M0017Matches',
  'M0018TravelersWhoAsked',
  'M0019LostNumbers',
  'M0020SafetyAnswers',
  'M0021Pictures',
  'M0023ReviewsThatCount',
  'M0024RiskyMessages',
  'M0025KeptFlights',
  'M0026PhoneKeys',
  'M0030Desk',
  'M0031Passkeys',
  'M0032WithheldListings',
  'M0033WithheldReviews',
  'M0034DeskActions',
  'M0035PersonCards',
  'M0036WithheldMessages',
  'M0037ReportedGuests',
  'M0040Flags',
  'M0041Tallies',
  'M0042AgreedRules',
  'M0043Legs',
  'M0045Alerts',
  'M0046AlertedLegs',
  'M0047HiddenTrips',
  'M0048LaterFlights',
  'M0049SearchTerms',
  'M0051AlertsOnListings',
  'M0052AlertsToFind',
  'M0060RestoredBackups',
];

/**
 * The baseline has the name of the last migration that it replaces, so it never runs on a database that has had them,
 * and the table of migrations is the same on all databases.
 */
export const baselineName = 'M0065ErrorStacks';

const replaced = [...earlierMigrations, baselineName];

/** Has all migrations before the baseline. */
const lastBefore = '1.0.0';

/** The refusal of a database or backup that has only some of the migrations which the baseline replaces. */
export function tooOldForBaseline(what: 'backup' | 'database', done: string[]): string | null {
  if (replaced.every((name) => done.includes(name))) return null;
  return `The ${what} is older than version ${lastBefore} (its last migration is ${done.at(-1)}): let version ${lastBefore} migrate it first, as deploy/backup.md says`;
}
