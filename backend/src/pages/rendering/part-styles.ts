import { addressOf, type Manifest, type ServedReleases } from '../../releases/index.js';

export interface PartStyle {
  /** webpack knows by it that the stylesheet of a chunk is there already. */
  file: string;
  text: string;
}

/** Addresses in a stylesheet are relative to its file. */
const relativeAddress = /url\((["']?)(?!["']|data:|https?:|\/|#)/g;

/** Stylesheets go into the HTML as text: one that hangs would hold up the page, also the script of the shell. */
export class PartStyles {
  private readonly read = new WeakMap<Manifest, Map<string, string>>();

  constructor(
    private readonly releases: Pick<ServedReleases, 'checkedFile'>,
    private readonly assetsUrl = '',
  ) {}

  of(manifest: Manifest, files: string[]): Promise<PartStyle[]> {
    const styles = files.filter((file) => file.endsWith('.css'));
    return Promise.all(styles.map(async (file) => ({ file, text: await this.text(manifest, file) })));
  }

  private async text(manifest: Manifest, file: string): Promise<string> {
    // While one develops, a bundler has the file, and the store has not.
    if (manifest.release === 'dev') return `@import url("${addressOf(manifest, file)}");`;
    const known = this.read.get(manifest) ?? new Map<string, string>();
    const text =
      known.get(file) ?? this.placed(manifest, file, await this.releases.checkedFile(manifest, file));
    this.read.set(manifest, known.set(file, text));
    return text;
  }

  private placed(manifest: Manifest, file: string, text: string): string {
    const address = addressOf(manifest, file);
    const folder = address.slice(0, address.lastIndexOf('/') + 1);
    // `</style` in a text would end the element.
    return text.replace(relativeAddress, `url($1${this.assetsUrl}${folder}`).replaceAll('</', '<\\/');
  }
}
