import type { Config } from '../../platform/config/config.js';
import type { Boot } from '../contract.js';
import type { RenderedText } from '../rendering/messages.js';

type OfThisPage =
  | 'registry'
  | 'answers'
  | 'overrides'
  | 'offline'
  | 'assets'
  | 'languages'
  | 'titles'
  | 'nameLater';

export const hasSandbox = ({ sandbox }: Pick<Config, 'sandbox'>): boolean =>
  Object.values(sandbox).some(Boolean);

export function bootOf(config: Config, page: Pick<Boot, OfThisPage>): Boot {
  const { captcha, analytics, socialLinks } = config;
  const hasLinks = Object.values(socialLinks).some(Boolean);
  return {
    ...page,
    sandbox: hasSandbox(config),
    production: config.appEnv === 'production',
    captcha: {
      siteKey: captcha.siteKey,
      script: captcha.scriptUrl
        ? `${captcha.scriptUrl}?render=${captcha.siteKey}&hl=en&trustedtypes=true`
        : '/sandbox/captcha/api.js',
    },
    analytics: { needsConsent: analytics.measurementId !== undefined },
    contactEmail: config.contactEmail,
    ...(config.flights && { flights: true }),
    ...(config.translation && { translation: true }),
    ...(hasLinks && { socialLinks }),
  };
}

/** The responses that the root shows are in the cache of answers, so they are not sent twice. */
export function withRendered(
  boot: Boot,
  address: string,
  { parts, answered, usedAnswers }: RenderedText,
): string {
  const left = Object.entries(boot.answers).filter(([url]) => !usedAnswers.includes(url));
  const others = JSON.stringify({ ...boot, answers: Object.fromEntries(left) });
  const rendered = JSON.stringify({ address, parts });
  return `${others.slice(0, -1)},"rendered":${rendered.slice(0, -1)},"answered":${answered}}}`;
}
