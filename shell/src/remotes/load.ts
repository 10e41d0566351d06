import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { AnnouncedRemote } from 'backend/contract/releases';
import type { RemoteDeclaration } from '../base/declaration';
import { readDeclarationsBy } from './declarations';
import { integrityPlugin } from './integrity';
import { addressOf, pinnedRemotes } from './registry';

const containerOf = (remote: AnnouncedRemote) => `mf_${remote.name.replaceAll('-', '_')}`;

export function registerPinned() {
  readDeclarationsBy(loadFromNetwork);
  registerPlugins([integrityPlugin()]);
  registerRemotes(
    pinnedRemotes().map((remote) => ({
      name: containerOf(remote),
      entry: new URL(addressOf(remote, remote.entry), location.href).href,
    })),
  );
}

async function loadFromNetwork(remote: AnnouncedRemote): Promise<RemoteDeclaration> {
  const module = await loadRemote<{ default: RemoteDeclaration }>(`${containerOf(remote)}/remote`);
  if (!module) throw new Error(`The remote ${remote.name} is empty`);
  return module.default;
}
