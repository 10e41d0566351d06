import type { FieldName } from './draft';

export type FieldIssues = Partial<Record<FieldName, string>>;

/** One sentence per field, the first that was said about it; for what our form and the server find alike. */
export function fieldIssues(
  found: readonly { path: PropertyKey[] | string; message: string }[],
): FieldIssues {
  const issues: Record<string, string> = {};
  for (const { path, message } of found)
    issues[typeof path === 'string' ? path : String(path[0])] ??= message;
  return issues;
}
