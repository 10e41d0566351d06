import type { Stripe, StripeElementLocale } from '@stripe/stripe-js';
import { pageLanguage } from 'shell/host';
import { mayLoadStripe } from './mayLoadStripe';

const spokenByStripe = ['en', 'es', 'fr', 'zh'] as const;
const loaded = new Map<string, Promise<Stripe>>();

/** Stripe requires that its script is loaded from its own address. */
export async function stripeJs(publishableKey: string): Promise<Stripe> {
  if (!mayLoadStripe(performance.getEntriesByType?.('navigation')[0]?.name)) return reloadDocument();
  const loading = loaded.get(publishableKey) ?? load(publishableKey);
  loaded.set(publishableKey, loading);
  // A retry loads it again.
  loading.catch(() => loaded.delete(publishableKey));
  return loading;
}

/** The loader picks the release of Stripe.js that matches the API version of the server's SDK. */
async function load(publishableKey: string): Promise<Stripe> {
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  const stripe = await loadStripe(publishableKey, { locale: stripeLocale() });
  if (!stripe) throw new Error('Stripe.js did not start');
  return stripe;
}

/** Stripe has no Hindi, Telugu and Farsi: there it takes the browser's language, or English. */
const stripeLocale = (): StripeElementLocale =>
  spokenByStripe.find((language) => language === pageLanguage()) ?? 'auto';

/** Reloads the page, so that the document gets the policy of this path. */
function reloadDocument(): Promise<never> {
  location.reload();
  return new Promise(() => undefined);
}
