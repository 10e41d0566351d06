import type { OperationDocs } from '../../platform/openapi/api-docs.js';
import { account } from './account.js';
import { exchange } from './exchange.js';
import { listings } from './listings.js';
import { moderation } from './moderation.js';
import { site } from './site.js';
import { trips } from './trips.js';

/** What an operation's summary leaves open, by its `operationId`. */
export const operations: Record<string, OperationDocs> = {
  ...account,
  ...exchange,
  ...listings,
  ...moderation,
  ...site,
  ...trips,
};
