import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { root } from '../root.mjs';
import { run } from '../run.ts';
import { tempFolder } from '../testing/temp-folder.ts';

const folder = tempFolder('compile-backend');
const isTest = (file: string) => /\.test\.ts$|(^|\/)testing\//.test(file);

describe('the compiled backend', () => {
  before(async () => {
    const { code, output } = await run(process.execPath, ['tools/build/compile-backend.ts', folder.path]);
    assert.equal(code, 0, output);
  });

  it('has a file for every source, and none for tests', () => {
    const sources = globSync('**/*.ts', { cwd: join(root, 'backend/src') }).filter((file) => !isTest(file));
    const compiled = globSync('**/*.js', { cwd: folder.path });
    assert.deepEqual(compiled.toSorted(), sources.map((file) => file.replace(/\.ts$/, '.js')).toSorted());
  });

  it('has maps with which a stack trace names the line in the source', () => {
    const code = folder.read('pages/html/pages.service.js');
    const line = code.split('\n').findIndex((text) => text.startsWith('export class PagesService'));
    const map = folder.readJson('pages/html/pages.service.js.map');
    const entry = new SourceMap(map).findEntry(line, 0);
    assert.ok('originalLine' in entry);
    const source = readFileSync(join(root, 'backend/src/pages/html/pages.service.ts'), 'utf8');
    assert.match(source.split('\n')[entry.originalLine] ?? '', /^export class PagesService/);
    assert.deepEqual(map.sources, ['../../../src/pages/html/pages.service.ts']);
    assert.equal(map.sourcesContent, undefined);
    assert.match(code, /\n\/\/# sourceMappingURL=pages\.service\.js\.map\n$/);
  });

  it('tells Nest the classes that a constructor wants', () => {
    assert.match(
      folder.read('listings/posting/posting.controller.js'),
      /"design:paramtypes", \[[^\]]*PostingService/,
    );
  });
});
