import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { freshAddress, integrityOf } from './registry';

type RemoteFile = HTMLScriptElement | HTMLLinkElement;

/** Shorter than the page's own patience (load.ts), so that Try again starts anew instead of waiting for the same. */
const timeout = 12_000;

declare global {
  /** A remote's own chunks and stylesheets pass through it too (tools/webpack/chunk-loading.mjs). */
  var guardRemoteFile: (tag: RemoteFile) => void;
}

/** Scripts and stylesheets of remotes run only if they are the very files that the registry describes. */
function guardRemoteFile(tag: RemoteFile) {
  const address = tag instanceof HTMLScriptElement ? tag.src : tag.href;
  tag.crossOrigin = 'anonymous';
  tag.integrity = integrityOf(address);
  const fresh = freshAddress(address);
  if (tag instanceof HTMLScriptElement) tag.src = fresh;
  else tag.href = fresh;
}

export function checkIntegrity(): ModuleFederationRuntimePlugin {
  globalThis.guardRemoteFile = guardRemoteFile;
  return {
    name: 'integrity',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      guardRemoteFile(script);
      return { script, timeout };
    },
    createLink({ url, attrs }) {
      const link = document.createElement('link');
      link.href = url;
      link.rel = String(attrs?.['rel'] ?? 'stylesheet');
      if (attrs?.['as']) link.as = String(attrs['as']);
      guardRemoteFile(link);
      return link;
    },
  };
}
