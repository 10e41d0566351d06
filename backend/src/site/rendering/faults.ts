import { LostProcessError } from './rendering-process.js';

const mostInARow = 3;
/** A page that throws may do so for one address only, which a visitor can ask for again and again. */
const pauseMs = 60_000;

interface Fault {
  inARow: number;
  until: number;
}

/** Which pages of which releases are not rendered for a while, because they failed several times in a row. */
export class Faults {
  private readonly faults = new Map<string, Fault>();

  isPaused(subject: string, now = Date.now()): boolean {
    return (this.faults.get(subject)?.until ?? 0) > now;
  }

  forget(subject: string): void {
    this.faults.delete(subject);
  }

  /** Returns what follows. One that takes the process away, which all pages share, waits for the next release. */
  note(subject: string, error: unknown, now = Date.now()): string {
    const inARow = (this.faults.get(subject)?.inARow ?? 0) + 1;
    const isPaused = inARow >= mostInARow;
    const isCostly = error instanceof LostProcessError;
    const until = isCostly ? Number.POSITIVE_INFINITY : now + pauseMs;
    this.faults.set(subject, { inARow, until: isPaused ? until : 0 });
    if (!isPaused) return 'Its visitors got the page without it.';
    return isCostly
      ? 'It is not rendered any more before the next release.'
      : 'It is not rendered for a minute.';
  }
}
