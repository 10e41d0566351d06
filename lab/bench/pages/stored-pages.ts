import type { Pool } from 'pg';

/** What a page shows, as our server sends it within the HTML. */
export interface PageToRender {
  address: string;
  language: string;
  day: string;
  boot: { registry: object };
}

export interface Visitors {
  addresses: readonly string[];
  cookie?: string;
}

const maxTries = 50;

const table = `
  create table bare_page (
    address text, is_member boolean, head text not null, boot json not null, language text not null, day text not null,
    primary key (address, is_member))`;
const add = `insert into bare_page (address, is_member, head, boot, language, day) values ($1, $2, $3, $4, $5, $6)`;

export const createPageTable = (pool: Pool) => pool.query(table);

/**
 * Gives the bare server the content of our pages: one row has all that one page needs. One page after the other, so that
 * none waits for its turn longer than our server allows.
 */
export async function storePages(pool: Pool, url: string, { addresses, cookie }: Visitors): Promise<void> {
  for (const address of addresses) {
    const html = await renderedPage(url + address, cookie);
    await pool.query(add, [address, cookie !== undefined, ...partsOf(html)]);
  }
}

/** A server that has just started, or is busy, sends some pages without their content. */
async function renderedPage(url: string, cookie = ''): Promise<string> {
  for (let tries = 0; tries < maxTries; tries++) {
    const html = await (await fetch(url, { headers: { cookie } })).text();
    if (isRendered(html)) return html;
  }
  throw new Error(`${url} is not rendered`);
}

function partsOf(html: string): string[] {
  const [, head, boot] = /^(.*?<script type="application\/json" id="boot">)(.*?)<\/script>/s.exec(html) ?? [];
  const [, language, day] = /data-language="([^"]+)" data-day="([^"]+)"/.exec(head ?? '') ?? [];
  if (!head || !boot || !language || !day) throw new Error('the page has no data');
  return [head, boot, language, day];
}

export const isRendered = (html: string) => /<div id="root"><(?!\/)/.test(html);

export async function expectSameRoot(urls: readonly string[], cookie?: string): Promise<void> {
  const roots = await Promise.all(urls.map(async (url) => contentOf(await renderedPage(url, cookie))));
  if (!roots[0] || new Set(roots).size > 1) throw new Error(`${urls.join(' and ')} differ in what they show`);
}

/**
 * What a person sees of it. Bundles that are built apart hash the names of classes differently, React's hints for
 * pictures depend on the kind of stream, and our policy forbids style attributes.
 */
const contentOf = (html: string) =>
  /<div id="root">(.*)<\/div>/s
    .exec(html)?.[1]
    ?.replace(/<link rel="preload"[^>]*>| class="[^"]*"/g, '')
    .replaceAll(' data-style="', ' style="');
