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

/** Runs a script of a release. */
export function runReleaseScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error(`${address} could not be loaded`));
    };
    const timer = setTimeout(fail, timeout);
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = () => {
      clearTimeout(timer);
      fail();
    };
    script.src = address;
    guardFile(script);
    document.head.append(script);
  });
}
