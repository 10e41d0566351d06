import assert from 'node:assert/strict';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { tempFolder } from '../../testing/temp-folder.ts';
import { titlesIn } from './manifest-words.ts';
import { languagesIn, readWords } from './word-file.ts';

const folder = tempFolder('words');
const english = `import { plural } from '../plural';
export const en = {
  search: 'Search',
  helpers: (count: number) => plural('en', count),
  steps: { wait: 'Wait' },
  unused: 'Nobody shows this',
};
export type Words = typeof en;`;
const spanish = `import type { Words } from './en';
export const es: Words = {
  unused: 'Nadie lo muestra',
  steps: { wait: 'Espera' },
  helpers: (count) => String(count) + ' acompañantes',
  search: 'Buscar',
};
export const titles = { Search: 'Búsqueda' };`;

before(() => {
  folder.write('src/words/en.ts', english);
  folder.write('src/words/es.ts', spanish);
});

describe('the words of a room', () => {
  it('are English without a language', async () => {
    const { keys, moduleOf } = await readWords(english, 'en.ts');
    assert.deepEqual(keys, ['search', 'helpers', 'steps', 'unused']);
    assert.match(await moduleOf('search'), /spoken\[0\] \?\? \("Search"|'Search'\)/);
    assert.match(
      await moduleOf('helpers'),
      /import \{ plural \}[^]*spoken\[1\] \?\? \(\(count: number\) ?=>/,
    );
  });

  it('are written as text or function', async () => {
    await assert.rejects(
      readWords('export const en = { get search() { return 1; } };', 'en.ts'),
      /are written as/,
    );
    await assert.rejects(readWords('export const words = {};', 'en.ts'), /export const en/);
  });

  it('have the languages that there are files for, and their titles', async () => {
    assert.deepEqual(languagesIn(join(folder.path, 'src/words')), ['es']);
    assert.deepEqual(await titlesIn(join(folder.path, 'src/words/es.ts')), { Search: 'Búsqueda' });
  });

  it('are in a bundle only where they are shown', async () => {
    const source = await readWords(english, 'en.ts');
    assert.doesNotMatch(await source.moduleOf('search'), /Nobody/);
  });
});
