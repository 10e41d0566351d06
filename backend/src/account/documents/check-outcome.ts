import type { Stripe } from 'stripe';
import type { DocumentCheckReason } from './contract.js';

export type Outcome =
  | { status: 'checked'; firstName: string }
  | { status: 'refused'; reason: DocumentCheckReason; isAdult?: false }
  | { status: 'ended'; reason: DocumentCheckReason | null };

const ageNeeded = 18;

const reasons: Record<string, DocumentCheckReason> = {
  consent_declined: 'declined',
  country_not_supported: 'document_not_accepted',
  document_expired: 'document_expired',
  document_type_not_supported: 'document_not_accepted',
  selfie_face_mismatch: 'selfie_differs',
  selfie_manipulated: 'selfie_differs',
  selfie_unverified_other: 'selfie_differs',
  under_supported_age: 'under_age',
};

/** The person can try again on the provider's page. */
const undecided = ['abandoned', 'device_not_supported'];

/** Null as long as the provider has not decided. */
export function outcomeOf(session: Stripe.Identity.VerificationSession, now = new Date()): Outcome | null {
  const { status, last_error: error, redaction, verified_outputs: outputs } = session;
  // Only after a restore: we redact what we have decided, and the decision was lost.
  if (redaction) return { status: 'ended', reason: null };
  if (status === 'canceled') return { status: 'ended', reason: 'left' };
  if (status === 'requires_input') return error?.code ? refusalFor(error.code) : null;
  if (status !== 'verified') return null;
  const age = ageOf(outputs?.dob, now);
  if (age === null) return { status: 'refused', reason: 'document_unreadable' };
  if (age < ageNeeded) return { status: 'refused', reason: 'under_age', isAdult: false };
  return { status: 'checked', firstName: outputs?.first_name ?? '' };
}

const refusalFor = (code: string): Outcome | null =>
  undecided.includes(code) ? null : { status: 'refused', reason: reasons[code] ?? 'document_unreadable' };

function ageOf(born: Stripe.Identity.VerificationSession.VerifiedOutputs.Dob | null | undefined, now: Date) {
  if (!born?.year || !born.month || !born.day) return null;
  const years = now.getUTCFullYear() - born.year;
  const birthday = Date.UTC(now.getUTCFullYear(), born.month - 1, born.day);
  return now.getTime() < birthday ? years - 1 : years;
}
