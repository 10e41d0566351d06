import { z } from 'zod';

/** GET /api/notifications: which mails come. Codes, and what happens to the account itself, always do. */
export const notifications = z.object({
  /** Somebody wrote, and it stays unseen. */
  messages: z.boolean(),
  /** Somebody asked for the contact details of a listing. */
  contact_requests: z.boolean(),
  /** A trip is only days away. */
  reminders: z.boolean(),
});
export type Notifications = z.infer<typeof notifications>;

export const noticeKind = notifications.keyof();
export type NoticeKind = z.infer<typeof noticeKind>;

/** PATCH /api/notifications */
export const notificationsChange = z.strictObject(notifications.shape).partial();
export type NotificationsChange = z.infer<typeof notificationsChange>;

/** Stands in every such mail; whose mail and which kind is sealed in it. */
export const stopToken = z.string().regex(/^[\w-]{40,200}$/, 'This link is not complete');

/** POST /api/notifications/by-mail: whoever holds a mail switches its kind off, or on again. */
export const mailSwitch = z.strictObject({ token: stopToken, on: z.boolean() });
export type MailSwitch = z.infer<typeof mailSwitch>;
export const mailSwitchAnswer = z.object({ kind: noticeKind, on: z.boolean() });
export type MailSwitchAnswer = z.infer<typeof mailSwitchAnswer>;

/** /api/notifications/stop: the address that stands in the head of a mail, to which mail programs may add. */
export const stopAddress = z.object({ token: stopToken });
export type StopAddress = z.infer<typeof stopAddress>;
/** What mail programs post there, and nothing else (RFC 8058). */
export const oneClick = z.strictObject({ 'List-Unsubscribe': z.literal('One-Click') });
export type OneClick = z.infer<typeof oneClick>;
