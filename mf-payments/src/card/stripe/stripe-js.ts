import { loadScript } from 'shell/host';
import { mayLoadStripe } from './mayLoadStripe';

/** As much of Stripe.js as these pages use. */
export interface StripeJs {
  elements: (options: { clientSecret: string; appearance: object; fonts?: object[] }) => StripeElements;
  confirmPayment: (options: {
    elements: StripeElements;
    confirmParams: { return_url: string };
    redirect: 'if_required';
  }) => Promise<StripeAnswer>;
  retrievePaymentIntent: (clientSecret: string) => Promise<StripeAnswer>;
}

export interface StripeElements {
  create: (kind: 'payment', options?: object) => StripeElement;
  submit: () => Promise<{ error?: StripeError }>;
}

export interface StripeElement {
  mount: (box: HTMLElement) => void;
  destroy: () => void;
  on: (event: 'ready' | 'loaderror', listener: () => void) => void;
}

export interface StripeIntent {
  id: string;
  status: string;
  amount: number;
}

interface StripeError {
  type: string;
  message?: string;
  payment_intent?: StripeIntent;
}

export interface StripeAnswer {
  error?: StripeError;
  paymentIntent?: StripeIntent;
}

const address = 'https://js.stripe.com/v3/';
const known = new Map<string, StripeJs>();

/** Stripe's own program, from Stripe's own address: it may come from nowhere else. */
export async function stripeJs(publishableKey: string): Promise<StripeJs> {
  if (!mayLoadStripe(performance.getEntriesByType?.('navigation')[0]?.name)) return openAnew();
  await loadScript(address);
  const { Stripe } = window as { Stripe?: (key: string) => StripeJs };
  if (!Stripe) throw new Error('Stripe.js did not start');
  const stripe = known.get(publishableKey) ?? Stripe(publishableKey);
  known.set(publishableKey, stripe);
  return stripe;
}

/** The same page as a document of its own, which may load more than the one that led here. */
function openAnew(): Promise<never> {
  location.reload();
  return new Promise(() => undefined);
}
