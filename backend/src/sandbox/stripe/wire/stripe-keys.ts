import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '../../../platform/config/config.js';
import { StripeError } from './stripe-errors.js';

const withKey = z.object({ key: z.string() });

/** A publishable key belongs to a browser, which must also know a client secret. */
export function isPublicKey(request: FastifyRequest, { stripe }: Config): boolean {
  const key = keyOf(request);
  if (key === stripe.secretKey || key === stripe.identityKey) return false;
  if (key === stripe.publishableKey) return true;
  throw new StripeError(401, {
    message: key ? `Invalid API Key provided: ${masked(key)}` : 'You did not provide an API key.',
  });
}

/** A key that may read dates of birth. */
export const isRestrictedKey = (request: FastifyRequest, { stripe }: Config): boolean =>
  keyOf(request) === stripe.identityKey;

export const needsSecretKey = () =>
  new StripeError(401, {
    code: 'secret_key_required',
    message: 'This API call cannot be made with a publishable API key. Please use a secret API key.',
  });

function keyOf({ headers, query, body }: FastifyRequest): string {
  const [scheme, given = ''] = (headers.authorization ?? '').split(' ');
  if (scheme === 'Bearer') return given;
  if (scheme === 'Basic') return Buffer.from(given, 'base64').toString().split(':')[0] ?? '';
  return withKey.safeParse(body).data?.key ?? withKey.safeParse(query).data?.key ?? '';
}

const masked = (key: string) => `${key.slice(0, 3)}${'*'.repeat(Math.min(20, key.length))}${key.slice(-4)}`;
