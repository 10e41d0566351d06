import { dirname, join, relative, sep } from 'node:path';
import type { LoaderContext } from 'webpack';
import { root } from '../../root.mjs';
import { issueSentences, issueTextFile, translatorFile } from './issue-sentences.ts';
import { keysIn, readWords } from './word-file.ts';

/** Rooms that every app bundles in a version of its own: their words come with the app's. */
const bundledRooms = ['shared-ui/src/words', 'shell/src/forms/words'].map((folder) => join(root, folder));

/**
 * A loader: `words.search` becomes the import of a module with this one text, so that a chunk has the texts that it shows.
 * A file of another language has all of a room's, and `speak` sets them before a page of the room runs.
 */
async function wordsLoader(this: LoaderContext<unknown>, source: string): Promise<string> {
  const { resourcePath, resourceQuery } = this;
  const folder = dirname(resourcePath);
  const query = new URLSearchParams(resourceQuery);
  if (resourcePath.endsWith('index.ts')) return `export * as words from './en.ts?keys';`;
  if (query.has('spoken'))
    return `export let spoken = [];\nexport const speak = (words) => { spoken = words; };`;
  if (query.has('keys')) return exportsOf((await readWords(source, resourcePath)).keys);
  const key = query.get('key');
  if (key !== null) return (await readWords(source, resourcePath)).moduleOf(key);
  if (query.has('speak')) {
    const language = resourcePath.slice(-5, -3);
    this.addDependency(join(folder, 'en.ts'));
    const words = await speaking(folder, language);
    if (bundledRooms.includes(folder)) return words;
    this.addContextDependency(dirname(folder));
    const sentences = issueSentences(dirname(folder), language, (file) => this.addDependency(file));
    return withIssues(words, folder, language, sentences);
  }
  return source;
}

export default wordsLoader;

const exportsOf = (keys: string[]) =>
  keys.map((key) => `export { text as ${key} } from './en.ts?key=${key}';`).join('\n');

async function speaking(folder: string, language: string): Promise<string> {
  const keys = await keysIn(folder);
  const list = keys.map((key) => `words.${key}`);
  const bundled = bundledRooms.includes(folder) ? [] : bundledRooms;
  const imports = bundled.map(
    (room, index) =>
      `import { speak as speak${index} } from '${requestTo(folder, room)}/${language}.ts?speak';`,
  );
  const calls = bundled.map((_, index) => `speak${index}();`);
  return `import { ${language} as words } from './${language}.ts';
import { speak as speakHere } from './en.ts?spoken';
${imports.join('\n')}
export function speak() {
  ${calls.join(' ')}
  speakHere([${list.join()}]);
}`;
}

/** Forms say what contracts say about a field in the language of the words. */
const withIssues = (
  words: string,
  folder: string,
  language: string,
  files: string[],
) => `import { speakIssues } from '${requestTo(folder, issueTextFile)}';
import { translator } from '${requestTo(folder, translatorFile)}';
${files.map((file, index) => `import { ${language} as issues${index} } from '${requestTo(folder, file)}';`).join('\n')}
${words.replace('export function speak() {', `export function speak() {\n  speakIssues(translator('${language}', [${files.map((_, index) => `issues${index}`).join(', ')}]));`)}`;

const requestTo = (folder: string, file: string) => relative(folder, file).split(sep).join('/');
