/** What a call can invalidate; one word of the domain each. */
export const tags = [
  'Me',
  'Session',
  'Block',
  'User',
  'Listing',
  'MyListing',
  'Testimonial',
  'Conversation',
  'Message',
  'Notification',
  'Tip',
] as const;
