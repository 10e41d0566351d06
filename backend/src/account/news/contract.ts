import { z } from 'zod';
import { rowId } from '../../platform/contract.js';

export const newsTopic = z.enum(['messages', 'requests', 'trips', 'flights', 'alerts', 'reviews', 'tips']);
export type NewsTopic = z.infer<typeof newsTopic>;

export const notification = z.object({
  id: z.number(),
  topic: newsTopic,
  /** In the language that the person had then. It has no words of others. */
  text: z.string(),
  /** A page of the site, such as `/trips/12`. */
  url: z.string(),
  createdAt: z.iso.datetime(),
  seenAt: z.iso.datetime().nullable(),
});
export type Notification = z.infer<typeof notification>;

/** GET /api/notifications/list: the newest first, without `before`. */
export const notificationsBefore = z.strictObject({ before: rowId.optional() });
/** How many are unseen, without those about messages: `GET /api/messages/unread` counts these. */
const unseen = z.number();
export const notificationList = z.object({
  items: z.array(notification),
  unseen,
  /** The `before` of the next call. Absent on the last page. */
  next: z.number().optional(),
});
export type NotificationList = z.infer<typeof notificationList>;

/** GET /api/notifications/unseen: the number at the bell. */
export const unseenNotifications = z.object({ unseen });
export type UnseenNotifications = z.infer<typeof unseenNotifications>;

/** POST /api/notifications/seen: the newest one that was on the screen. */
export const seenNotifications = z.strictObject({ upTo: rowId });
export type SeenNotifications = z.infer<typeof seenNotifications>;
