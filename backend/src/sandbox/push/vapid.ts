import { createPublicKey, verify } from 'node:crypto';
import { z } from 'zod';

const claims = z.object({ aud: z.string(), exp: z.number(), sub: z.string() });
const longest = 24 * 60 * 60;

/** Whether the sender is the site that the browser subscribed to (RFC 8292). */
export function isFromSite(authorization: string, { key, origin }: { key: string; origin: string }): boolean {
  const [, token = '', sender] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [header = '', body = '', signature = ''] = token.split('.');
  if (sender !== key || !isSigned(`${header}.${body}`, signature, key)) return false;
  const { aud, exp } = claims.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
  const now = Date.now() / 1000;
  return aud === origin && exp > now && exp <= now + longest;
}

function isSigned(text: string, signature: string, key: string): boolean {
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const by = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  return verify('sha256', Buffer.from(text), by, Buffer.from(signature, 'base64url'));
}
