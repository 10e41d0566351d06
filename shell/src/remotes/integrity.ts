import { assetsUrl, isFromAssetsUrl, siteAddress } from '../base/assets';
import { boot } from '../base/boot';
import { attributeOf, loadFromSiteIfItFails, type ReleaseFile } from './fromSite';
import { cacheBustedAddress, impossibleHash, integrityOf, namedIntegrityOf } from './registry';

/** Shorter than `withTimeout` in declarations.ts, so that Try again sends a new request. */
export const timeout = 12_000;

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

/** For the entry of a remote, whose hash the page names. */
export function checkedScript(address: string): HTMLScriptElement {
  // While a hash is looked up, the tag has no address, and the federation runtime would give it one.
  if (namedIntegrityOf(address) === undefined) throw new Error(`The page has no hash of ${address}`);
  const script = document.createElement('script');
  script.src = address;
  guardFile(script);
  return script;
}
