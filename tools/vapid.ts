import { generateKeyPairSync } from 'node:crypto';

/** Prints a new pair of keys for push (RFC 8292), as lines of a `.env`. */
const {
  x = '',
  y = '',
  d = '',
} = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
  format: 'jwk',
});
const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
console.log(`VAPID_PUBLIC_KEY=${point.toString('base64url')}`);
console.log(`VAPID_PRIVATE_KEY=${d}`);
console.log('VAPID_SUBJECT=mailto:<an address of yours>');
