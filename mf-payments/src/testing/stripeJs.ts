import { afterEach, beforeEach } from '@jest/globals';

const address = 'https://js.stripe.com/';

interface Answer {
  paymentIntent?: object;
  error?: object;
}

/** A fake of Stripe.js: records the calls and returns the test's responses. */
export function stripeJs() {
  const asked: [string, unknown][] = [];
  const says = {
    element: 'ready' as 'ready' | 'loaderror',
    submit: {} as { error?: { type: string } },
    confirm: {} as Answer,
    retrieve: {} as Answer,
  };
  const element = {
    mount: () => undefined,
    destroy: () => asked.push(['destroy', null]),
    on: (event: string, listener: () => void) => event === says.element && queueMicrotask(listener),
  };
  const Stripe = (key: string, settings: object) => ({
    elements: (options: object) => {
      asked.push(['elements', { key, ...settings, ...options }]);
      return { create: () => element, submit: async () => says.submit };
    },
    async confirmPayment({ confirmParams, redirect }: { confirmParams: object; redirect: string }) {
      asked.push(['confirm', { ...confirmParams, redirect }]);
      return says.confirm;
    },
    retrievePaymentIntent: async () => says.retrieve,
  });
  const arrival = new MutationObserver(() => {
    for (const script of document.head.querySelectorAll<HTMLScriptElement>(`script[src^="${address}"]`)) {
      Object.assign(window, { Stripe });
      script.dispatchEvent(new Event('load'));
    }
  });

  beforeEach(() => {
    asked.length = 0;
    Object.assign(says, { element: 'ready', submit: {}, confirm: {}, retrieve: {} });
    arrival.observe(document.head, { childList: true });
  });
  afterEach(() => {
    arrival.disconnect();
    Reflect.deleteProperty(window, 'Stripe');
  });
  return { asked, says };
}
