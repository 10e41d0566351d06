import { accountSentences } from './account/sentences/index.js';
import { listingsSentences } from './listings/sentences/index.js';
import { messagingSentences } from './messaging/sentences/index.js';
import { moderationSentences } from './moderation/sentences/index.js';
import { pagesSentences } from './pages/sentences/index.js';
import { paymentsSentences } from './payments/sentences/index.js';
import { platformSentences } from './platform/sentences/index.js';
import { tripsSentences } from './trips/sentences/index.js';
import type { DomainSentences } from './platform/language/sentences.js';

/** What the API says in other languages than English. */
export const sentences: DomainSentences[] = [
  accountSentences,
  listingsSentences,
  messagingSentences,
  moderationSentences,
  pagesSentences,
  paymentsSentences,
  platformSentences,
  tripsSentences,
];
