import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { integrityOf } from './registry';

/** No file has this hash: a script or stylesheet that the registry does not name is fetched and not executed. */
const nothingMatches = `sha384-${'A'.repeat(64)}`;

/** Scripts and stylesheets of remotes run only if they are the very files that the registry describes. */
export const integrityPlugin: ModuleFederationRuntimePlugin = {
  name: 'integrity',
  createScript({ url }) {
    const script = document.createElement('script');
    script.src = url;
    return guarded(script, url);
  },
  createLink({ url, attrs }) {
    const link = document.createElement('link');
    link.href = url;
    link.rel = String(attrs?.['rel'] ?? 'stylesheet');
    if (attrs?.['as']) link.as = String(attrs['as']);
    return guarded(link, url);
  },
};

function guarded<Tag extends HTMLScriptElement | HTMLLinkElement>(tag: Tag, url: string): Tag {
  tag.crossOrigin = 'anonymous';
  tag.integrity = integrityOf(url) ?? nothingMatches;
  return tag;
}
