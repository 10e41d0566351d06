// Replaces how the federation runtime chooses between the shared libraries of several bundles. Theirs has plugins,
// libraries with fewer exports and every kind of version range. Ours are shared by an exact version or by `^`.
type Factory = () => unknown;

interface Options {
  name: string;
  shared?: Record<string, Library[]>;
}

interface Needs {
  requiredVersion: string;
  singleton?: boolean;
  strictVersion?: boolean;
}

export interface Library {
  version: string;
  scope: string[];
  shareConfig: Needs;
  from: string;
  get: () => Factory | Promise<Factory>;
  lib?: Factory;
  loading?: Promise<Factory> | undefined;
}

/** The libraries of all bundles by scope, name and version. */
type Scopes = Record<string, Record<string, Record<string, Library>>>;

interface Wanted {
  customShareInfo: Pick<Library, 'scope' | 'shareConfig'>;
}

export class SharedHandler {
  readonly hooks = { applyPlugin() {} };
  readonly shareScopeMap: Scopes = {};
  private readonly host: { options: Options };

  constructor(host: { options: Options }) {
    this.host = host;
  }

  registerShared(before: Options, options: Options) {
    const shares = formatShareConfigs(before, options);
    for (const scope of scopesOf(shares.newShareInfos)) this.offer(scope, shares.newShareInfos);
    return shares;
  }

  initShareScopeMap(scope: string, libraries: Scopes[string]) {
    this.shareScopeMap[scope] = libraries;
  }

  /** The runtime waits for what this returns: remotes, of which its options name none here. */
  initializeSharing(scope: string): Promise<unknown>[] {
    this.offerOwn(scope);
    return [];
  }

  /** Resolves to false when the bundle should use its own copy. */
  async loadShare(name: string, { customShareInfo }: Wanted): Promise<Factory | false> {
    const library = this.choose(name, customShareInfo);
    return library ? (library.lib ?? load(library)) : false;
  }

  loadShareSync(name: string, { customShareInfo }: Wanted): Factory {
    const library = this.choose(name, customShareInfo);
    const factory = library?.lib ?? library?.get();
    if (!library || !factory || factory instanceof Promise) throw new Error(`${name} is not there yet`);
    return (library.lib = factory);
  }

  private offerOwn(scope: string) {
    this.offer(scope, this.host.options.shared ?? {});
  }

  private offer(scope: string, shared: Record<string, Library[]>) {
    const offered = (this.shareScopeMap[scope] ??= {});
    for (const [name, libraries] of Object.entries(shared))
      for (const library of libraries) (offered[name] ??= {})[library.version] ??= library;
  }

  private choose(name: string, { scope: [scope = 'default'], shareConfig }: Wanted['customShareInfo']) {
    this.offerOwn(scope);
    const { requiredVersion, singleton, strictVersion } = shareConfig;
    const offered = Object.values(this.shareScopeMap[scope]?.[name] ?? {}).sort(bestFirst);
    const fitting = offered.find(({ version }) => satisfy(version, requiredVersion));
    const [first] = offered;
    if (!singleton || !strictVersion || fitting === first) return singleton ? first : fitting;
    throw new Error(
      `${this.host.options.name} needs ${name} ${requiredVersion}, but ${first?.from} has ${first?.version}`,
    );
  }
}

export function formatShareConfigs({ shared: before = {} }: Options, { name: from, shared = {} }: Options) {
  const entries = Object.entries(shared).map(
    ([name, libraries]) => [name, libraries.map((one) => ({ ...one, from }))] as const,
  );
  const newShareInfos: Record<string, Library[]> = Object.fromEntries(entries);
  return { newShareInfos, allShareInfos: { ...before, ...newShareInfos } };
}

/** `^1.2.3`, `1.2.3` or `*`. */
export function satisfy(version: string, range: string): boolean {
  if (range === '*' || range === version) return true;
  if (!range.startsWith('^')) return false;
  const least = range.slice(1);
  const breaking = least.startsWith('0.') ? 2 : 1;
  const kind = (text: string) => text.split('.').slice(0, breaking).join('.');
  return kind(version) === kind(least) && compare(version, least) >= 0;
}

/** The runtime's helpers have them; nothing uses those here. */
export const getGlobalShareScope = () => ({});
export const getRegisteredShare = () => undefined;

const scopesOf = (shared: Record<string, Library[]>) =>
  new Set(Object.values(shared).flatMap((libraries) => libraries.flatMap(({ scope }) => scope)));

/** A visitor should load one copy, so a copy that is there already is better than a newer one. */
const bestFirst = (one: Library, other: Library) =>
  Number(isThere(other)) - Number(isThere(one)) || compare(other.version, one.version);

const isThere = ({ lib, loading }: Library) => Boolean(lib ?? loading);

function compare(one: string, other: string): number {
  const parts = other.split('.').map(Number);
  for (const [index, part] of one.split('.').map(Number).entries())
    if (part !== parts[index]) return part - (parts[index] ?? 0);
  return 0;
}

function load(library: Library): Promise<Factory> {
  return (library.loading ??= get(library).catch((error) => {
    // The next page that needs it tries again.
    library.loading = undefined;
    throw error;
  }));
}

async function get(library: Library): Promise<Factory> {
  return (library.lib = await library.get());
}
