export const tokens = {
  operator: 'the-operators-own-token',
  messaging: 'a-token-of-messaging',
  payments: 'a-token-of-payments',
};

export const tokensInEnv = {
  OPERATOR_TOKEN: tokens.operator,
  TEAM_TOKENS: `messaging:${tokens.messaging},payments:${tokens.payments}`,
};

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

export const formType = { 'content-type': 'application/x-www-form-urlencoded' };

/** All that production cannot be without. */
export const realProviders = {
  APP_ENV: 'production',
  PUBLIC_URL: 'https://flightamigo.example',
  SMTP_HOST: 'smtp.example.com',
  TWILIO_ACCOUNT_SID: 'AC00000000000000000000000000000001',
  TWILIO_AUTH_TOKEN: 'token',
  TWILIO_FROM: '+12025550100',
  RECAPTCHA_SITE_KEY: 'site',
  RECAPTCHA_SECRET_KEY: 'secret',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
} as const;
