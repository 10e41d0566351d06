import type { NoticeKind } from 'backend/contract/account/notifications';

/** Names for the middle of a sentence. */
export const mailsAbout: Record<NoticeKind, string> = {
  messages: 'new messages',
  contact_requests: 'contact requests',
  reminders: 'coming trips',
};
