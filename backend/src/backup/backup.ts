import { keyedHashes } from '../platform/secrets/sealing.js';
import type { Config } from '../platform/config/config.js';
import type { BackupPlace } from './open-place.js';
import { openStore } from '../platform/object-store/open-store.js';
import { BackupRefusal } from './backup-refusal.js';
import { dumpDatabase } from './database/dump.js';
import {
  manifest,
  manifestKey,
  manifestSumKey,
  sha256,
  signatureKey,
  type BackedUpFile,
  type BackupManifest,
} from './manifest.js';
import { sign } from './signature.js';
import { backUpFiles, missingPictures } from './store-files.js';
import { writeFile } from './write-file.js';

export const secretMarks = (secrets: string[]) =>
  keyedHashes(secrets, 'backup').map((hash) => hash.toString('hex').slice(0, 16));

export async function backUp(config: Config, to: BackupPlace): Promise<BackupManifest> {
  if ((await to.list('')).length) throw new BackupRefusal('This place is not empty: a backup needs its own');
  let files: BackedUpFile[] = [];
  const database = await dumpDatabase(config.databaseDirectUrl ?? '', to, async () => {
    files = await backUpFiles(openStore(config), to);
  });
  const [secretMark = ''] = secretMarks(config.secrets);
  const done = { format: 1, finishedAt: new Date().toISOString(), secretMark, database, files };
  const complete = manifest.parse(done);
  const body = Buffer.from(`${JSON.stringify(complete, null, 2)}\n`);
  await writeFile(to, manifestKey, body);
  await writeFile(to, signatureKey, sign(config.secrets, body));
  await writeFile(to, manifestSumKey, Buffer.from(`${sha256(body)}  ${manifestKey}\n`));
  for (const code of missingPictures(database.pictures, files))
    console.error(`The store has lost the files of picture ${code}`);
  return complete;
}
