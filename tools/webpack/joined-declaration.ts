import type { Compilation, Compiler } from 'webpack';

/**
 * Puts a remote's declaration into its entry. The federation plugin gives each exposed module its own file, which
 * every first visit would request in addition to the entry: a request for a few hundred bytes.
 */
export class JoinedDeclaration {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('JoinedDeclaration', (compilation) => {
      compilation.hooks.optimizeChunks.tap('JoinedDeclaration', () => joinExposed(compilation));
    });
  }
}

function joinExposed({ chunks, chunkGraph, entrypoints }: Compilation): void {
  const [container] = entrypoints.values();
  if (!container) return;
  const entry = container.getEntrypointChunk();
  const exposed = [...chunks].filter(({ name }) => name?.startsWith('__federation_expose_'));
  for (const chunk of exposed) {
    chunkGraph.integrateChunks(entry, chunk);
    chunks.delete(chunk);
  }
}
