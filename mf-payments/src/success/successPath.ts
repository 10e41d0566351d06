import type { Payment } from '../card-provider';

/** The provider returns to the same path. The id of a payment is no secret. */
export const successPath = ({ id }: Payment) => `/checkout/success?payment_intent=${id}`;
