import { dirname, join } from 'node:path';
import type { LoaderContext } from 'webpack';
import { languagesIn } from './word-file.ts';

interface Options {
  /** From this module to the room's words. */
  folder: './words' | '../words';
  /** The languages are in the bundle, and spoken without waiting. */
  atOnce: boolean;
}

const requestFor = (folder: Options['folder'], language: string) => `${folder}/${language}.ts?speak`;

/** A loader for the server's bundles: exports `words`, which has a function for each language of the room. */
function loadWords(this: LoaderContext<Options>, source: string): string {
  const { folder, atOnce } = this.getOptions();
  const absolute = join(dirname(this.resourcePath), folder);
  this.addContextDependency(absolute);
  const languages = languagesIn(absolute);
  if (atOnce) {
    const imports = languages.map((one) => `import { speak as ${one} } from '${requestFor(folder, one)}';`);
    return `${imports.join('\n')}\nexport const words = { ${languages.join()} };`;
  }
  const loads = languages.map(
    (one) => `${one}: () => import('${requestFor(folder, one)}').then(({ speak }) => speak())`,
  );
  return `${source}\nexport const words = { ${loads.join()} };`;
}

export default loadWords;
