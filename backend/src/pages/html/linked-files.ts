import { addressOf, type Manifest, type Override, type ServedShell } from '../../releases/index.js';
import type { Boot } from '../contract.js';
import type { Match } from './addresses/match-route.js';
import type { Asset } from './page-html.js';

/** These files of a release, with the words of the language beside them. */
export const withWords = ({ words = {} }: Manifest, language: string, files: string[]): string[] =>
  files.flatMap((file) => [words[language]?.beside?.[file] ?? [], file].flat());

/** Of a page, with those of its remote's entry. */
export const filesOf = (remote?: { files: string[] }, route?: { files: string[] }): string[] => [
  ...new Set([...(remote?.files ?? []), ...(route?.files ?? [])]),
];

type Parts = NonNullable<ServedShell['login']>;
type Pressed = Parts & { login: Parts };
const nothing: Parts = { files: [], libraries: [] };

/** What the page loads at the first press on it, and the login of a stranger. */
export function pressedOn(
  shell: ServedShell,
  own: Manifest,
  route: { pressed?: Parts | undefined } | undefined,
  { language, isStranger }: { language: string; isStranger: boolean },
): Pressed {
  const { files, libraries } = route?.pressed ?? nothing;
  const login = (isStranger && shell.login) || nothing;
  return {
    files: withWords(own, language, files),
    libraries,
    login: { ...login, files: withWords(shell, language, login.files) },
  };
}

/** The files of releases that a page names in its HTML. */
export class LinkedFiles {
  /** Where they come from instead of this site. An older shell would look for them here. */
  readonly assetsUrl: string | undefined;

  constructor(
    private readonly shell: ServedShell,
    assetsUrl?: string,
  ) {
    this.assetsUrl = shell.usesAssetsUrl ? assetsUrl : undefined;
  }

  entry(): Asset[] {
    return this.shell.entry.map((file) => this.asset(this.shell, file));
  }

  fonts(): Asset[] {
    return this.shell.fonts.map((file) => ({ href: this.address(this.shell, file) }));
  }

  asset(manifest: Manifest, file: string): Asset {
    return { href: this.address(manifest, file), integrity: manifest.integrity[file] };
  }

  /** Of the page's language: the shell's, and those of the remote whose page it is. */
  words(language: string, remote?: Manifest): Asset[] {
    const filesOf = ({ words = {} }: Manifest) => words[language]?.files ?? [];
    return [
      ...filesOf(this.shell).map((file) => this.ownChunk(file)),
      ...(remote ? filesOf(remote).map((file) => this.asset(remote, file)) : []),
    ];
  }

  preloads(match: Match | undefined, files: string[], overrides: Override[]): Asset[] {
    const remote = match?.remote;
    if (!remote) return files.map((file) => this.ownChunk(file));
    if (overrides.some(({ name }) => name === remote.name)) return [];
    return files.map((file) => this.asset(remote, file));
  }

  pressed(match: Match | undefined, { files, libraries, login }: Pressed, overrides: Override[]) {
    return {
      any: [...this.preloads(match, files, overrides), ...this.libraries(libraries)],
      login: [...this.preloads(undefined, login.files, []), ...this.libraries(login.libraries)],
    };
  }

  libraries(keys: string[] = []): Asset[] {
    return this.filesOfLibraries(keys).map((file) => this.ownChunk(file));
  }

  /** The shell's part in `boot`, with the hashes of these files and libraries. */
  boot(files: string[], libraries: string[] = [], pressed?: Pressed): Pick<Boot, 'assets'> {
    if (!this.assetsUrl) return {};
    const { integrity, manifestHash: more } = this.shell;
    const parts = [{ files, libraries }, pressed ?? nothing, pressed?.login ?? nothing];
    const needed = parts.flatMap((part) => [...part.files, ...this.filesOfLibraries(part.libraries)]);
    const listed = Object.entries(integrity).filter(([file]) => !more || needed.includes(file));
    return { assets: { url: this.assetsUrl, integrity: Object.fromEntries(listed), ...(more && { more }) } };
  }

  /** The shell checks its chunks only if another origin has them. Browsers use a preload only for an identical request. */
  private ownChunk(file: string): Asset {
    return this.assetsUrl ? this.asset(this.shell, file) : { href: this.address(this.shell, file) };
  }

  private filesOfLibraries(keys: string[]): string[] {
    return [...new Set(keys.flatMap((key) => this.shell.libraries?.[key] ?? []))];
  }

  private address(manifest: Manifest, file: string): string {
    return `${this.assetsUrl ?? ''}${addressOf(manifest, file)}`;
  }
}
