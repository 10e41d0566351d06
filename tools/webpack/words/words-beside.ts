import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Chunk, Compilation, Compiler } from 'webpack';
import { root } from '../../root.mjs';
import { joinedModules, resourceOf } from '../chunks.ts';
import { loadWithChunks } from './load-with-chunks.ts';
import { languagesIn, roomsOf } from './word-file.ts';

/** What a chunk says: keys of each room, and domains whose contracts it checks a form against. */
interface Said {
  keys: Map<string, Set<string>>;
  domains: Set<string>;
}

const backend = join(root, 'backend/src');

/**
 * Beside each chunk that shows words, a file for each language has those words. It is loaded with the chunk, and only
 * where the page has that language. English is in the chunk itself. What its contracts say about fields is in another
 * file, which comes with the first use of a form.
 */
export class WordsBeside {
  private readonly dir: string;

  /** @param dir of the workspace. */
  constructor(dir: string) {
    this.dir = dir;
  }

  apply(compiler: Compiler): void {
    const languages = languagesIn(join(this.dir, 'src/words'));
    if (!languages.length) return;
    loadWithChunks(compiler, languages, (compilation) => {
      const chunks = [...compilation.chunks];
      return {
        words: idsOf(chunks.filter((chunk) => saysWords(compilation, chunk))),
        issues: idsOf(chunks.filter((chunk) => saidBy(compilation, chunk).domains.size > 0)),
      };
    });
    const { Compilation } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('WordsBeside', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'WordsBeside', stage }, () =>
        this.write(compilation, languages),
      );
    });
  }

  private write(compilation: Compilation, languages: string[]): Promise<void> {
    const { EntryPlugin } = compilation.compiler.webpack;
    const child = compilation.createChildCompiler('words', { filename: '[name].js' });
    // There the federation plugin includes the libraries that a workspace shares.
    child.hooks.finishMake.taps = [];
    for (const chunk of compilation.chunks) {
      const { keys, domains } = saidBy(compilation, chunk);
      for (const language of languages) {
        const file = `${language}-${chunk.id}`;
        if (keys.size) new EntryPlugin(child.context, this.words(language, keys), file).apply(child);
        if (domains.size)
          new EntryPlugin(child.context, issues(language, domains), `${file}-issues`).apply(child);
      }
    }
    return new Promise((settle, fail) =>
      child.runAsChild((error, _, result) => {
        if (error) return fail(error);
        compilation.errors.push(...(result?.errors ?? []));
        // Their maps would name the folder of this clone.
        const maps = Object.keys(result?.assets ?? {}).filter((file) => file.endsWith('.map'));
        for (const file of maps) compilation.deleteAsset(file);
        settle();
      }),
    );
  }

  private words(language: string, keys: Said['keys']): string {
    const rooms = roomsOf(this.dir);
    const parts = [...keys].map(([folder, some], index) => {
      const file = JSON.stringify(`${join(folder, language)}.ts?texts=${[...some].toSorted().join()}`);
      return [
        `import { texts as texts${index} } from ${file};`,
        `Object.assign((words[${rooms.indexOf(folder)}] ??= {}), texts${index});`,
      ];
    });
    return moduleOf([
      ...parts.map(([imported = '']) => imported),
      `const words = (globalThis[${JSON.stringify(storeOf(this.dir))}] ??= {});`,
      ...parts.map(([, assigned = '']) => assigned),
    ]);
  }
}

function issues(language: string, domains: Said['domains']): string {
  const files = [...domains].toSorted().map((domain) => issuesIn(domain, language));
  const tables = files.filter(existsSync);
  const translator = JSON.stringify(join(backend, 'platform/language/translator.ts'));
  const names = tables.map((_, index) => `issues${index}`);
  return moduleOf([
    ...tables.map((file, index) => `import { ${language} as ${names[index]} } from ${JSON.stringify(file)};`),
    `import { translator } from ${translator};`,
    `(globalThis.issueTexts ??= []).push(translator('${language}', [${names.join()}]));`,
  ]);
}

const moduleOf = (lines: string[]) => `data:text/javascript,${encodeURIComponent(lines.join('\n'))}`;

/** Where a page has the words of a workspace in its language: for each room what it says, by the number of the key. */
export const storeOf = (dir: string) => `words of ${basename(dir)}`;

const issuesIn = (domain: string, language: string) =>
  join(backend, domain, 'sentences/issues', `${language}.ts`);

/** The files of words by the file of the chunk that they are beside. */
export function filesBeside(compilation: Compilation, language: string): Record<string, string> {
  const pairs = [...compilation.chunks]
    .filter((chunk) => saysWords(compilation, chunk))
    .flatMap((chunk) =>
      [...chunk.files]
        .filter((file) => file.endsWith('.js'))
        .map((file) => [file, `${language}-${chunk.id}.js`]),
    );
  return Object.fromEntries(pairs.toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1)));
}

const idsOf = (chunks: Chunk[]) =>
  chunks.map(({ id }) => id).toSorted((one, other) => Number(one) - Number(other));

const saysWords = (compilation: Compilation, chunk: Chunk) => saidBy(compilation, chunk).keys.size > 0;

const known = new WeakMap<Chunk, Said>();

/** Asked for when all chunks are as they will be. */
function saidBy(compilation: Compilation, chunk: Chunk): Said {
  const said = known.get(chunk) ?? readSaid(compilation, chunk);
  known.set(chunk, said);
  return said;
}

function readSaid(compilation: Compilation, chunk: Chunk): Said {
  const { chunkGraph } = compilation;
  const isChecking = comesWithZod(compilation, chunk);
  const said: Said = { keys: new Map(), domains: new Set() };
  for (const module of [...chunkGraph.getChunkModulesIterable(chunk)].flatMap(joinedModules)) {
    const resource = resourceOf(module) ?? '';
    const [, folder, key] = /^(.+[\\/]words)[\\/]en\.ts\?key=(\w+)$/.exec(resource) ?? [];
    if (folder && key) said.keys.set(folder, (said.keys.get(folder) ?? new Set()).add(key));
    const [, domain] = /[\\/]backend[\\/]src[\\/](\w+)[\\/](?:.+[\\/])?contract\.ts$/.exec(resource) ?? [];
    if (domain && isChecking) said.domains.add(domain).add('platform');
  }
  return said;
}

/** Of a contract, many pages show no more than its limits. What checks a form against it comes with zod. */
const comesWithZod = ({ chunkGraph }: Compilation, chunk: Chunk) =>
  [...chunk.groupsIterable].every((group) =>
    group.chunks.some((one) =>
      [...chunkGraph.getChunkModulesIterable(one)].some(
        (module) => module.type === 'consume-shared-module' && module.identifier().includes('zod'),
      ),
    ),
  );
