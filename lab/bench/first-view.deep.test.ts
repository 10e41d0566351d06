import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { chromium, type Browser } from 'playwright-core';
import { browserFlags, findBrowser } from '../../tools/test/browser.ts';
import { serve } from '../../tools/testing/listen.ts';
import { checkLimits } from './first-visit/budget.ts';
import { compareFirstViews, firstViewLimits } from './first-visit/compare-first-views.ts';
import { visitSlowly, type FirstView } from './first-visit/first-view.ts';

describe('a visit on a slow phone', () => {
  let browser: Browser;
  before(async () => {
    browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
  });
  after(() => browser.close());

  /** A page that keeps a press and answers after a while, which is covered at first, and which moves once. */
  const page = `<!doctype html><meta name="viewport" content="width=device-width">
    <body><h1>A page</h1><button>Press</button>
    <div id="cover" style="position: fixed; inset: 0"></div>
    <script>
      const button = document.querySelector('button');
      setTimeout(() => document.querySelector('#cover').remove(), 300);
      setTimeout(() => document.querySelector('h1').before(document.createElement('hr')), 500);
      button.addEventListener('click', () => setTimeout(() => {
        document.body.append(Object.assign(document.createElement('script'), { src: '/answer.js' }));
      }, 1200 - performance.now()));
    </script>
    <script src="/page.js"></script>`;
  const scripts: Record<string, string> = {
    '/page.js': `/*${'.'.repeat(2_000)}*/`,
    '/answer.js': `/*${'.'.repeat(9_000)}*/ document.body.insertAdjacentHTML('beforeend', '<p role="dialog">Yes')`,
  };

  it('notes the largest paint, shifts of the layout, and when a press on a control is answered', async () => {
    const url = await serve(({ url: path = '' }, response) => {
      const script = scripts[path];
      response.setHeader('content-type', script ? 'text/javascript' : 'text/html').end(script ?? page);
    });
    const view = await visitSlowly(browser, url, { control: 'button', answer: '[role=dialog]' });
    assert.ok(view.largestPaint > 0 && view.largestPaint < 1_200, String(view.largestPaint));
    assert.ok(view.shift > 0);
    assert.ok(view.tapAnswered > 1_200, String(view.tapAnswered));
    assert.ok(view.scriptUntilAnswer > 2 && view.scriptUntilAnswer < 3, String(view.scriptUntilAnswer));
    assert.ok(view.scriptOfAnswer > 9, String(view.scriptOfAnswer));
    assert.equal(view.rendered, 0);
  });

  it('fails on a page that loses a press', async () => {
    const url = await serve((_request, response) => {
      response.setHeader('content-type', 'text/html').end('<button>Press</button>');
    });
    const press = { control: 'button', answer: '[role=dialog]' };
    await assert.rejects(visitSlowly(browser, url, press, 2_000), /nothing answered a press on button/);
  });
});

describe('the first view with rendering, compared with that without', () => {
  const view = (largestPaint: number, changes: Partial<FirstView> = {}): FirstView => {
    return {
      largestPaint,
      tapAnswered: 2_000,
      scriptUntilAnswer: 110,
      scriptOfAnswer: 40,
      shift: 0,
      rendered: 1,
      ...changes,
    };
  };
  const compare = (...views: FirstView[]) =>
    compareFirstViews({ before: [view(2_000, { rendered: 0 })], after: views }, { before: 4, after: 10 });
  const missed = (...views: FirstView[]) =>
    checkLimits(compare(...views).after, firstViewLimits(views.length)).flatMap(({ isMet, text }) =>
      isMet ? [] : [text],
    );

  it('has medians, the worst shift, and ratios', () => {
    const compared = compare(view(900), view(1_000), view(9_000, { shift: 0.1 }));
    assert.equal(compared.after.largestPaint, 1_000);
    assert.equal(compared.after.shift, 0.1);
    assert.deepEqual(compared['after / before'], {
      largestPaint: 0.5,
      tapAnswered: 1,
      scriptUntilAnswer: 1,
      html: 2.5,
    });
  });

  it('has limits, which may just be reached', () => {
    assert.deepEqual(missed(view(1_100, { scriptUntilAnswer: 135 })), []);
    assert.equal(missed(view(1_101, { scriptUntilAnswer: 135.1, shift: 0.001 })).length, 3);
  });

  it('must be of pages that were rendered', () => {
    assert.deepEqual(missed(view(900), view(900, { rendered: 0 })), ['rendered: 1 ({"least":2})']);
  });
});
