import type { ServerResponse } from 'node:http';

/** What may wait to be sent. Whoever reads more slowly is cut off, and catches up when they come back. */
const mostUnsent = 256 * 1024;

/** Whose page it is, and for how long: until that session ends. */
export interface Reader {
  userId: number;
  sessionId: number;
  network: string;
}

/** One open page. It may stay for days, and there are thousands: what is kept of it is little. */
export class Stream implements Reader {
  readonly userId: number;
  readonly sessionId: number;
  readonly network: string;

  constructor(
    reader: Reader,
    private readonly response: ServerResponse,
    /** The last event that the page has; null until it has been told where it begins. */
    public last: number | null,
  ) {
    this.userId = reader.userId;
    this.sessionId = reader.sessionId;
    this.network = reader.network;
  }

  send(text: string): void {
    if (this.response.writableEnded) return;
    if (this.response.writableLength > mostUnsent) this.response.socket?.resetAndDestroy();
    else this.response.write(text);
  }

  end(): void {
    if (!this.response.writableEnded) this.response.end();
  }

  onClose(closed: () => void): void {
    this.response.once('close', closed);
    // What cannot be sent any more is caught up on by the next stream.
    this.response.on('error', closed);
  }
}
