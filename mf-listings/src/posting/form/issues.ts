import { useEffect, type RefObject } from 'react';

/** What is wrong with each field, in words. */
export type Issues = Partial<Record<string, string>>;

/** The first sentence about each field, whether the contract said it here or on the server. */
export function issuesByField(found: readonly { path: PropertyKey[] | string; message: string }[]): Issues {
  const issues: Issues = {};
  for (const { path, message } of found) {
    issues[typeof path === 'string' ? path : path.join('.')] ??= message;
  }
  return issues;
}

/** Puts the cursor where the first thing has to be mended, with its words in sight, once for every press of the button. */
export function useFocusOnFirstIssue(form: RefObject<HTMLFormElement | null>, complaints: number) {
  useEffect(() => {
    if (!complaints) return;
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    first?.focus({ preventScroll: true });
    first?.scrollIntoView({ block: 'center' });
  }, [form, complaints]);
}
