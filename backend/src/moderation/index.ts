/** The module; import it to inject the services below. */
export { ModerationModule } from './moderation.module.js';
/** Reports and their preserved evidence. */
export { ReportsService } from './reports/reports.service.js';
/** Keyed hashes of networks, by which people are counted. */
export { ReporterKeys } from './reports/reporter-keys.js';
/** Where other domains register what a report must preserve. */
export { Evidence } from './cases/evidence.js';
/** Where other domains register what members can report, and how the desk hides it. */
export { type LeftMailbox, ModeratedContent } from './cases/moderated-content.js';
/** The only way for rules to send people to the desk. */
export { Flags } from './flags/flags.js';
/** Who contacts many people soon after joining. */
export { ManyContacts } from './flags/many-contacts.js';
/** Decisions of the desk about a person, and who may begin no new contacts. */
export { Measures } from './measures/measures.service.js';
export { ContactLimits } from './measures/contact-limits.js';
/** Suspensions, also of addresses without an account. */
export { Suspensions } from './measures/suspensions.js';
/** The log of the desk, its roles, and the guard of its routes. */
export { AuditLog } from './audit/audit-log.js';
export { AsStaff, ForOperators, ForStaff } from './desk/desk.guard.js';
export { Staff, type StaffMember } from './desk/staff.js';
/** Where other domains register what the desk reads in numbers. */
export { DeskNumbersService } from './numbers/desk-numbers.service.js';
/** Who could be confused with whom by name. */
export { SimilarNames } from './names/similar-names.js';
/** Refused names, and why. */
export { nameRefusals, refusalOfName } from './names/refused-names.js';
/** What messages warn of: parcels, money, documents, moving elsewhere. */
export { findRisks, type RiskKind } from './rules.js';
export { findRisk } from './risks/find-risk.js';
