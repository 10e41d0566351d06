import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ivLength = 12;
const tagLength = 16;

const keyFor = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', `seal:${purpose}`, 32));

/** Locks a value away so that it can lie in a table or a queue without being readable there. */
export function seal(secret: string, purpose: string, value: unknown): string {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, purpose), iv);
  const body = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

/** The value again; throws when it was altered, or sealed for another purpose or with another secret. */
export function open(secret: string, purpose: string, sealed: string): unknown {
  const bytes = Buffer.from(sealed, 'base64url');
  const body = bytes.subarray(ivLength + tagLength);
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, purpose), bytes.subarray(0, ivLength), {
    authTagLength: tagLength,
  });
  decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  return JSON.parse(decipher.update(body, undefined, 'utf8') + decipher.final('utf8'));
}
