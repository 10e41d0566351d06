import { Injectable } from '@nestjs/common';

/** What visitors' browsers reported about a release in the last hour. */
export interface ReleaseHealth {
  remote: string;
  release: string;
  errors: number;
  slowLoads: number;
}

type Source = () => Promise<ReleaseHealth[]>;

/** The domain that collects the reports registers itself here: releases do not know it. */
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
