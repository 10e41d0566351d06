import type { Me } from 'backend/contract/account';
import type { PaymentsConfig, RecordedTip } from 'backend/contract/payments';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { ana as anaHerself } from './tips';

export const asha: Me = { ...anaHerself, id: 99, username: 'Asha', email: 'asha@example.com' };
export const ana = { id: 7, username: 'Ana', profilePictureUrl: null };

export const sandbox: PaymentsConfig = { publishableKey: 'pk_sandbox', sandboxUrl: '/sandbox/stripe' };

export const clientSecret = 'pi_Test0001_secret_abc';
const intents = '/sandbox/stripe/v1/payment_intents/pi_Test0001';

/** The provider's state of the payment. */
export const intent = (status: string, more: object = {}) => ({
  id: 'pi_Test0001',
  object: 'payment_intent',
  amount: 1500,
  status,
  ...more,
});

export const declined = {
  status: 402,
  body: { error: { message: 'Your card was declined.', payment_intent: intent('requires_payment_method') } },
};

export const recorded: RecordedTip = {
  id: 31,
  status: 'succeeded',
  amount: 15,
  recipient: ana,
  isUnderReview: false,
};

/** The responses of our server and the provider to a visitor who tips Ana. */
export const thankingAna = (answers: object = {}) => ({
  'GET /api/tips/recipients/7': ana,
  'GET /api/payments/config': sandbox,
  'POST /api/create-payment-intent': { clientSecret, paymentIntentId: 'pi_Test0001' },
  [`GET ${intents}`]: intent('requires_payment_method'),
  [`POST ${intents}/confirm`]: intent('succeeded'),
  [`POST ${intents}/authenticate`]: intent('succeeded'),
  'POST /api/payment-success': recorded,
  ...answers,
});

export const confirmCall = `POST ${intents}/confirm` as const;
export const authenticateCall = `POST ${intents}/authenticate` as const;
export const retrieveCall = `GET ${intents}` as const;

export async function typeCard(user: UserEvent, number = '4242424242424242') {
  await user.type(await screen.findByLabelText('Card number'), number);
  await user.type(screen.getByLabelText('Expiration date'), '1240');
  await user.type(screen.getByLabelText('Security code'), '123');
}

export const bodiesOf = (requests: { method: string; url: string; body: unknown }[], url: string) =>
  requests.filter((one) => one.method === 'POST' && one.url === url).map(({ body }) => body);
