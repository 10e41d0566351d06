import type { AnnouncedRemote } from 'backend/contract/releases';
import { pageLanguage } from 'shared-ui';
import type { RemoteDeclaration } from '../base/declaration';
import { readDeclarationsBy } from './declarations';
import { runReleaseScript } from './integrity';
import { addressOf } from './registry';

/** `words` has a function for each language that loads it, and sets it for the pages and slots. */
export interface RemoteModule {
  default: RemoteDeclaration;
  words?: Partial<Record<string, () => Promise<unknown>>>;
}

/** What the script of a remote's entry defines, as webpack documents it for remotes that no build knows. */
export interface Container {
  init: (libraries: object) => unknown;
  get: (module: './remote') => Promise<() => RemoteModule>;
}

declare global {
  // webpack's, as the federation runtime fills them in.
  var __webpack_init_sharing__: (scope: string) => Promise<unknown>;
  var __webpack_share_scopes__: { default: object };
}

const containerOf = ({ name }: AnnouncedRemote) =>
  (globalThis as unknown as Partial<Record<string, Container>>)[`mf_${name.replaceAll('-', '_')}`];

/** The federation runtime can do it too, with 5 KB of hooks and formats that every first visit would load. */
export function readDeclarationsFromNetwork() {
  readDeclarationsBy(async (remote) => {
    if (!containerOf(remote))
      await runReleaseScript(new URL(addressOf(remote, remote.entry), location.href).href);
    await __webpack_init_sharing__('default');
    const container = containerOf(remote);
    if (!container) throw new Error(`The entry of ${remote.name} defines no container`);
    await container.init(__webpack_share_scopes__.default);
    const factory = await container.get('./remote');
    const { default: declaration, words } = factory();
    await words?.[pageLanguage()]?.();
    return declaration;
  });
}
