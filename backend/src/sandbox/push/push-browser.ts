import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { derivedSecret } from '../../platform/config/derived-secret.js';

/** A browser that has subscribed. Its keys follow from its name, so every node can open what it is sent. */
export function subscribe(secret: string): { name: string; keys: { p256dh: string; auth: string } } {
  const name = randomBytes(16).toString('base64url');
  const { pair, auth } = keysOf(secret, name);
  return { name, keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') } };
}

function keysOf(secret: string, name: string) {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(derivedSecret(secret, `sandbox.push.key:${name}`), 'hex');
  const auth = Buffer.from(derivedSecret(secret, `sandbox.push.auth:${name}`), 'hex').subarray(0, 16);
  return { pair, auth };
}

const derive = (key: Buffer, salt: Buffer, info: string | Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** Decrypts a push as browsers do (RFC 8291 and 8188): one record, and what sent it has a key of its own. */
export function decrypt(secret: string, name: string, body: Buffer): string {
  const { pair, auth } = keysOf(secret, name);
  const salt = body.subarray(0, 16);
  const keyEnd = 21 + body.readUInt8(20);
  const senderKey = body.subarray(21, keyEnd);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey]);
  const shared = derive(pair.computeSecret(senderKey), auth, info, 32);
  const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(shared, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce, { authTagLength: 16 });
  decipher.setAuthTag(body.subarray(-16));
  const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
