import { basename, dirname, join, relative, sep } from 'node:path';
import type { LoaderContext } from 'webpack';
import { bundledRooms, keysIn, readWords, roomsOf, someTexts } from './word-file.ts';
import { storeOf } from './words-beside.ts';

interface Options {
  dir: string;
  onServer: boolean;
}

/**
 * A loader: `words.search` becomes the import of a module with this one text, so that a chunk has the texts that it shows.
 * In a browser, the file beside the chunk has set them in another language before. On the server `speak` sets all of them.
 */
async function wordsLoader(this: LoaderContext<Options>, source: string): Promise<string> {
  const { dir, onServer } = this.getOptions();
  const { resourcePath, resourceQuery } = this;
  const folder = dirname(resourcePath);
  const query = new URLSearchParams(resourceQuery);
  if (resourcePath.endsWith('index.ts')) return `export * as words from './en.ts?keys';`;
  if (query.has('spoken') && onServer)
    return `export let spoken = [];\nexport const speak = (words) => { spoken = words; };`;
  if (query.has('spoken')) {
    const store = JSON.stringify(storeOf(dir));
    return `export const spoken = ((globalThis[${store}] ??= {})[${roomsOf(dir).indexOf(folder)}] ??= {});`;
  }
  const texts = query.get('texts');
  if (texts !== null) {
    this.addDependency(join(folder, 'en.ts'));
    return someTexts(source, resourcePath, texts.split(','));
  }
  if (query.has('keys')) return exportsOf((await readWords(source, resourcePath)).keys);
  const key = query.get('key');
  if (key !== null) return (await readWords(source, resourcePath)).moduleOf(key);
  if (query.has('speak')) {
    this.addDependency(join(folder, 'en.ts'));
    return speaking(folder, basename(resourcePath, '.ts'));
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

const requestTo = (folder: string, file: string) => relative(folder, file).split(sep).join('/');
