import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { assetsUrl, isFromAssetsUrl, siteAddress } from '../base/assets';
import { boot } from '../base/boot';
import { attributeOf, loadFromSiteIfItFails, type ReleaseFile } from './fromSite';
import { cacheBustedAddress, integrityOf, impossibleHash } from './registry';

/** Shorter than `withTimeout` in declarations.ts, so that Try again sends a new request. */
const timeout = 12_000;

declare global {
  /** Also called for a remote's own chunks and stylesheets (tools/webpack/chunk-loading.ts). */
  var guardRemoteFile: (tag: ReleaseFile) => void;
  /** Called for those of the shell. */
  var guardShellFile: ((tag: ReleaseFile) => void) | undefined;
}

export function guardReleaseFiles() {
  globalThis.guardRemoteFile = guardFile;
  globalThis.guardShellFile = (tag) => {
    if (boot.assets) guardFile(tag);
  };
}

/** Scripts and stylesheets run only if they have the hash that the page or a manifest names. */
function guardFile(tag: ReleaseFile) {
  const attribute = attributeOf(tag);
  const address = tag.getAttribute(attribute) ?? '';
  const load = (integrity: string) => {
    const current = cacheBustedAddress(assetsUrl() ? address : siteAddress(address));
    tag.integrity = integrity;
    if (isFromAssetsUrl(current)) loadFromSiteIfItFails(tag, siteAddress(current));
    tag.setAttribute(attribute, current);
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
  return {
    name: 'integrity',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      guardFile(script);
      return { script, timeout };
    },
    createLink({ url, attrs }) {
      const link = document.createElement('link');
      link.href = url;
      link.rel = String(attrs?.['rel'] ?? 'stylesheet');
      if (attrs?.['as']) link.as = String(attrs['as']);
      guardFile(link);
      return link;
    },
  };
}
