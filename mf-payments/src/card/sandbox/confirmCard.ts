import { outcomeOf, type CardOutcome } from '../card-provider';
import { call, paymentOf, type Access, type SandboxAnswer } from './sandbox-stripe';
import { expiryOf } from './typed-card';

export interface TypedCard {
  number: string;
  expiry: string;
  code: string;
}

/** What Stripe.js says in place of the API's words, which are for programmers. */
const notAuthenticated =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';

/** Charges the card; asks the person once more where the bank wants that. */
export async function confirmCard(
  access: Access,
  card: TypedCard,
  ask: () => Promise<boolean>,
): Promise<CardOutcome> {
  const answer = await call(access, '/confirm', fieldsOf(card));
  if (answer.intent?.status !== 'requires_action') return outcome(answer);
  const agrees = await ask();
  const next = await call(access, '/authenticate', { outcome: agrees ? 'succeed' : 'fail' });
  return outcome(agrees ? next : { ...next, message: notAuthenticated });
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

const outcome = ({ intent, message }: SandboxAnswer): CardOutcome =>
  intent ? outcomeOf(paymentOf(intent), message) : { kind: 'refused', ...(message && { message }) };
