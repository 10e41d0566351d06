import type { Chunk, Compilation, Compiler } from 'webpack';

/** The ids of chunks that have a file of words, and of those that have one of issues. */
interface ChunkIds {
  words: Chunk['id'][];
  issues: Chunk['id'][];
}

/**
 * webpack waits for everything that a handler adds before it runs a chunk; stylesheets come in the same way. Issues are
 * loaded later, by the forms.
 */
export function loadWithChunks(
  compiler: Compiler,
  languages: string[],
  idsIn: (compilation: Compilation) => ChunkIds,
): void {
  const { RuntimeGlobals, RuntimeModule } = compiler.webpack;
  class LoadWords extends RuntimeModule {
    override generate() {
      const { words, issues } = idsIn(this.compilation!);
      return `const loading = {};
const load = (file) => loading[file] ??= new Promise((settle, fail) => {
  ${RuntimeGlobals.loadScript}(${RuntimeGlobals.publicPath} + file, (event) => {
    if (event.type === "load") return settle();
    delete loading[file];
    fail(new Error("The words of " + file + " could not be loaded"));
  }, "words-" + file);
});
const offered = {};
const offerIssues = (file) => offered[file] ??= (globalThis.issueLoads ??= []).push(() => load(file));
${RuntimeGlobals.ensureChunkHandlers}.words = (chunk, promises) => {
  const language = document.documentElement.lang;
  if (!${JSON.stringify(languages)}.includes(language)) return;
  if (${JSON.stringify(words)}.includes(chunk)) promises.push(load(language + "-" + chunk + ".js"));
  if (${JSON.stringify(issues)}.includes(chunk)) offerIssues(language + "-" + chunk + "-issues.js");
};`;
    }
  }
  compiler.hooks.compilation.tap('WordsBeside', (compilation) => {
    if (compilation.compiler !== compiler) return;
    compilation.hooks.runtimeRequirementInTree
      .for(RuntimeGlobals.ensureChunkHandlers)
      .tap('WordsBeside', (chunk, needed) => {
        needed.add(RuntimeGlobals.loadScript).add(RuntimeGlobals.publicPath);
        compilation.addRuntimeModule(chunk, new LoadWords('words beside chunks'));
      });
  });
}
