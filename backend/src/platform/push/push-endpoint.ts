import type { Config } from '../config/config.js';
import { mayBePublic } from '../outbound/public-connection.js';

/** Where the sandbox plays a push service. Nowhere in production. */
export const sandboxPushUrl = ({ port }: Pick<Config, 'port'>): string =>
  `http://127.0.0.1:${port}/sandbox/push/`;

export const isOfSandbox = (config: Pick<Config, 'port' | 'sandbox'>, endpoint: string): boolean =>
  config.sandbox.push &&
  endpoint.startsWith(sandboxPushUrl(config)) &&
  /^[\w-]+$/.test(endpoint.slice(sandboxPushUrl(config).length));

/** Whether a push may be sent there. Its name is looked up when one is. */
export const isPushEndpoint = (config: Pick<Config, 'port' | 'sandbox'>, endpoint: string): boolean =>
  mayBePublic(endpoint) || isOfSandbox(config, endpoint);
