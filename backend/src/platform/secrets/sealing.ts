import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const ivLength = 12;
const tagLength = 16;

const keyFor = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', `seal:${purpose}`, 32));

/** The first hash belongs to the current secret and is the one to store. */
export const keyedHashes = (secrets: readonly string[], text: string): Buffer[] =>
  secrets.map((secret) => createHmac('sha256', secret).update(text).digest());

export function seal(secret: string, purpose: string, value: unknown): string {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, purpose), iv);
  const body = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

/** Without a stack: the operator needs only the sentence. */
export class UnknownSeal extends Error {
  override stack = undefined;

  constructor(purpose: string) {
    super(`A value for ${purpose} was changed, or sealed with a SECRET that SECRET_BEFORE does not name`);
  }
}

/** Throws when the value was changed, or sealed for another purpose or with another secret. */
export function open(secrets: string | readonly string[], purpose: string, sealed: string): unknown {
  for (const secret of [secrets].flat()) {
    const text = decrypt(secret, purpose, sealed);
    if (text !== undefined) return JSON.parse(text);
  }
  throw new UnknownSeal(purpose);
}

function decrypt(secret: string, purpose: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  const body = bytes.subarray(ivLength + tagLength);
  if (bytes.length < ivLength + tagLength) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, purpose), bytes.subarray(0, ivLength), {
    authTagLength: tagLength,
  });
  decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  try {
    return decipher.update(body, undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}
