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

/** Of this node since its start: pages that came with their first view, and those that should have. */
export interface FirstViews {
  rendered: number;
  missing: number;
}

/** The domain that collects the reports registers here, so that releases need not know it. */
@Injectable()
export class HealthReports {
  private reports: ReleaseReports = {
    lastHour: () => Promise.resolve([]),
    errorsOf: () => Promise.resolve([]),
  };

  private firstViews: (name: string, release: string) => FirstViews | undefined = () => undefined;

  register(reports: ReleaseReports): void {
    this.reports = reports;
  }

  registerFirstViews(firstViews: (name: string, release: string) => FirstViews | undefined): void {
    this.firstViews = firstViews;
  }

  firstViewsOf(name: string, release: string): FirstViews | undefined {
    return this.firstViews(name, release);
  }

  lastHour(): Promise<ReleaseHealth[]> {
    return this.reports.lastHour();
  }

  errorsOf(remote: string, release: string): Promise<ReportedError[]> {
    return this.reports.errorsOf(remote, release);
  }
}
