import { z } from 'zod';
import type { VerificationSession } from '../wire/kinds.js';

export const endingName = z.enum(['verified', 'document_expired', 'selfie_face_mismatch', 'under_age']);
export type EndingName = z.infer<typeof endingName>;

export interface Ending {
  error?: VerificationSession['last_error'];
  outputs?: VerificationSession['verified_outputs'];
}

const reasons = {
  document_expired: 'The document is expired.',
  selfie_face_mismatch: 'The captured face did not match with the document’s face.',
};

/** Stripe's result for each ending. A minor is verified as well; the date of birth shows the age. */
export function endingOf(name: EndingName, firstName: string): Ending {
  if (name === 'document_expired' || name === 'selfie_face_mismatch')
    return { error: { code: name, reason: reasons[name] } };
  const year = new Date().getUTCFullYear() - (name === 'under_age' ? 15 : 34);
  const dob = { day: 1, month: 1, year };
  return {
    outputs: { address: null, dob, first_name: firstName, id_number_type: null, last_name: 'Sandbox' },
  };
}
