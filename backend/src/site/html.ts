import { productName } from '../platform/contract.js';
import type { Boot } from './contract.js';

export interface Asset {
  href: string;
  integrity?: string | undefined;
}

export interface PageHead {
  title: string;
  description: string;
  canonical: string;
  indexed: boolean;
  /** Chosen by hand; missing: the device's. */
  theme: 'light' | 'dark' | undefined;
  nonce: string;
  fonts: Asset[];
  /** The shell's, in the order that they are needed. */
  entry: Asset[];
  /** What else this path will ask for. */
  ahead: Asset[];
  boot: Boot;
}

const isStyle = ({ href }: Asset) => href.endsWith('.css');

/** The whole HTML of a path. Everything in it is a link, inert data, or text; nothing in it runs by itself. */
export function html(page: PageHead): string {
  const title = escape(`${productName} - ${page.title}`);
  const description = escape(page.description);
  return `<!doctype html>
<html lang="en"${page.theme ? ` data-theme="${page.theme}"` : ''}>
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="description" content="${description}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="csp-nonce" nonce="${page.nonce}">
<meta property="og:site_name" content="${productName}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${escape(page.canonical)}">
<link rel="canonical" href="${escape(page.canonical)}">
${page.indexed ? '' : '<meta name="robots" content="noindex">'}
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="manifest" href="/site.webmanifest">
${page.entry.filter(isStyle).map(stylesheet).join('\n')}
${page.entry
  .filter((asset) => !isStyle(asset))
  .map(script)
  .join('\n')}
${page.fonts.map(({ href }) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`).join('\n')}
${page.ahead.map(preload).join('\n')}
<script type="application/json" id="boot">${inert(page.boot)}</script>
</head>
<body>
<div id="root"></div>
<noscript>${productName} needs JavaScript to show listings and messages. Please switch it on, or write to us at ${escape(page.boot.contactEmail)}.</noscript>
</body>
</html>
`;
}

const checked = ({ integrity }: Asset) =>
  integrity ? ` integrity="${integrity}" crossorigin` : ' crossorigin';
const stylesheet = (asset: Asset) => `<link rel="stylesheet" href="${asset.href}"${checked(asset)}>`;
const script = (asset: Asset) => `<script defer src="${asset.href}"${checked(asset)}></script>`;
const preload = (asset: Asset) =>
  `<link rel="preload" as="${isStyle(asset) ? 'style' : 'script'}" href="${asset.href}"${checked(asset)}>`;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign]!);

/** JSON that cannot end the element it stands in. */
const inert = (data: unknown) => JSON.stringify(data).replace(/</g, '\\u003c');
