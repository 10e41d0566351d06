import type { Appearance } from '@stripe/stripe-js';

/** Translates the current theme, which `StripeForm.module.css` sets on the box, to Stripe's options. */
export function appearanceOf(box: HTMLElement): Appearance {
  const style = getComputedStyle(box);
  return {
    theme: 'flat',
    labels: 'above',
    variables: {
      colorPrimary: style.outlineColor,
      colorBackground: style.backgroundColor,
      colorText: style.color,
      colorTextSecondary: style.caretColor,
      colorDanger: style.textDecorationColor,
      borderRadius: style.borderTopLeftRadius,
      fontFamily: style.fontFamily,
      fontSizeBase: style.fontSize,
    },
    rules: { '.Input': { border: `1.5px solid ${style.borderTopColor}` } },
  };
}
