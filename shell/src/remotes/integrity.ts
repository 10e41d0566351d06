import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { integrityOf } from './registry';

declare global {
  /** A remote's own chunks ask it too (tools/webpack/chunk-loading.mjs). */
  var integrityOf: (url: string) => string;
}

/** Scripts and stylesheets of remotes run only if they are the very files that the registry describes. */
export function checkIntegrity(): ModuleFederationRuntimePlugin {
  globalThis.integrityOf = integrityOf;
  return {
    name: 'integrity',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      return checked(script, url);
    },
    createLink({ url, attrs }) {
      const link = document.createElement('link');
      link.href = url;
      link.rel = String(attrs?.['rel'] ?? 'stylesheet');
      if (attrs?.['as']) link.as = String(attrs['as']);
      return checked(link, url);
    },
  };
}

function checked<Tag extends HTMLScriptElement | HTMLLinkElement>(tag: Tag, url: string): Tag {
  tag.crossOrigin = 'anonymous';
  tag.integrity = integrityOf(url);
  return tag;
}
