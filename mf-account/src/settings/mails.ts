import type { NoticeKind } from 'backend/contract/account/notifications';

/** The mails that one can do without, as sentences speak of them. */
export const mailsAbout: Record<NoticeKind, string> = {
  messages: 'new messages',
  contact_requests: 'contact requests',
  reminders: 'coming trips',
};
