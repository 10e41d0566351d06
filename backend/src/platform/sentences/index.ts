import type { DomainSentences } from '../language/sentences.js';
import { issues } from './issues/index.js';
import { refusals } from './refusals/index.js';

export const platformSentences: DomainSentences = { issues, refusals };
