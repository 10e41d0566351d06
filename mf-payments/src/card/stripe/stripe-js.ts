import type { Stripe } from '@stripe/stripe-js';
import { mayLoadStripe } from './mayLoadStripe';

const known = new Map<string, Promise<Stripe>>();

/** Stripe's own program, from Stripe's own address: it may come from nowhere else. */
export async function stripeJs(publishableKey: string): Promise<Stripe> {
  if (!mayLoadStripe(performance.getEntriesByType?.('navigation')[0]?.name)) return openAnew();
  const loading = known.get(publishableKey) ?? load(publishableKey);
  known.set(publishableKey, loading);
  // Whoever tries again loads it again.
  loading.catch(() => known.delete(publishableKey));
  return loading;
}

/** Stripe's loader names the release of Stripe.js that fits the API version of the server's SDK. */
async function load(publishableKey: string): Promise<Stripe> {
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error('Stripe.js did not start');
  return stripe;
}

/** The same page as a document of its own, which may load more than the one that led here. */
function openAnew(): Promise<never> {
  location.reload();
  return new Promise(() => undefined);
}
