import type { AnnouncedRemote } from 'backend/contract/releases';
import type { RemoteDeclaration } from '../base/declaration';
import { incompatibility } from './compatibility';

type Read = (remote: AnnouncedRemote) => Promise<RemoteDeclaration>;

const timeoutMs = 15_000;
let read: Read = ({ name }) => Promise.reject(new Error(`Nothing loads ${name} yet`));
const loaded = new Map<string, Promise<RemoteDeclaration>>();

/** A browser loads remotes by Module Federation; the server has their bundles. */
export function readDeclarationsBy(reader: Read) {
  read = reader;
}

export function loadDeclaration(remote: AnnouncedRemote): Promise<RemoteDeclaration> {
  const incompatible = incompatibility(remote);
  if (incompatible) return Promise.reject(incompatible);
  const key = `${remote.name}@${remote.release}`;
  const known = loaded.get(key);
  if (known) return known;
  const loading = withTimeout(read(remote));
  loaded.set(key, loading);
  loading.catch(() => loaded.delete(key));
  return loading;
}

/** On a slow network the visitor sees an error after a while, not a skeleton for ever. */
export function withTimeout<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('It took too long to load')), timeoutMs);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
