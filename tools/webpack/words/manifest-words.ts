import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import vm from 'node:vm';
import { transform } from '@swc/core';
import type { ModuleSource } from '../chunks.ts';
import { lazyFiles } from '../chunks.ts';
import { requestFor } from './load-words.ts';
import { loadingFile, loadingFolder } from './rules.ts';
import { languagesIn } from './word-file.ts';

export interface ManifestWords {
  files: string[];
  /** Titles and descriptions of pages, by the English ones. */
  titles: Record<string, string>;
}

/** What a manifest says of the room's languages besides English. */
export async function manifestWords(
  compilation: ModuleSource,
  dir: string,
  isShell = false,
): Promise<{ words?: Record<string, ManifestWords> }> {
  const languages = languagesIn(join(dir, 'src/words'));
  if (!languages.length) return {};
  const lazy = lazyFiles(compilation, loadingFile(dir, isShell));
  const described = languages.map(async (language): Promise<[string, ManifestWords]> => {
    const files = lazy.get(requestFor(loadingFolder(isShell), language)) ?? [];
    return [language, { files, titles: await titlesIn(join(dir, `src/words/${language}.ts`)) }];
  });
  return { words: Object.fromEntries(await Promise.all(described)) };
}

/** The file does not run in the build: what it imports is nothing here. */
export async function titlesIn(file: string): Promise<Record<string, string>> {
  const { code } = await transform(await readFile(file, 'utf8'), {
    filename: file,
    jsc: { target: 'es2023', parser: { syntax: 'typescript' } },
    module: { type: 'commonjs' },
  });
  const exports: { titles?: Record<string, string> } = {};
  vm.runInNewContext(code, { exports, require: () => ({}) });
  return { ...exports.titles };
}
