import { Injectable } from '@nestjs/common';

export interface ReleaseHealth {
  remote: string;
  release: string;
  errors: number;
  slowLoads: number;
}

/** Equal errors of one release in the last day. */
export interface ReportedError {
  message: string;
  place: string;
  /** Pages where it happened; a few of them. */
  paths: string[];
  /** Files of ours with line and column, innermost first. */
  stack: string[];
  count: number;
  latest: string;
}

export interface ReleaseReports {
  lastHour(): Promise<ReleaseHealth[]>;
  errorsOf(remote: string, release: string): Promise<ReportedError[]>;
}

/** The domain that collects the reports registers here, so that releases need not know it. */
@Injectable()
export class HealthReports {
  private reports: ReleaseReports = {
    lastHour: () => Promise.resolve([]),
    errorsOf: () => Promise.resolve([]),
  };

  register(reports: ReleaseReports): void {
    this.reports = reports;
  }

  lastHour(): Promise<ReleaseHealth[]> {
    return this.reports.lastHour();
  }

  errorsOf(remote: string, release: string): Promise<ReportedError[]> {
    return this.reports.errorsOf(remote, release);
  }
}
