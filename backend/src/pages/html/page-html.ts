import { productName } from '../../platform/contract.js';
import { html, Markup } from '../../platform/html/markup.js';
import type { Language } from '../../platform/language/contract.js';
import { directionOf } from '../../platform/language/languages.js';
import type { InlineScript } from './inline-script.js';
import type { Viewer } from '../rendering/messages.js';
import type { PartStyle } from '../rendering/part-styles.js';

export interface Asset {
  href: string;
  integrity?: string | undefined;
}

export interface PageHead {
  language: Language;
  /** The same page in all languages. */
  alternates?: { code: string; url: string }[];
  title: string;
  description: string;
  canonical: string;
  indexed: boolean;
  image?: { url: string; alt: string } | undefined;
  jsonLd?: object | undefined;
  theme: 'light' | 'dark' | undefined;
  nonce: string;
  fonts: Asset[];
  entry: Asset[];
  preloads: Asset[];
  /** Files to fetch on a press before hydration: on any control, or on a button with `data-opens="login"`. */
  pressed?: { any: Asset[]; login: Asset[] };
  /** Files that only the service worker reads, of pages that may be opened without a network. */
  kept?: Asset[];
  /** JSON. */
  boot: string;
  withoutScript: Markup;
  rendered?: { root: string; styles: PartStyle[]; viewer: Viewer };
  inlineScript?: InlineScript | undefined;
}

/** Links, data and text, and for most pages one inline script, which the policy names by its hash. */
export function pageHtml(page: PageHead): string {
  return html`<!doctype html>
    <html lang="${page.language}" ${rootAttributes(page)}>
      ${headOf(page)}
      <body>
        <div id="root">${page.rendered && new Markup(page.rendered.root)}</div>
        ${page.rendered && html`<span id="end" hidden></span>`}
        ${!page.rendered && html`<noscript><main>${page.withoutScript}</main></noscript>`}
      </body>
    </html> `.value;
}

function headOf(page: PageHead): Markup {
  const title = `${productName} - ${page.title}`;
  const { description, canonical, boot, language } = page;
  const head = html`<head>
    <meta charset="utf-8" />
    <title>${title}</title>
    <meta name="description" content="${description}" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="light dark" />
    <meta name="csp-nonce" nonce="${page.nonce}" />
    <meta property="og:site_name" content="${productName}" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:url" content="${canonical}" />
    <meta property="og:type" content="website" />
    ${page.image && previewImage(page.image)}
    <link rel="canonical" href="${canonical}" />
    ${page.indexed && page.alternates?.map(alternate)}
    ${!page.indexed && html`<meta name="robots" content="noindex" />`}
    <link rel="icon" href="/icon.svg" type="image/svg+xml" data-unread="/icon-unread.svg" />
    <link rel="manifest" href="/site.webmanifest${language === 'en' ? '' : `?language=${language}`}" />
    ${page.entry.filter(isStyle).map(stylesheet)} ${page.fonts.map(font)} ${scriptsOf(page)}
    ${page.rendered?.styles.map((style) => partStyle(style, page.nonce))} ${page.kept?.map(kept)}
    ${page.rendered && page.pressed && pressedLinks(page.pressed)}
    ${page.jsonLd && structuredData(page.jsonLd)}
    ${new Markup(`<script type="application/json" id="boot">${embedded(boot).value}</script>`)}
    ${page.rendered && untilRead} ${page.inlineScript && inline(page.inlineScript)}
  </head>`;
  return new Markup(head.value.replaceAll(betweenTags, '><'));
}

/** The lines of a template. No text of a head has a `<` in it: texts are escaped, and so is JSON. */
const betweenTags = />\s+</g;

const rootAttributes = (page: PageHead) => [
  directionOf(page.language) === 'rtl' && html` dir="rtl"`,
  viewedBy(page),
  page.theme && html` data-theme="${page.theme}"`,
];

/** What the browser's first render has to go by, to give the same. */
const viewedBy = ({ rendered }: PageHead) =>
  rendered && Object.entries(rendered.viewer).map(([name, value]) => html` data-${name}="${value}"`);

const previewImage = ({ url, alt }: NonNullable<PageHead['image']>) =>
  html`<meta property="og:image" content="${url}" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta property="og:image:alt" content="${alt}" />
    <meta name="twitter:card" content="summary_large_image" />`;

const alternate = ({ code, url }: { code: string; url: string }) =>
  html`<link rel="alternate" hreflang="${code}" href="${url}" />`;

const isStyle = ({ href }: Asset) => href.endsWith('.css');

const integrityOf = ({ integrity }: Asset) => integrity && html` integrity="${integrity}"`;
const stylesheet = (asset: Asset) =>
  html`<link rel="stylesheet" href="${asset.href}" ${integrityOf(asset)} crossorigin />`;
const script = (asset: Asset, isLater: boolean) => {
  const when = isLater ? html`type="later"` : html`defer`;
  return html`<script ${when} src="${asset.href}" ${integrityOf(asset)} crossorigin></script>`;
};
const font = ({ href }: Asset) =>
  html`<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin />`;
const kept = ({ href }: Asset) => html`<link rel="kept" href="${href}" />`;
/** The inline script makes preloads of them. */
const pressedLinks = ({ any, login }: NonNullable<PageHead['pressed']>) => [
  ...any.map((asset) => link(asset, html`rel="pressed"`)),
  ...login.map((asset) => link(asset, html`rel="pressed" data-for="login"`)),
];
const preload = (asset: Asset, isLater: boolean) =>
  link(asset, isLater ? html`rel="preload" fetchpriority="low"` : html`rel="preload"`);
const link = (asset: Asset, rel: Markup) => {
  const kind = isStyle(asset) ? 'style' : 'script';
  return html`<link ${rel} as="${kind}" href="${asset.href}" ${integrityOf(asset)} crossorigin />`;
};

/** A page that can be read is painted before its program starts. */
function scriptsOf({ entry, preloads, rendered }: PageHead): Markup[] {
  const isLater = Boolean(rendered);
  const scripts = entry.filter((asset) => !isStyle(asset));
  const files = isLater ? [...scripts, ...preloads].filter((asset) => !isStyle(asset)) : preloads;
  return [
    ...scripts.map((asset) => script(asset, isLater)),
    ...files.map((asset) => preload(asset, isLater)),
  ];
}

const partStyle = ({ file, text }: PartStyle, nonce: string) =>
  new Markup(`${html`<style data-href="${file}" nonce="${nonce}">`.value}${text}</style>`);

const structuredData = (jsonLd: object) =>
  html`<script type="application/ld+json">
    ${embedded(JSON.stringify(jsonLd))}
  </script>`;

/** A slow device paints what it has read so far, and what it reads later would move that. */
const untilRead = html`<link rel="expect" href="#end" blocking="render" />`;

/** Without the spaces of a template, because the policy names the hash of its text. */
const inline = ({ text }: InlineScript) => new Markup(`<script>${text}</script>`);

/** JSON that cannot close its script element. */
const embedded = (json: string) => new Markup(json.replaceAll('<', '\\u003c'));
