import {
  loadRemote,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import type { AnnouncedRemote } from 'backend/contract/releases';
import { pageLanguage } from 'shared-ui';
import type { RemoteDeclaration } from '../base/declaration';
import { readDeclarationsBy } from './declarations';
import { checkedScripts, sharedAgain } from './federationPlugins';
import { addressOf } from './registry';

/** `words` has a function for each language that loads it, and sets it for the pages and slots. */
export interface RemoteModule {
  default: RemoteDeclaration;
  words?: Partial<Record<string, () => Promise<unknown>>>;
}

const containerName = (remote: string) => `mf_${remote.replaceAll('-', '_')}`;

export function readDeclarationsFromNetwork() {
  registerPlugins([checkedScripts]);
  // Each remote has a runtime of its own, which starts with these.
  registerGlobalPlugins([sharedAgain]);
  readDeclarationsBy(async (remote) => {
    const { default: declaration, words } = await moduleOf(remote);
    await words?.[pageLanguage()]?.();
    return declaration;
  });
}

async function moduleOf(remote: AnnouncedRemote): Promise<RemoteModule> {
  const name = containerName(remote.name);
  const entry = new URL(addressOf(remote, remote.entry), location.href).href;
  registerRemotes([{ name, entry, type: 'global' }]);
  const module = await loadRemote<RemoteModule>(`${name}/remote`);
  if (!module) throw new Error(`The entry of ${remote.name} has no module`);
  return module;
}
