/** What pages load to warn of a risk before a message is sent. It runs in browsers: nothing here may need a server. */
export { maskContacts } from '../account/rules.js';
export { findRisks } from './risks/find-risk.js';
export type { RiskKind } from './risks/risk-rules.js';
