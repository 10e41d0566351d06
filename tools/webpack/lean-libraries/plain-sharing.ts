// Replaces what the bundler's part of the federation runtime has for libraries that are built again with fewer exports,
// and for remotes that are known when the shell is built. We have neither.
interface Bundle {
  federation: { runtime: { init: (options: unknown) => unknown }; initOptions: unknown };
}

export const init = ({ webpackRequire: { federation } }: { webpackRequire: Bundle }) =>
  federation.runtime.init(federation.initOptions);
export const getSharedFallbackGetter = <Factory>({ factory }: { factory: Factory }) => factory;
export const remotes = () => {};
