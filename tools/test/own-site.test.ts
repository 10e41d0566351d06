import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { root } from '../root.mjs';

/** What only a site has that the story has started: its folders, its settings, its server. */
const inside = /\b(ownSite|startSite|releasesDir|postgresDir)\b|\bteam\(/;
/** Settings of a whole file. */
const insideOfFile = /\bstartSite\(|test\.use\(\{ releases:/;

interface Story {
  title: string;
  body: string;
}

function storiesIn(text: string): Story[] {
  const [, ...bodies] = text.split(/^ *(?:export const \w+ = [^\n]*\n *)?test\(/m);
  return bodies.map((body) => ({ title: body.trimStart().split('\n')[0] ?? '', body }));
}

const isTagged = ({ body }: Story) => / @own-site['"`],/.test(body.split('=>')[0] ?? '');

const untagged = (text: string) => {
  const stories = storiesIn(text);
  const [before = ''] = text.split(/^ *test\(/m);
  const needsOwn = insideOfFile.test(before) ? stories : stories.filter(({ body }) => inside.test(body));
  return needsOwn.filter((story) => !isTagged(story)).map(({ title }) => title);
};

describe('stories that a deployed site cannot tell', () => {
  const files = globSync('e2e/specs/**/*.ts', { cwd: root });

  it('have the tag @own-site', () => {
    const found = files.flatMap((file) =>
      untagged(readFileSync(join(root, file), 'utf8')).map((title) => `${file}: ${title}`),
    );
    assert.deepEqual(found, []);
  });

  it('are found by this test', () => {
    const plain = "test('a visitor reads', async ({ page }) => {\n  await page.goto('/');\n});\n";
    const inOne = "test('a node stops', async ({ ownSite }) => {\n  await ownSite.stop();\n});\n";
    const tagged = inOne.replace("stops'", "stops @own-site'");
    assert.deepEqual(untagged(plain + tagged), []);
    assert.deepEqual(untagged(plain + inOne + tagged), ["'a node stops', async ({ ownSite }) => {"]);
    assert.equal(untagged(`test.use({ releases: 'last remotes' });\n${plain}`).length, 1);
    assert.equal(untagged(`for (const one of all)\n  ${plain}`).length, 0);
  });
});
