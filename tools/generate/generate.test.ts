import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { root } from '../root.mjs';
import { run } from '../run.ts';
import { tempFolder } from '../testing/temp-folder.ts';

const folder = tempFolder('generate');
const airports = 'backend/src/listings/airports';
const fonts = 'shared-ui/src/fonts';
const cardFonts = 'mf-trips/src/care-card/fonts';
/** The files of each generator. The world map is compared in mf-listings. */
const generators: Record<string, string[]> = {
  airports: [
    `${airports}/airports.json`,
    `${airports}/contract.ts`,
    ...['en', 'es', 'fa', 'fr', 'hi', 'te', 'zh', 'regions'].map(
      (name) => `${airports}/city-names/${name}.ts`,
    ),
    ...['es', 'fa', 'fr', 'hi', 'te', 'zh'].map((name) => `shell/src/language/cities/${name}.ts`),
  ],
  'card-fonts': readdirSync(join(root, cardFonts))
    .filter((name) => name !== 'LICENSE.txt')
    .map((name) => `${cardFonts}/${name}`),
  'dial-codes': ['shared-ui/src/forms/phone/dial-codes.ts'],
  fonts: [
    ...['figtree', 'figtree-extended', 'bricolage', 'bricolage-extended', 'bricolage-vietnamese'].map(
      (name) => `${fonts}/${name}.woff2`,
    ),
    `${fonts}/fonts.css`,
  ],
  glyphs: ['backend/src/listings/sharing/glyphs.json'],
  'shaped-words': ['backend/src/listings/sharing/shaped-words.json'],
};

before(() => {
  for (const file of ['.oxfmtrc.json', 'package.json', `${airports}/airports.ts`, `${airports}/contract.ts`])
    folder.write(file, readFileSync(join(root, file), 'utf8'));
});

describe('the generated files of the repository', () => {
  for (const [name, files] of Object.entries(generators))
    it(`are what npm run generate -- ${name} writes`, async () => {
      const script = join(root, 'tools/generate', `${name}.ts`);
      const { code, output } = await run(process.execPath, [script, folder.path]);
      assert.equal(code, 0, output);
      const texts = files.filter((file) => !file.endsWith('.woff2'));
      await run('oxfmt', ['--write', ...texts], { cwd: folder.path });
      for (const file of files) {
        const isSame = readFileSync(join(folder.path, file)).equals(readFileSync(join(root, file)));
        assert.ok(isSame, `${file} differs: npm run generate -- ${name}`);
      }
    });
});

describe('npm run generate', () => {
  const generate = (...args: string[]) => run(process.execPath, ['tools/generate.ts', ...args]);

  it('lists the generators with what they write, which exists', async () => {
    const { code, output } = await generate();
    assert.equal(code, 0);
    const lines = [...output.matchAll(/^npm run generate -- (\S+) +(\S+)$/gm)];
    assert.deepEqual(
      lines.map(([, name]) => name),
      [...Object.keys(generators), 'world'],
    );
    for (const [, name, path = ''] of lines) assert.ok(existsSync(join(root, path)), name);
  });

  it('refuses a generator that there is not', async () => {
    const { code, output } = await generate('fotns');
    assert.equal(code, 2);
    assert.match(output, /npm run generate -- fonts/);
  });
});
