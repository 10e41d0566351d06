import { isIP } from 'node:net';
import { z } from 'zod';

/** Only http://localhost and 127.0.0.1 without TLS, for tests: no Content-Security-Policy can name [::1]. */
export const isAssetsOrigin = (text: string) =>
  /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)(:|$))/.test(text) && URL.parse(text)?.origin === text;

function isProxy(value: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(value)) return true;
  const [address = '', mask, ...rest] = value.split('/');
  const bits = { 4: 32, 6: 128 }[isIP(address)];
  if (!bits || rest.length) return false;
  return mask === undefined || isIP(mask) === 4 || (/^\d{1,3}$/.test(mask) && Number(mask) <= bits);
}
/** Addresses of the machine itself: loopback, and the two that ECS and EKS use. */
export const isSafeForToken = (address: string) =>
  /^(https:\/\/|http:\/\/(localhost|127(\.\d{1,3}){3}|\[::1\]|169\.254\.170\.(2|23)|\[fd00:ec2::23\])([:/]|$))/.test(
    address,
  );

const dsnIssue = 'must be the address of a project, as in https://key@host/42';

export const proxy = z
  .string()
  .refine(isProxy, 'must be addresses, networks such as 10.0.0.0/8, or loopback, linklocal and uniquelocal');

/** The public key, the server and the number of a project: https://key@host/42. */
export const sentryDsn = z.url({ protocol: /^https?$/, error: dsnIssue }).transform((text, context) => {
  const { protocol, host, username: key, pathname } = new URL(text);
  const [, path = '', project] = /^(.*)\/(\d+)$/.exec(pathname) ?? [];
  if (key && project) return { key, url: `${protocol}//${host}${path}/api/${project}/envelope/` };
  context.addIssue({ code: 'custom', message: dsnIssue });
  return z.NEVER;
});
