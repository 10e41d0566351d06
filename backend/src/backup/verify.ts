import type { BackupPlace } from './open-place.js';
import { Semaphore } from '../platform/object-store/semaphore.js';
import { BackupRefusal } from './backup-refusal.js';
import {
  filesOf,
  manifest,
  manifestKey,
  manifestSumKey,
  sha256,
  type BackedUpFile,
  type BackupManifest,
} from './manifest.js';

const maxConcurrent = 4;

export async function readManifest(from: BackupPlace): Promise<{ manifest: BackupManifest; body: Buffer }> {
  const [body, sum] = await Promise.all([manifestKey, manifestSumKey].map((key) => from.read(key)));
  if (!body || !sum)
    throw new BackupRefusal(
      `There is no complete backup here: ${body ? manifestSumKey : manifestKey} is missing, which is written last`,
    );
  if (sum.body.toString().split(' ')[0] !== sha256(body.body))
    throw new BackupRefusal(`${manifestKey} is damaged: its checksum differs`);
  const read = manifest.safeParse(JSON.parse(body.body.toString()));
  if (!read.success) throw new BackupRefusal(`${manifestKey} has a format that this release does not know`);
  return { manifest: read.data, body: body.body };
}

/** Reads every file once, before the restore writes anything. */
export async function verifyFiles(from: BackupPlace, of: BackupManifest): Promise<void> {
  const semaphore = new Semaphore(maxConcurrent);
  const faults = await Promise.all(filesOf(of).map((file) => semaphore.run(() => faultOf(from, file))));
  const found = faults.filter((fault) => fault !== null);
  if (found.length) throw new BackupRefusal(`Nothing was restored: ${found.join(', ')}`);
}

/** Checked again, because the file may change between the check and its use. */
export const checkedReader = (from: BackupPlace) => async (file: BackedUpFile) => {
  const { body, fault } = await look(from, file);
  if (!body || fault) throw new BackupRefusal(fault ?? `${file.key} is missing`);
  return body;
};

async function faultOf(from: BackupPlace, file: BackedUpFile): Promise<string | null> {
  return (await look(from, file)).fault;
}

async function look(from: BackupPlace, { key, bytes, sha256: expected }: BackedUpFile) {
  const found = await from.read(key);
  if (!found) return { body: null, fault: `${key} is missing` };
  const isSame = found.body.length === bytes && sha256(found.body) === expected;
  return { body: found.body, fault: isSame ? null : `${key} is damaged` };
}
