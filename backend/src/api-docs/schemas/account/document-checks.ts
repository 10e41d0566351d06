import * as documentChecks from '../../../account/documents/contract.js';
import { describeContract } from '../../describe-contract.js';

export const ofDocumentChecks = describeContract(documentChecks, {
  documentCheckReason: {
    description:
      'Why there is no check that counts. After `left` and `name_changed` it can be begun again, as after every refusal.',
  },
  documentCheckOffer: {
    description:
      'Whether the caller can begin a check: `open`, or what is in the way. `checked` as long as there is one.',
  },
  documentCheck: {
    description: 'What came of the latest check of a document.',
    fields: {
      status: '`waiting` from the beginning to the decision of Stripe.',
      reason: 'Of a refusal, and of a check that ended without one. Absent otherwise.',
      checkedAt: 'The day of the check, as YYYY-MM-DD in UTC. Absent unless it is checked.',
      nameFits: 'Whether the first name on the document is that of the profile. Absent unless it is checked.',
      offer: 'Whether a check can be begun.',
    },
    example: { status: 'checked', checkedAt: '2026-11-02', nameFits: true, offer: 'checked' },
  },
  keptDocumentCheck: {
    description: 'What the desk sees of a check: never a document or a picture.',
    fields: {
      status: '`ended` where it came to nothing without a refusal, or counts no longer.',
      reason: 'Of a refusal or an end. Null otherwise.',
      on: 'The day of the decision, or of the beginning before it, as YYYY-MM-DD in UTC.',
    },
    example: { status: 'refused', reason: 'selfie_differs', on: '2026-11-02' },
  },
  documentCheckPage: {
    description: 'The page of Stripe for this one check.',
    fields: { url: 'Where to send the browser. It works once, and leads back to `/verify/document`.' },
    example: { url: 'https://verify.stripe.com/start/test_YWNjdF8xMjM0' },
  },
});
