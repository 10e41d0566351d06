import { useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import { pageLanguage } from 'shell/host';
import type { CardFieldsProps } from '../../card-provider';
import { appearanceOf } from './appearanceOf';
import { stripeOutcome } from './outcome';
import type { Stripe, StripeElements, StripePaymentElement } from '@stripe/stripe-js';
import { stripeJs } from './stripe-js';
import styles from './StripeForm.module.css';

/** Stripe's Payment Element: card data stays in an iframe of Stripe. */
export function StripeForm(props: CardFieldsProps) {
  const { config, clientSecret, returnPath, ref } = props;
  const { publishableKey } = config;
  const box = useRef<HTMLDivElement>(null);
  const open = useRef<{ stripe: Stripe; elements: StripeElements }>(null);
  const onReady = useEffectEvent(props.onReady);
  const onFailure = useEffectEvent(props.onFailure);

  useEffect(() => {
    let isGone = false;
    let element: StripePaymentElement | undefined;
    const start = async () => {
      const stripe = await stripeJs(publishableKey);
      if (isGone || !box.current) return;
      const elements = stripe.elements({ clientSecret, appearance: appearanceOf(box.current) });
      element = elements.create('payment');
      element.on('ready', () => onReady());
      element.on('loaderror', () => onFailure());
      element.mount(box.current);
      open.current = { stripe, elements };
    };
    start().catch(() => !isGone && onFailure());
    return () => {
      isGone = true;
      open.current = null;
      element?.destroy();
    };
  }, [publishableKey, clientSecret]);

  useImperativeHandle(ref, () => ({
    async confirm() {
      if (!open.current) return { kind: 'incomplete' };
      const { stripe, elements } = open.current;
      const { error } = await elements.submit();
      if (error) return { kind: 'incomplete' };
      return stripeOutcome(
        await stripe.confirmPayment({
          elements,
          confirmParams: { return_url: location.origin + prefix() + returnPath },
          redirect: 'if_required',
        }),
      );
    },
  }));

  return <div ref={box} className={styles.box} />;
}

/** Of addresses in the page's language. Links have it from the router. */
const prefix = () => (pageLanguage() === 'en' ? '' : `/${pageLanguage()}`);
