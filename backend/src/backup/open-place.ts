import { resolve } from 'node:path';
import { FolderStore } from '../platform/object-store/folder-store.js';
import type { ObjectStore } from '../platform/object-store/object-store.js';

/** A folder that holds one backup. */
export function openPlace(name: string): ObjectStore {
  return new FolderStore(resolve(name), { flush: true });
}
