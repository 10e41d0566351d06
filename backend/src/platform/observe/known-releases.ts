import { Injectable } from '@nestjs/common';

type Refresh = () => Promise<void>;
type Knows = (name: string, release: string) => boolean;

/** Browsers report release names, which may be invented. */
@Injectable()
export class KnownReleases {
  private knows: Knows = () => false;
  private refresh: Refresh = () => Promise.resolve();

  register(knows: Knows, refresh: Refresh = this.refresh): void {
    this.knows = knows;
    this.refresh = refresh;
  }

  async hasByNow(name: string, release: string): Promise<boolean> {
    if (!this.has(name, release)) await this.refresh();
    return this.has(name, release);
  }

  has(name: string, release: string): boolean {
    return this.knows(name, release);
  }
}
