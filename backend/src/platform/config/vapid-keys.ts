import { createECDH } from 'node:crypto';

/** Of a point on P-256, which VAPID asks for (RFC 8292). */
function publicKeyOf(privateKey: Buffer): string {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  return pair.getPublicKey('base64url');
}

/** `seed` has 64 hexadecimal digits. The same one makes the same pair. */
export function vapidKeys(seed: string): { publicKey: string; privateKey: string } {
  const privateKey = Buffer.from(seed, 'hex');
  return { publicKey: publicKeyOf(privateKey), privateKey: privateKey.toString('base64url') };
}

export function isVapidPair(publicKey: string, privateKey: string): boolean {
  try {
    return publicKeyOf(Buffer.from(privateKey, 'base64url')) === publicKey;
  } catch {
    // Zero, or more than there are points on the curve.
    return false;
  }
}
