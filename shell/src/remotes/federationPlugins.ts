import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { checkedScript, timeout } from './integrity';

/** Entries of remotes run only if they have the hash that the page names. */
export const checkedScripts: ModuleFederationRuntimePlugin = {
  name: 'checked-scripts',
  createScript: ({ url }) => ({ script: checkedScript(url), timeout }),
};

/** The runtime stores a failed load of a shared library for good. Once cleared, the next page that needs it loads it again. */
export const sharedAgain: ModuleFederationRuntimePlugin = {
  name: 'shared-again',
  errorLoadShare({ pkgName, shareInfo, shareScopeMap }) {
    for (const scope of shareInfo?.scope ?? [])
      for (const library of Object.values(shareScopeMap[scope]?.[pkgName] ?? {}))
        if (!library.loaded && !library.lib) library.loading = null;
  },
};
