import type { DomainSentences } from '../../platform/language/sentences.js';
import { issues } from './issues/index.js';
import { refusals } from './refusals/index.js';

export const paymentsSentences: DomainSentences = { issues, refusals };
