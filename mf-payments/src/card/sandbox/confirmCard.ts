import { outcomeOf, type CardOutcome } from '../../card-provider';
import { words } from '../../words';
import { call, paymentOf, type Access, type SandboxResponse } from './sandbox-stripe';
import { expiryOf } from './typed-card';

export interface TypedCard {
  number: string;
  expiry: string;
  code: string;
}

/** Charges the card. `askBank` is called when the card needs an extra step. */
export async function confirmCard(
  access: Access,
  card: TypedCard,
  askBank: () => Promise<boolean>,
): Promise<CardOutcome> {
  const confirmation = await call(access, '/confirm', fieldsOf(card));
  if (confirmation.intent?.status !== 'requires_action') return outcome(confirmation);
  const agrees = await askBank();
  const response = await call(access, '/authenticate', { outcome: agrees ? 'succeed' : 'fail' });
  // Stripe.js shows a text like this in place of the API's message, which is for developers.
  return outcome(agrees ? response : { ...response, message: words.notAuthenticated });
}

function fieldsOf({ number, expiry, code }: TypedCard) {
  const { month, year } = expiryOf(expiry);
  return {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number.replaceAll(' ', ''),
    'payment_method_data[card][exp_month]': month,
    'payment_method_data[card][exp_year]': year,
    'payment_method_data[card][cvc]': code,
  };
}

const outcome = ({ intent, message }: SandboxResponse): CardOutcome =>
  intent ? outcomeOf(paymentOf(intent), message) : { kind: 'refused', ...(message && { message }) };
