/**
 * Puts a remote's declaration into its entry. The federation plugin gives each exposed module a file of its own, which
 * every first visit would ask for beside the entry: a request for a few hundred bytes.
 */
export class JoinedDeclaration {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('JoinedDeclaration', (compilation) => {
      compilation.hooks.optimizeChunks.tap('JoinedDeclaration', () => join(compilation));
    });
  }
}

function join({ chunks, chunkGraph, entrypoints }) {
  const entry = [...entrypoints.values()][0].getEntrypointChunk();
  const exposed = [...chunks].filter(({ name }) => name?.startsWith('__federation_expose_'));
  for (const chunk of exposed) {
    chunkGraph.integrateChunks(entry, chunk);
    chunks.delete(chunk);
  }
}
