import { boot } from '../base/boot';
import { loadScript } from '../base/loadScript';

export type BotCheckAction =
  | 'login'
  | 'create_listing'
  | 'find_help_submit'
  | 'offer_help_submit'
  | 'contact'
  | 'alert';

interface BotCheckApi {
  ready(then: () => void): void;
  execute(siteKey: string, options: { action: BotCheckAction }): PromiseLike<string>;
}

const timeoutMs = 3000;
const fallbackToken = 'bot-check-unavailable';

/** The server accepts the fallback as unproven, so that users with a blocked script can go on. */
export function botCheck(action: BotCheckAction): Promise<string> {
  const timeout = new Promise<string>((resolve) => setTimeout(() => resolve(fallbackToken), timeoutMs));
  return Promise.race([token(action).catch(() => fallbackToken), timeout]);
}

/** Loads the provider's script before submit, where loading would use up the timeout of the check. */
botCheck.warm = (): void => {
  const { script } = boot.captcha;
  // The check itself tries again.
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
