import type { z } from 'zod';
import type { BuildFiles } from '../store/release-files.js';
import { Refusal } from '../store/refusal.js';
import { shipForm } from './contract.js';

type ShipFields = z.infer<typeof shipForm>;
export interface ShipRequest extends Pick<ShipFields, 'name' | 'by' | 'percent'> {
  dropPaths: boolean;
  files: BuildFiles;
}

export async function parseShipRequest(form: FormData): Promise<ShipRequest> {
  const entries = [...form];
  const { dropPaths, name, by, percent } = parseFields(entries);
  const files = await filesOf(entries.flatMap(([, value]) => (value instanceof File ? [value] : [])));
  return { name, by, percent, dropPaths: dropPaths === '1', files };
}

function parseFields(entries: [string, unknown][]) {
  const fields = entries.filter(([, value]) => typeof value === 'string');
  const { data, error } = shipForm.omit({ file: true }).safeParse(Object.fromEntries(fields));
  if (data) return data;
  throw new Refusal(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
}

async function filesOf(uploads: File[]): Promise<BuildFiles> {
  const files: BuildFiles = new Map();
  for (const upload of uploads) {
    if (files.has(upload.name)) throw new Refusal([`${upload.name} was sent twice.`]);
    files.set(upload.name, Buffer.from(await upload.arrayBuffer()));
  }
  return files;
}
