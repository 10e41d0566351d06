import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { AnnouncedRemote } from 'backend/contract/releases';
import type { RemoteDeclaration } from '../base/declaration';
import { checkIntegrity } from './integrity';
import { refusal } from './compatibility';
import { addressOf, pinnedRemotes } from './registry';

const containerOf = (remote: AnnouncedRemote) => `mf_${remote.name.replaceAll('-', '_')}`;
const patience = 15_000;

/** Tells the federation runtime where this page's remotes are; loads none of them. */
export function registerPinned() {
  registerPlugins([checkIntegrity()]);
  registerRemotes(
    pinnedRemotes().map((remote) => ({
      name: containerOf(remote),
      entry: new URL(addressOf(remote, remote.entry), location.href).href,
    })),
  );
}

const loaded = new Map<string, Promise<RemoteDeclaration>>();

/** The remote's own declaration, loaded once; a failure is forgotten, so that trying again is possible. */
export function loadDeclaration(remote: AnnouncedRemote): Promise<RemoteDeclaration> {
  const refused = refusal(remote);
  if (refused) return Promise.reject(refused);
  const known = loaded.get(remote.name);
  if (known) return known;
  const loading = inTime(
    loadRemote<{ default: RemoteDeclaration }>(`${containerOf(remote)}/remote`).then((module) => {
      if (!module) throw new Error(`The remote ${remote.name} is empty`);
      return module.default;
    }),
  );
  loaded.set(remote.name, loading);
  loading.catch(() => loaded.delete(remote.name));
  return loading;
}

/** Somebody on an airport's wifi should be told, not left with a skeleton for ever. */
export function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('It took too long to load')), patience);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
