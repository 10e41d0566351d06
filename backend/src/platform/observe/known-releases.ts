import { Injectable } from '@nestjs/common';

type Refresh = () => Promise<void>;
type Knows = (name: string, release: string) => boolean;

/** Browsers tell which release of which remote they speak for; whoever keeps the releases registers here what is true. */
@Injectable()
export class KnownReleases {
  private knows: Knows = () => false;
  private refresh: Refresh = () => Promise.resolve();

  register(knows: Knows, refresh: Refresh = this.refresh): void {
    this.knows = knows;
    this.refresh = refresh;
  }

  /** Whether there is such a release, also when another server shipped it a moment ago. */
  async hasByNow(name: string, release: string): Promise<boolean> {
    if (!this.has(name, release)) await this.refresh();
    return this.has(name, release);
  }

  has(name: string, release: string): boolean {
    return this.knows(name, release);
  }
}
