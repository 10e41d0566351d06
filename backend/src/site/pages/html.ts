import { productName } from '../../platform/contract.js';
import { html, Markup } from '../../platform/html/markup.js';
import type { Boot } from '../contract.js';

export interface Asset {
  href: string;
  integrity?: string | undefined;
}

export interface PageHead {
  title: string;
  description: string;
  canonical: string;
  indexed: boolean;
  /** For link previews. */
  image?: { url: string; alt: string } | undefined;
  jsonLd?: object | undefined;
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

/** The whole HTML of a path. Everything in it is a link, inert data, or text; nothing in it runs by itself. */
export function pageHtml(page: PageHead): string {
  const title = `${productName} - ${page.title}`;
  const { description, canonical, boot } = page;
  return html`<!doctype html>
    <html lang="en" ${page.theme && html` data-theme="${page.theme}"`}>
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
        <meta name="description" content="${description}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="csp-nonce" nonce="${page.nonce}" />
        <meta property="og:site_name" content="${productName}" />
        <meta property="og:title" content="${title}" />
        <meta property="og:description" content="${description}" />
        <meta property="og:url" content="${canonical}" />
        <meta property="og:type" content="website" />
        ${page.image && picture(page.image)}
        <link rel="canonical" href="${canonical}" />
        ${!page.indexed && html`<meta name="robots" content="noindex" />`}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/site.webmanifest" />
        ${page.entry.map((asset) => (isStyle(asset) ? stylesheet(asset) : script(asset)))}
        ${page.fonts.map(font)} ${page.ahead.map(preload)} ${page.jsonLd && knowledge(page.jsonLd)}
        <script type="application/json" id="boot">
          ${inert(boot)}
        </script>
      </head>
      <body>
        <div id="root"></div>
        <noscript>
          ${productName} needs JavaScript to show listings and messages. Please switch it on, or write to us
          at ${boot.contactEmail}.
        </noscript>
      </body>
    </html> `.value;
}

const picture = ({ url, alt }: NonNullable<PageHead['image']>) =>
  html`<meta property="og:image" content="${url}" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta property="og:image:alt" content="${alt}" />
    <meta name="twitter:card" content="summary_large_image" />`;

const isStyle = ({ href }: Asset) => href.endsWith('.css');

const checked = ({ integrity }: Asset) => integrity && html` integrity="${integrity}"`;
const stylesheet = (asset: Asset) =>
  html`<link rel="stylesheet" href="${asset.href}" ${checked(asset)} crossorigin />`;
const script = (asset: Asset) =>
  html`<script defer src="${asset.href}" ${checked(asset)} crossorigin></script>`;
const font = ({ href }: Asset) =>
  html`<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin />`;
const preload = (asset: Asset) => {
  const kind = isStyle(asset) ? 'style' : 'script';
  return html`<link rel="preload" as="${kind}" href="${asset.href}" ${checked(asset)} crossorigin />`;
};

const knowledge = (jsonLd: object) =>
  html`<script type="application/ld+json">
    ${inert(jsonLd)}
  </script>`;

/** JSON that cannot end the element it stands in. */
const inert = (data: unknown) => new Markup(JSON.stringify(data).replace(/</g, '\\u003c'));
