import { SetMetadata } from '@nestjs/common';

export const FOR_BROWSERS = Symbol('for browsers');

/** Stripe.js may call this route with the publishable key. */
export const ForBrowsers = () => SetMetadata(FOR_BROWSERS, true);
