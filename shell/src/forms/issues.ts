import { useEffect, type RefObject } from 'react';
import { issueText } from './issueText';

export interface Issue {
  path: PropertyKey[] | string;
  message: string;
}

export type Issues = Partial<Record<string, string>>;

export function issuesByField(found: readonly Issue[] = []): Issues {
  const issues: Issues = {};
  for (const { path, message } of found) {
    issues[typeof path === 'string' ? path : path.join('.')] ??= issueText(message);
  }
  return issues;
}

/** Focuses the first field with an issue, once per attempt to send, and scrolls its message into view. */
export function useFocusOnFirstIssue(form: RefObject<HTMLFormElement | null>, attempts: number) {
  useEffect(() => {
    if (!attempts) return;
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // A group of inputs is marked as a whole.
    (first?.querySelector('input') ?? first)?.focus({ preventScroll: true });
    first?.scrollIntoView({ block: 'center' });
  }, [form, attempts]);
}
