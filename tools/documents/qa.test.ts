import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { root } from '../root.mjs';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);
const page = read('deploy/qa.md');

const knobs = read('backend/src/sandbox/knobs.ts');
const choices = all(knobs, /z\.enum\(\[([^\]]+)\]\)/g).flatMap((list) => all(list, /'([^']+)'/g));
const settings = ['stripe.events', 'sms.delivery', 'times', 'delayMs'];

describe('the page for QA', () => {
  it('each knob of the sandbox and each of its faults is in QA’s page', () => {
    assert.ok(choices.length > 10);
    assert.deepEqual(
      [...choices, ...settings].filter(
        (word) => !page.includes(`\`${word}\``) && !page.includes(`/${word}\``),
      ),
      [],
    );
  });

  /** Addresses that only pages and libraries ask for. */
  const ofPages =
    /^\/sandbox\/(aeroapi(\/.*)?|(deepl|google|libretranslate)(\/.*)?|messages|pages\/.*|stripe\/(connect|identity|v1).*|twilio\/.*)$/;

  const addresses = globSync('backend/src/sandbox/**/*.controller.ts', { cwd: root }).flatMap((file) => {
    const text = read(file);
    const [prefix = ''] = all(text, /@Controller\('([^']+)'\)/g);
    const paths = all(text, /@(?:Get|Post|Put|Delete|Sse)\((?:'([^']*)')?\)/g);
    return prefix ? paths.map((path) => (path ? `/${prefix}/${path}` : `/${prefix}`)) : [];
  });

  it('each address of the sandbox is in QA’s page, and the page names no other', () => {
    assert.ok(addresses.length > 12);
    const named = all(page, /(\/sandbox(?:\/[\w.<>-]+)*)/g);
    const matches = (known: string, one: string) =>
      new RegExp(`^${known.replace(/:\w+/g, '[^/]+')}$`).test(one);
    assert.deepEqual(
      addresses.filter((known) => !ofPages.test(known) && !named.some((one) => matches(known, one))),
      [],
    );
    assert.deepEqual(
      named.filter((one) => !ofPages.test(one) && !addresses.some((known) => matches(known, one))),
      [],
    );
  });

  it('the test cards of QA’s page are those of the sandbox', () => {
    const cards = all(read('backend/src/sandbox/stripe/payments/test-cards.ts'), /^ {2}'(\d+)'/gm);
    assert.deepEqual(all(page, /\b(\d{14,19})\b/g).toSorted(), cards.toSorted());
  });
});
