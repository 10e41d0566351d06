import type { Payment } from '../card/card-provider';

/** Where the provider would lead to as well; the id of a payment is no secret. */
export const successPath = ({ id }: Payment) => `/checkout/success?payment_intent=${id}`;
