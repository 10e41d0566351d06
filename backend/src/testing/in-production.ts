export const inProduction = {
  APP_ENV: 'production',
  SECRET: 'Zk3vQ8wLr5TnXb2YcHd7MfPs9GjRu4Ae',
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
