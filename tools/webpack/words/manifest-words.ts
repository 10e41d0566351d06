import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import vm from 'node:vm';
import { transform } from '@swc/core';
import type { Compilation } from 'webpack';
import { languagesIn } from './word-file.ts';
import { filesBeside } from './words-beside.ts';

export interface ManifestWords {
  /** Those of the entry. */
  files: string[];
  /** By the file of the chunk whose words they have. */
  beside: Record<string, string>;
  /** Titles and descriptions of pages, by the English ones. */
  titles: Record<string, string>;
}

/** What a manifest says of the room's languages besides English. */
export async function manifestWords(
  compilation: Compilation,
  dir: string,
  entry: string[] = [],
): Promise<{ words?: Record<string, ManifestWords> }> {
  const languages = languagesIn(join(dir, 'src/words'));
  if (!languages.length) return {};
  const described = languages.map(async (language): Promise<[string, ManifestWords]> => {
    const beside = filesBeside(compilation, language);
    const files = entry.flatMap((file) => beside[file] ?? []);
    return [language, { files, beside, titles: await titlesIn(join(dir, `src/words/${language}.ts`)) }];
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
