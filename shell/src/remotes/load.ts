import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { AnnouncedRemote } from 'backend/contract/releases';
import type { RemoteDeclaration } from '../base/declaration';
import { integrityPlugin } from './integrity';
import { incompatibility } from './compatibility';
import { addressOf, pinnedRemotes } from './registry';

const containerOf = (remote: AnnouncedRemote) => `mf_${remote.name.replaceAll('-', '_')}`;
const timeoutMs = 15_000;

export function registerPinned() {
  registerPlugins([integrityPlugin()]);
  registerRemotes(
    pinnedRemotes().map((remote) => ({
      name: containerOf(remote),
      entry: new URL(addressOf(remote, remote.entry), location.href).href,
    })),
  );
}

const loaded = new Map<string, Promise<RemoteDeclaration>>();

export function loadDeclaration(remote: AnnouncedRemote): Promise<RemoteDeclaration> {
  const incompatible = incompatibility(remote);
  if (incompatible) return Promise.reject(incompatible);
  const known = loaded.get(remote.name);
  if (known) return known;
  const loading = withTimeout(
    loadRemote<{ default: RemoteDeclaration }>(`${containerOf(remote)}/remote`).then((module) => {
      if (!module) throw new Error(`The remote ${remote.name} is empty`);
      return module.default;
    }),
  );
  loaded.set(remote.name, loading);
  loading.catch(() => loaded.delete(remote.name));
  return loading;
}

/** On a slow network the visitor sees an error after a while, not a skeleton for ever. */
export function withTimeout<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('It took too long to load')), timeoutMs);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
