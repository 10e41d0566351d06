import type { RenderedText } from './messages.js';

/** Without an id or words of one page. */
const isSameForAll = (call: string) => call.startsWith('/api/') && !/[?\d]/.test(call);

/**
 * What the last page of a member asked for beyond the calls of its route, such as how many messages are unread. The next
 * page of the route has it at once, and is rendered once.
 */
export class FurtherCalls {
  private readonly calls = new Map<string, string[]>();

  of(path: string): string[] {
    return this.calls.get(path) ?? [];
  }

  note(path: string, { usedAnswers, missingAnswers }: RenderedText): void {
    const used = this.of(path).filter((call) => usedAnswers.includes(call));
    this.calls.set(path, [...used, ...missingAnswers.filter(isSameForAll)]);
  }
}
