// Replaces the bundler's part of the federation runtime, which each remote's entry and the shell have. Theirs also
// serves libraries that are built again with fewer exports, several share scopes, and remotes that are known when the
// shell is built. We have none of them.
type Factory = () => unknown;

/** What the federation plugin writes for a library that a bundle takes from others. */
interface Consumed {
  shareKey: string;
  shareScope: string[];
  fallback: () => Factory | Promise<Factory>;
  requiredVersion: string;
  strictVersion: boolean;
  singleton: boolean;
  eager: boolean;
}

interface Instance {
  options: { shareStrategy: string };
  shareScopeMap: object;
  initOptions(options: object): void;
  initShareScopeMap(scope: string, libraries: object): void;
  initializeSharing(scope: string, options: object): Promise<unknown>[];
  loadShare(key: string, options: object): Promise<Factory | false>;
  loadShareSync(key: string, options: object): Factory;
}

/** `webpackRequire` of a bundle. */
interface Bundle {
  m: Record<string, (module: { exports: unknown }) => void>;
  c: Record<string, unknown>;
  S: object;
  I(scope: string, initScope?: object[]): unknown;
  consumesLoadingData: { moduleIdToConsumeDataMapping: Record<string, Consumed> };
  federation: {
    runtime: { init(options: object): Instance };
    initOptions: { name: string };
    instance: Instance;
  };
}

interface Modules {
  webpackRequire: Bundle;
  /** A promise while a module is loading, and 0 from then on. */
  installedModules: Record<string, Promise<unknown> | 0>;
}

export const init = ({ webpackRequire: { federation } }: { webpackRequire: Bundle }) =>
  federation.runtime.init(federation.initOptions);
export const getSharedFallbackGetter = <Part>({ factory }: { factory: Part }) => factory;
export const remotes = () => {};

export function attachShareScopeMap(bundle: Bundle) {
  bundle.S = bundle.federation.instance.shareScopeMap;
}

export function initContainerEntry({
  webpackRequire: bundle,
  shareScope,
  initScope,
  remoteEntryInitOptions,
}: {
  webpackRequire: Bundle;
  shareScope: object;
  initScope?: object[];
  remoteEntryInitOptions?: object;
}) {
  const { instance, initOptions } = bundle.federation;
  instance.initOptions({ name: initOptions.name, remotes: [], ...remoteEntryInitOptions });
  instance.initShareScopeMap('default', shareScope);
  attachShareScopeMap(bundle);
  return bundle.I('default', initScope);
}

export function initializeSharing({
  webpackRequire: bundle,
  shareScopeName,
  initPromises,
  initTokens,
  initScope = [],
}: {
  webpackRequire: Bundle;
  shareScopeName: string;
  initPromises: Record<string, Promise<boolean>>;
  initTokens: Record<string, object>;
  initScope?: object[];
}) {
  const { instance, initOptions } = bundle.federation;
  const token = (initTokens[shareScopeName] ??= { from: initOptions.name });
  // Bundles start each other, also in circles.
  if (initScope.includes(token)) return Promise.resolve(true);
  initScope.push(token);
  return (initPromises[shareScopeName] ??= startSharing());

  async function startSharing() {
    const started = instance.initializeSharing(shareScopeName, {
      strategy: instance.options.shareStrategy,
      initScope,
      from: 'build',
    });
    attachShareScopeMap(bundle);
    await Promise.all(started);
    return true;
  }
}

/** For libraries that are there already: the first script has them. */
export function installInitialConsumes({
  webpackRequire: bundle,
  installedModules,
  initialConsumes,
}: Modules & { initialConsumes: string[] }) {
  for (const id of initialConsumes)
    define(bundle, id, () => {
      installedModules[id] = 0;
      const library = consumedBy(bundle, id);
      const factory = bundle.federation.instance.loadShareSync(library.shareKey, wanted(library));
      if (typeof factory !== 'function') throw new Error(`${library.shareKey} is not there yet`);
      return factory();
    });
}

export function consumes({
  webpackRequire: bundle,
  installedModules,
  chunkMapping,
  chunkId,
  promises,
}: Modules & {
  chunkMapping: Record<string, string[]>;
  chunkId: string;
  promises: (Promise<unknown> | 0)[];
}) {
  for (const id of chunkMapping[chunkId] ?? [])
    promises.push(
      (installedModules[id] ??= load(bundle, id).then(
        (factory) => {
          installedModules[id] = 0;
          define(bundle, id, factory);
        },
        (error) => {
          delete installedModules[id];
          define(bundle, id, () => {
            throw error;
          });
        },
      )),
    );
}

async function load(bundle: Bundle, id: string) {
  const library = consumedBy(bundle, id);
  const shared = await bundle.federation.instance.loadShare(library.shareKey, wanted(library));
  return shared || library.fallback();
}

const consumedBy = ({ consumesLoadingData }: Bundle, id: string) =>
  consumesLoadingData.moduleIdToConsumeDataMapping[id]!;

const wanted = ({ shareScope, ...shareConfig }: Consumed) => ({
  customShareInfo: { scope: shareScope, shareConfig },
});

function define(bundle: Bundle, id: string, exported: Factory) {
  bundle.m[id] = (module) => {
    delete bundle.c[id];
    module.exports = exported();
  };
}
