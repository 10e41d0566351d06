import { boot } from '../base/boot';
import { loadScript } from '../base/loadScript';

export type BotCheckAction =
  | 'login'
  | 'create_listing'
  | 'find_help_submit'
  | 'offer_help_submit'
  | 'contact';

interface BotCheckApi {
  ready(then: () => void): void;
  execute(siteKey: string, options: { action: BotCheckAction }): PromiseLike<string>;
}

const timeoutMs = 3000;
const fallbackToken = 'bot-check-unavailable';

/** The server knows the fallback as no proof; a person behind a blocked script can still go on. */
export function botCheck(action: BotCheckAction): Promise<string> {
  const late = new Promise<string>((resolve) => setTimeout(() => resolve(fallbackToken), timeoutMs));
  return Promise.race([token(action).catch(() => fallbackToken), late]);
}

/** Loads the provider's script while a form is filled in. Loaded at submit, it would take the time for the check. */
botCheck.warm = (): void => {
  const { script } = boot.captcha;
  // The check itself loads it again, and goes on without it.
  if (script) loadScript(script).catch(() => undefined);
};

async function token(action: BotCheckAction): Promise<string> {
  const { siteKey, script } = boot.captcha;
  if (!script) return fallbackToken;
  await loadScript(script);
  const { grecaptcha } = window as { grecaptcha?: BotCheckApi };
  if (!grecaptcha) return fallbackToken;
  await new Promise<void>((resolve) => grecaptcha.ready(resolve));
  return grecaptcha.execute(siteKey, { action });
}
