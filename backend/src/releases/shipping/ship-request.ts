import { z } from 'zod';
import { line } from '../../platform/contract.js';
import { remoteRelease } from '../contract.js';
import type { Files } from './build-check.js';
import { Refusal } from '../store/release-store.js';

export const nameOfRelease = remoteRelease.shape.name.max(40);
/** Who did it, for the history. */
export const byWhom = line.min(1).max(80);

const said = z.object({
  name: nameOfRelease,
  by: byWhom,
  percent: z.coerce.number().positive().max(100).optional(),
  dropPaths: z.enum(['0', '1']).optional(),
});

export interface Shipment extends Omit<z.infer<typeof said>, 'dropPaths'> {
  dropPaths: boolean;
  files: Files;
}

/** What a team's tool sends: a few words, and the files of a build under their paths. */
export async function shipmentIn(form: FormData): Promise<Shipment> {
  const entries = [...form];
  const { dropPaths, ...words } = read(entries.filter(([, value]) => typeof value === 'string'));
  const files = await filesIn(entries.flatMap(([, value]) => (value instanceof File ? [value] : [])));
  return { ...words, dropPaths: dropPaths === '1', files };
}

function read(texts: [string, unknown][]) {
  const { data, error } = said.safeParse(Object.fromEntries(texts));
  if (data) return data;
  throw new Refusal(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
}

async function filesIn(sent: File[]): Promise<Files> {
  const files: Files = new Map();
  for (const file of sent) {
    if (files.has(file.name)) throw new Refusal([`${file.name} was sent twice.`]);
    files.set(file.name, Buffer.from(await file.arrayBuffer()));
  }
  return files;
}
