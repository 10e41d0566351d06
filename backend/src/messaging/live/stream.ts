import type { ServerResponse } from 'node:http';
import type { Language } from '../../platform/language/contract.js';

/** Slower readers are disconnected and catch up when they reconnect. */
const maxUnsentBytes = 256 * 1024;

export interface Reader {
  userId: number;
  sessionId: number;
  network: string;
  language: Language;
}

/** One open page. There are thousands for days, so it holds only what is needed. */
export class Stream implements Reader {
  readonly userId: number;
  readonly sessionId: number;
  readonly network: string;
  readonly language: Language;

  constructor(
    reader: Reader,
    private readonly response: ServerResponse,
    public last: number | null,
  ) {
    this.userId = reader.userId;
    this.sessionId = reader.sessionId;
    this.network = reader.network;
    this.language = reader.language;
  }

  send(text: string): void {
    if (this.response.writableEnded) return;
    if (this.response.writableLength > maxUnsentBytes) this.response.socket?.resetAndDestroy();
    else this.response.write(text);
  }

  end(): void {
    if (!this.response.writableEnded) this.response.end();
  }

  onClose(closed: () => void): void {
    this.response.once('close', closed);
    // The page's next stream catches up on unsent events.
    this.response.on('error', closed);
  }
}
