import { Injectable } from '@nestjs/common';

export interface ReleaseHealth {
  remote: string;
  release: string;
  errors: number;
  slowLoads: number;
}

type Source = () => Promise<ReleaseHealth[]>;

/** The domain that collects the reports registers here, so that releases need not know it. */
@Injectable()
export class HealthReports {
  private source: Source = () => Promise.resolve([]);

  register(source: Source): void {
    this.source = source;
  }

  lastHour(): Promise<ReleaseHealth[]> {
    return this.source();
  }
}
