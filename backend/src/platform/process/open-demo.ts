import type { Config } from '../config/config.js';

const isLoopback = (host: string) => /^(localhost|127\..*|::1|\[::1\])$/.test(host);

/** What a site without real providers shows to everyone who reaches it. */
export function openDemoWarning({ appEnv, host }: Pick<Config, 'appEnv' | 'host'>): string | undefined {
  if (appEnv === 'production' || isLoopback(host)) return undefined;
  return `This is a ${appEnv} site on ${host}: who reaches it can read every code at /sandbox and ship at /platform. APP_ENV=production has neither.`;
}
