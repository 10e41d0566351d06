/** What pages load to warn of a risk before a message is sent. It runs in browsers: nothing here may need a server. */
export { maskContacts } from '../contacts/mask-contacts.js';
export { findRisk } from './find-risk.js';
export type { RiskKind } from './risk-rules.js';
