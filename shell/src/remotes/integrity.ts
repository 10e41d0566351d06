import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { freshAddress, integrityOf, nothingMatches } from './registry';

type RemoteFile = HTMLScriptElement | HTMLLinkElement;

/** Shorter than the page's own patience (load.ts), so that Try again starts anew instead of waiting for the same. */
const timeout = 12_000;

declare global {
  /** A remote's own chunks and stylesheets pass through it too (tools/webpack/chunk-loading.ts). */
  var guardRemoteFile: (tag: RemoteFile) => void;
}

/** Scripts and stylesheets of remotes run only if they are the very files that the registry describes. */
function guardRemoteFile(tag: RemoteFile) {
  const place = tag instanceof HTMLScriptElement ? 'src' : 'href';
  const address = tag.getAttribute(place) ?? '';
  const ask = (integrity: string) => {
    tag.integrity = integrity;
    tag.setAttribute(place, freshAddress(address));
  };
  tag.crossOrigin = 'anonymous';
  const integrity = integrityOf(address);
  if (typeof integrity === 'string') return ask(integrity);
  // Without an address nothing is fetched; with one it is, though the tag stands in the page by then.
  tag.removeAttribute(place);
  // What cannot be known does not run, and whoever waits for it is told by the tag itself.
  integrity.then(ask, () => ask(nothingMatches));
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
