import type { CardProvider } from '../../card-provider';
import { stripeJs } from './stripe-js';
import { paymentOf } from './outcome';
import { StripeForm } from './StripeForm';

export const stripeCards: CardProvider = {
  Fields: StripeForm,
  async retrieve({ publishableKey }, clientSecret) {
    const { paymentIntent } = await (await stripeJs(publishableKey)).retrievePaymentIntent(clientSecret);
    if (!paymentIntent) throw new Error('The payment could not be retrieved');
    return paymentOf(paymentIntent);
  },
};
