/** Tags to invalidate after a success. RTK Query would invalidate after a refusal too, when nothing has changed. */
export const onSuccess =
  <Tag extends string>(...tags: Tag[]) =>
  (_data: unknown, error: unknown): Tag[] =>
    error ? [] : tags;
