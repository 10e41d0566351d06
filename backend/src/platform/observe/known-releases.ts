import { Injectable } from '@nestjs/common';

type Knows = (name: string, release: string) => boolean;

/** Browsers tell which release of which remote they speak for; whoever keeps the releases registers here what is true. */
@Injectable()
export class KnownReleases {
  private knows: Knows = () => false;

  register(knows: Knows): void {
    this.knows = knows;
  }

  has(name: string, release: string): boolean {
    return this.knows(name, release);
  }
}
