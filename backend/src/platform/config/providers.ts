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
    /** For verification sessions. Also while they are switched off, for those that have begun. */
    identityKey: string | undefined;
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
  /** Stripe Identity. Null where no documents are checked: with real keys unless it is switched on. */
  identity: { countries: string[]; budget: { hour: number; day: number } } | null;
  /** AeroAPI. Null where flights are not looked up: in production without a key. */
  flights: { apiKey: string; url: string; budget: { hour: number; day: number } } | null;
  /** Null where nothing is translated: in production without a provider. */
  translation: {
    provider: NonNullable<Variables['TRANSLATION_PROVIDER']>;
    key: string | undefined;
    url: string;
    budget: { hour: number; day: number; month: number };
  } | null;
  /** Null where browsers are sent nothing: in production without keys, and without a service worker. */
  push: { publicKey: string; privateKey: string; subject: string } | null;
  sandbox: Record<'mail' | 'sms' | 'captcha' | 'stripe' | 'flights' | 'translation' | 'push', boolean>;
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
  sandbox: {
    port: number;
    smtpPort: number;
    webhookSecrets: string[];
    vapidKeys: { publicKey: string; privateKey: string };
  },
): Providers {
  const own = `http://127.0.0.1:${sandbox.port}/sandbox`;
  const missing = {
    mail: !set.SMTP_HOST,
    sms: !set.TWILIO_ACCOUNT_SID,
    captcha: !set.RECAPTCHA_SECRET_KEY,
    stripe: !set.STRIPE_SECRET_KEY,
    flights: !set.AEROAPI_KEY && set.APP_ENV !== 'production',
    translation: !set.TRANSLATION_KEY && !set.TRANSLATION_URL && set.APP_ENV !== 'production',
    push: !set.VAPID_PRIVATE_KEY && set.APP_ENV !== 'production',
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
      identityKey: set.STRIPE_IDENTITY_KEY ?? (missing.stripe ? 'rk_sandbox' : undefined),
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
    identity: identity(set),
    flights: flights(set, own),
    translation: translation(set, own),
    push: push(set, sandbox.vapidKeys),
    sandbox: missing,
  };
}

/**
 * Whose documents Stripe compares with a selfie: https://docs.stripe.com/identity/verification-checks?type=selfie
 * Where its list has changed since, operators set theirs.
 */
const identityCountries = (
  'AE AL AM AR AT AU AZ BD BE BG BH BJ BO BR BS BY CA CH CI CL CM CN CO CR CY CZ DE DK DO DZ EC EE EG ' +
  'ES FI FR GB GE GH GR GT HK HN HR HT HU ID IE IL IN IQ IT JE JM JO JP KE KR KW KZ LB LI LK LT LU LV ' +
  'MA MD MK MM MN MT MU MX MY NG NL NO NP NZ PA PE PH PK PL PR PS PT PY RO RS RU SA SE SG SI SK SV TH ' +
  'TN TR TW UA UG US UY UZ VE VN ZA'
).split(' ');

function identity(set: Variables): Providers['identity'] {
  const isOn = set.STRIPE_IDENTITY ? set.STRIPE_IDENTITY === '1' : !set.STRIPE_SECRET_KEY;
  if (!isOn) return null;
  const countries = set.STRIPE_IDENTITY_COUNTRIES;
  const budget = { hour: set.IDENTITY_BUDGET_HOUR, day: set.IDENTITY_BUDGET_DAY };
  return { countries: countries.length ? countries : identityCountries, budget };
}

/** LibreTranslate is at no fixed address. Keys of DeepL's free plan end in `:fx` and have an address of their own. */
const translationUrls = {
  deepl: (key: string | undefined) =>
    key?.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com',
  google: () => 'https://translation.googleapis.com',
  libretranslate: () => '',
};

function translation(set: Variables, own: string): Providers['translation'] {
  const { TRANSLATION_PROVIDER: provider, TRANSLATION_KEY: key, TRANSLATION_URL: url } = set;
  const budget = {
    hour: set.TRANSLATION_BUDGET_HOUR,
    day: set.TRANSLATION_BUDGET_DAY,
    month: set.TRANSLATION_BUDGET_MONTH,
  };
  if (set.APP_ENV !== 'production' && !key && !url) {
    const played = provider ?? 'libretranslate';
    return { provider: played, key: 'sandbox', url: `${own}/${played}`, budget };
  }
  return provider ? { provider, key, url: url ?? translationUrls[provider](key), budget } : null;
}

function flights(set: Variables, own: string): Providers['flights'] {
  const budget = { hour: set.FLIGHT_BUDGET_HOUR, day: set.FLIGHT_BUDGET_DAY };
  if (set.AEROAPI_KEY) return { apiKey: set.AEROAPI_KEY, url: set.AEROAPI_URL, budget };
  return set.APP_ENV === 'production' ? null : { apiKey: 'sandbox', url: `${own}/aeroapi`, budget };
}

function push(
  { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject, ...set }: Variables,
  own: { publicKey: string; privateKey: string },
): Providers['push'] {
  if (!set.SERVICE_WORKER) return null;
  if (publicKey && privateKey && subject) return { publicKey, privateKey, subject };
  return set.APP_ENV === 'production' ? null : { ...own, subject: `mailto:${set.CONTACT_EMAIL}` };
}
