import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { cacheBustedAddress, integrityOf, impossibleHash } from './registry';

type RemoteFile = HTMLScriptElement | HTMLLinkElement;

/** Shorter than `withTimeout` in declarations.ts, so that Try again sends a new request. */
const timeout = 12_000;

declare global {
  /** Also called for a remote's own chunks and stylesheets (tools/webpack/chunk-loading.ts). */
  var guardRemoteFile: (tag: RemoteFile) => void;
}

/** Scripts and stylesheets of remotes run only if they have the hash that the registry names. */
function guardRemoteFile(tag: RemoteFile) {
  const attribute = tag instanceof HTMLScriptElement ? 'src' : 'href';
  const address = tag.getAttribute(attribute) ?? '';
  const load = (integrity: string) => {
    tag.integrity = integrity;
    tag.setAttribute(attribute, cacheBustedAddress(address));
  };
  tag.crossOrigin = 'anonymous';
  const integrity = integrityOf(address);
  if (typeof integrity === 'string') return load(integrity);
  // The browser fetches nothing until the address is set again, even if the tag is in the document by then.
  tag.removeAttribute(attribute);
  // Without the hash the file does not run, and the tag fires its error event.
  integrity.then(load, () => load(impossibleHash));
}

export function integrityPlugin(): ModuleFederationRuntimePlugin {
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
