import { LostProcessError } from './rendering-process.js';

const maxInARow = 3;
/** A page that throws may do so for one address only, which a visitor can ask for again and again. */
const pauseMs = 60_000;
/** One that takes the process away, which all pages share. */
const longPauseMs = 600_000;

interface Fault {
  inARow: number;
  until: number;
}

/** Which pages of which releases are not rendered for a while, because they failed several times in a row. */
export class Faults {
  private readonly faults = new Map<string, Fault>();

  /** False for one page when the pause is over: how it ends counts for the others. */
  isPaused(subject: string, now = Date.now()): boolean {
    const fault = this.faults.get(subject);
    if (!fault?.until) return false;
    if (fault.until > now) return true;
    fault.until = now + pauseMs;
    return false;
  }

  forget(subject: string): void {
    this.faults.delete(subject);
  }

  /** A part that works again after its pause. Its failures before a pause still count. */
  endPause(subject: string): void {
    if (this.faults.get(subject)?.until) this.forget(subject);
  }

  /** Returns what follows. */
  note(subject: string, error: unknown, now = Date.now()): string {
    const inARow = (this.faults.get(subject)?.inARow ?? 0) + 1;
    const isPaused = inARow >= maxInARow;
    const pause = error instanceof LostProcessError ? longPauseMs : pauseMs;
    this.faults.set(subject, { inARow, until: isPaused ? now + pause : 0 });
    return isPaused
      ? `It is tried again in ${pause / 60_000} min, or with the next release.`
      : 'Its visitors got the page without it.';
  }
}
