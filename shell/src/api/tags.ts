export const tags = [
  'Me',
  'Session',
  'Block',
  'User',
  'Listing',
  'MyListing',
  'Alert',
  'Match',
  'CareCard',
  'Testimonial',
  'Conversation',
  'Message',
  'Notification',
  'Tip',
] as const;

/** Invalidates tags unless the call failed: after a refusal nothing has changed, and RTK Query would reload anyway. */
export const onSuccess =
  <Tag extends string>(...changed: Tag[]) =>
  (_response: unknown, error: unknown): Tag[] =>
    error ? [] : changed;
