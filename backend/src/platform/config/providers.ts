import type { Variables } from './variables.js';

export interface Providers {
  mail: {
    host: string;
    port: number;
    secure: boolean;
    requireTls: boolean;
    /** Mails a second. */
    rate?: number;
    user?: string;
    password?: string;
    from: string;
  };
  sms: {
    accountSid: string;
    authToken: string;
    from: string;
    baseUrl: string | null;
    allowedCountries: string[];
    /** Of one segment, in millionths of a dollar, where the operator knows better than our list. */
    prices: Record<string, number>;
  };
  captcha: {
    siteKey: string;
    secretKey: string;
    verifyUrl: string;
    scriptUrl: string | null;
    minScore: number;
  };
  analytics: { measurementId?: string; apiSecret?: string; url: string };
  stripe: {
    secretKey: string;
    publishableKey: string;
    /** One for each webhook endpoint at Stripe, and both while a secret is rolled. */
    webhookSecrets: string[];
    /** Apple asks for its content at an address of the site. */
    applePayFile?: string;
    country: string;
    payoutCountries: string[];
    /** Takes tips that helpers give on. */
    charity: { name: string; account: string } | null;
    api: { protocol: 'http' | 'https'; host: string; port: number; path: string };
  };
  sandbox: { mail: boolean; sms: boolean; captcha: boolean; stripe: boolean };
}

/** SMS to other countries are refused before they cost money. */
const smsCountries = ['US', 'CA', 'GB', 'AU', 'IN', 'DE', 'FR', 'IE', 'NL', 'NZ', 'SG', 'AE'];

const isLoopback = (host: string) => /^(localhost|127(\.\d{1,3}){3}|::1)$/i.test(host);

/** Between these regions Stripe pays out without a contract: https://docs.stripe.com/connect/cross-border-payouts */
const payoutCountries =
  'AT BE BG CA CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LI LT LU LV MT NL NO PL PT RO SE SI SK US'.split(
    ' ',
  );

export function providers(
  set: Variables,
  sandbox: { port: number; smtpPort: number; webhookSecrets: string[] },
): Providers {
  const own = `http://127.0.0.1:${sandbox.port}/sandbox`;
  const missing = {
    mail: !set.SMTP_HOST,
    sms: !set.TWILIO_ACCOUNT_SID,
    captcha: !set.RECAPTCHA_SECRET_KEY,
    stripe: !set.STRIPE_SECRET_KEY,
  };
  return {
    mail: {
      host: set.SMTP_HOST ?? '127.0.0.1',
      port: missing.mail ? sandbox.smtpPort : set.SMTP_PORT,
      secure: set.SMTP_SECURE,
      requireTls: !set.SMTP_SECURE && !isLoopback(set.SMTP_HOST ?? '127.0.0.1'),
      rate: set.SMTP_RATE,
      user: set.SMTP_USER,
      password: set.SMTP_PASSWORD,
      from: set.MAIL_FROM,
    },
    sms: {
      accountSid: set.TWILIO_ACCOUNT_SID ?? 'AC00000000000000000000000000000000',
      authToken: set.TWILIO_AUTH_TOKEN ?? 'sandbox',
      from: set.TWILIO_FROM ?? '+15005550006',
      baseUrl: missing.sms ? `${own}/twilio` : null,
      allowedCountries: set.SMS_COUNTRIES.length ? set.SMS_COUNTRIES : smsCountries,
      prices: Object.fromEntries(set.SMS_PRICES),
    },
    captcha: {
      siteKey: set.RECAPTCHA_SITE_KEY ?? 'sandbox',
      secretKey: set.RECAPTCHA_SECRET_KEY ?? 'sandbox',
      verifyUrl: missing.captcha
        ? `${own}/captcha/siteverify`
        : 'https://www.google.com/recaptcha/api/siteverify',
      scriptUrl: missing.captcha ? null : 'https://www.google.com/recaptcha/api.js',
      minScore: set.RECAPTCHA_MIN_SCORE,
    },
    analytics: {
      measurementId: set.GA_MEASUREMENT_ID,
      apiSecret: set.GA_API_SECRET,
      url: set.GA_URL,
    },
    stripe: {
      secretKey: set.STRIPE_SECRET_KEY ?? 'sk_sandbox',
      publishableKey: set.STRIPE_PUBLISHABLE_KEY ?? 'pk_sandbox',
      webhookSecrets: set.STRIPE_WEBHOOK_SECRET?.split(/[\s,]+/).filter(Boolean) ?? sandbox.webhookSecrets,
      applePayFile: set.STRIPE_APPLE_PAY_FILE,
      country: set.STRIPE_COUNTRY,
      payoutCountries: set.STRIPE_PAYOUT_COUNTRIES.length ? set.STRIPE_PAYOUT_COUNTRIES : payoutCountries,
      charity:
        set.CHARITY_NAME && set.CHARITY_ACCOUNT
          ? { name: set.CHARITY_NAME, account: set.CHARITY_ACCOUNT }
          : null,
      api: missing.stripe
        ? { protocol: 'http', host: '127.0.0.1', port: sandbox.port, path: '/sandbox/stripe' }
        : { protocol: 'https', host: 'api.stripe.com', port: 443, path: '' },
    },
    sandbox: missing,
  };
}
