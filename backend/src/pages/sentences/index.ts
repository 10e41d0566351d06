import type { DomainSentences } from '../../platform/language/sentences.js';
import { issues } from './issues/index.js';

export const pagesSentences: DomainSentences = { issues };
