import { z } from 'zod';

/** GET /api/notifications: mails that can be switched off. Codes and account mails cannot. */
export const notifications = z.object({
  messages: z.boolean(),
  contact_requests: z.boolean(),
  reminders: z.boolean(),
});
export type Notifications = z.infer<typeof notifications>;

export const noticeKind = notifications.keyof();
export type NoticeKind = z.infer<typeof noticeKind>;

export const notificationsChange = z.strictObject(notifications.shape).partial();
export type NotificationsChange = z.infer<typeof notificationsChange>;

export const stopToken = z.string().regex(/^[\w-]{40,200}$/, 'This link is not complete');

/** POST /api/notifications/by-mail: the link in a mail switches its kind off or on, without a login. */
export const mailSwitch = z.strictObject({ token: stopToken, on: z.boolean() });
export type MailSwitch = z.infer<typeof mailSwitch>;
export const mailSwitchAnswer = z.object({ kind: noticeKind, on: z.boolean() });
export type MailSwitchAnswer = z.infer<typeof mailSwitchAnswer>;

/** POST /api/notifications/mailbox: stops all mails that others can have sent to a mailbox, or allows them again. */
export const mailboxSwitch = z.strictObject({ token: stopToken, on: z.boolean() });
export type MailboxSwitch = z.infer<typeof mailboxSwitch>;
export const mailboxSwitchAnswer = z.object({ on: z.boolean() });
export type MailboxSwitchAnswer = z.infer<typeof mailboxSwitchAnswer>;

/** /api/notifications/stop and /mailbox/stop: the List-Unsubscribe URL of a mail; mail programs may add parameters. */
export const stopAddress = z.object({ token: stopToken });
export type StopAddress = z.infer<typeof stopAddress>;
/** The form that mail programs post there (RFC 8058). */
export const oneClick = z.strictObject({ 'List-Unsubscribe': z.literal('One-Click') });
export type OneClick = z.infer<typeof oneClick>;
