import { Injectable } from '@nestjs/common';

type Refresh = () => Promise<void>;
type Knows = (name: string, release: string) => boolean;

/** Browsers report release names. The release store registers here which of them exist. */
@Injectable()
export class KnownReleases {
  private knows: Knows = () => false;
  private refresh: Refresh = () => Promise.resolve();

  register(knows: Knows, refresh: Refresh = this.refresh): void {
    this.knows = knows;
    this.refresh = refresh;
  }

  /** Also finds a release that another server has just shipped. */
  async hasByNow(name: string, release: string): Promise<boolean> {
    if (!this.has(name, release)) await this.refresh();
    return this.has(name, release);
  }

  has(name: string, release: string): boolean {
    return this.knows(name, release);
  }
}
