import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const size = '600m';
const chunk = Buffer.alloc(1024 * 1024);

export class Disk {
  readonly folder: string;
  readonly canBeFull: boolean;

  constructor(folder: string, mayMount: boolean) {
    mkdirSync(folder, { mode: 0o755 });
    this.folder = folder;
    const mount = ['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'tmpfs', folder];
    this.canBeFull = mayMount && spawnSync('mount', mount).status === 0;
  }

  fill(): void {
    const ballast = openSync(this.ballast, 'w');
    try {
      for (;;) writeSync(ballast, chunk);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    } finally {
      closeSync(ballast);
    }
  }

  makeRoom(): void {
    rmSync(this.ballast, { force: true });
  }

  unmount(): void {
    // Lazily, because PostgreSQL may still have files open while it ends.
    if (this.canBeFull) spawnSync('umount', ['--lazy', this.folder]);
  }

  private get ballast(): string {
    return join(this.folder, 'ballast');
  }
}
