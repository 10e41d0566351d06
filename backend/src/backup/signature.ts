import { timingSafeEqual } from 'node:crypto';
import { keyedHashes } from '../platform/secrets/sealing.js';
import { BackupRefusal } from './backup-refusal.js';
import { manifestKey, signatureKey } from './manifest.js';
import type { BackupPlace } from './open-place.js';

/** With the current secret first. Only who has the site's SECRET can make one. */
const signaturesOf = (secrets: readonly string[], manifestBody: Buffer) =>
  keyedHashes(secrets, `backup manifest\n${manifestBody.toString()}`);

export function sign(secrets: readonly string[], manifestBody: Buffer): Buffer {
  const [signature] = signaturesOf(secrets, manifestBody);
  return Buffer.from(`${signature?.toString('hex')}  ${manifestKey}\n`);
}

/** Without it, write access to the backup storage would be enough to add a staff role to a backup. */
export async function requireSignature(from: BackupPlace, secrets: readonly string[], manifestBody: Buffer) {
  const file = await from.read(signatureKey);
  if (!file)
    throw new BackupRefusal(
      `Nothing was restored: ${signatureKey} is missing, so nobody knows who wrote this backup. One that was made before backups were signed is restored with --unsigned`,
    );
  const found = Buffer.from(file.body.toString().split(' ')[0] ?? '', 'hex');
  const isOurs = signaturesOf(secrets, manifestBody).some(
    (expected) => found.length === expected.length && timingSafeEqual(found, expected),
  );
  if (!isOurs)
    throw new BackupRefusal(
      `Nothing was restored: ${manifestKey} was changed after the backup, because ${signatureKey} is not its signature`,
    );
}
