import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import MiniCss from 'mini-css-extract-plugin';
import { chromium, type Browser, type Page } from 'playwright-core';
import { browserFlags, findBrowser } from '../test/browser.ts';
import { bundle } from '../testing/bundle.ts';
import { serve } from '../testing/listen.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { ChunkLoading, insert, insertChecked } from './chunk-loading.ts';

const folder = tempFolder('chunk-loading');
let address = '';
let browser: Browser;

/** Bundles an entry that loads a chunk with a stylesheet when the page calls `loadPage`. */
async function build(name: string, checked: boolean): Promise<void> {
  await bundle({
    context: folder.path,
    mode: 'production',
    entry: './entry.js',
    output: {
      path: join(folder.path, 'dist', name),
      publicPath: `/${name}/`,
      filename: 'main.js',
      chunkFilename: 'page.js',
      crossOriginLoading: 'anonymous',
    },
    module: { rules: [{ test: /\.css$/, use: [MiniCss.loader, 'css-loader'] }] },
    resolveLoader: { modules: [join(import.meta.dirname, '../../node_modules')] },
    plugins: [
      new ChunkLoading({ checked }),
      new MiniCss({ chunkFilename: 'page.css', insert: checked ? insertChecked : insert }),
    ],
  });
}

before(async () => {
  folder.write('entry.js', `window.loadPage = () => import('./page'); window.nonce = __webpack_nonce__;`);
  folder.write('page.js', `import './page.css'; document.title = 'Executed';`);
  folder.write('page.css', 'body { color: rgb(1, 2, 3) }');
  await Promise.all([build('checked', true), build('plain', false)]);
  address = await serve(({ url = '' }, response) => {
    const [, name] = url.split('/');
    if (!/\.(js|css)$/.test(url)) {
      response.setHeader('content-type', 'text/html');
      return response.end(
        `<head><meta name="csp-nonce" nonce="n1"></head><body><script src="/${name}/main.js"></script>`,
      );
    }
    response.setHeader('content-type', url.endsWith('css') ? 'text/css' : 'text/javascript');
    response.end(readFileSync(join(folder.path, 'dist', url)));
  });
  browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
});
after(() => browser?.close());

declare global {
  var loadPage: () => Promise<unknown>;
  var checkedFiles: string[];
  var nonce: string;
}

async function open(path: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(`${address}/${path}/`);
  return page;
}

/** The tags that were added for the chunk and its stylesheet. */
const addedTags = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src*=page], link')].map(
      ({ tagName, crossOrigin }) => `${tagName} ${crossOrigin}`,
    ),
  );

describe('the chunks of the shell', () => {
  it('are requested as their preload tags are, so that the browser fetches them once', async () => {
    const page = await open('plain');
    const requested: string[] = [];
    // webpack removes a script's tag as soon as it has run.
    await page.route('**/page.js', async (route) => {
      requested.push(...(await addedTags(page)));
      await route.continue();
    });
    await page.evaluate(() => globalThis.loadPage());
    assert.ok(requested.includes('SCRIPT anonymous'), requested.join());
    assert.deepEqual(await addedTags(page), ['LINK anonymous']);
    assert.equal(await page.title(), 'Executed');
  });

  it('and their stylesheets pass the check of the shell, if it has one', async () => {
    const page = await open('plain');
    const files = await page.evaluate(async () => {
      globalThis.checkedFiles = [];
      globalThis.guardShellFile = (element) => {
        const { src, href } = element as HTMLElement & { src?: string; href?: string };
        globalThis.checkedFiles.push(new URL(src ?? href ?? '').pathname);
      };
      await globalThis.loadPage();
      return globalThis.checkedFiles;
    });
    assert.deepEqual(files.toSorted(), ['/plain/page.css', '/plain/page.js']);
  });

  it('know the nonce of the page, for the one inline style', async () => {
    const page = await open('plain');
    assert.equal(await page.evaluate(() => globalThis.nonce), 'n1');
  });
});

describe('the chunks of a remote', () => {
  it('and their stylesheets pass the check of the shell first', async () => {
    const page = await open('checked');
    const files = await page.evaluate(async () => {
      globalThis.checkedFiles = [];
      globalThis.guardRemoteFile = (element) => {
        const { src, href } = element as HTMLElement & { src?: string; href?: string };
        globalThis.checkedFiles.push(new URL(src ?? href ?? '').pathname);
      };
      await globalThis.loadPage();
      return globalThis.checkedFiles;
    });
    assert.deepEqual(files.toSorted(), ['/checked/page.css', '/checked/page.js']);
    assert.equal(await page.title(), 'Executed');
  });

  it('are not executed where there is no check', async () => {
    const page = await open('checked');
    const failure = page.evaluate(() => globalThis.loadPage());
    await assert.rejects(failure, /guardRemoteFile is not a function/);
    assert.equal(await page.title(), '');
  });

  it('are not executed when the check refuses them', async () => {
    const page = await open('checked');
    const failure = page.evaluate(() => {
      globalThis.guardRemoteFile = (element) =>
        Object.assign(element, { crossOrigin: 'anonymous', integrity: `sha384-${'A'.repeat(64)}` });
      return globalThis.loadPage();
    });
    await assert.rejects(failure, /Loading (CSS )?chunk/);
    assert.equal(await page.title(), '');
    assert.notEqual(await page.evaluate(() => getComputedStyle(document.body).color), 'rgb(1, 2, 3)');
  });
});
