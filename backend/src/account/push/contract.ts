import { z } from 'zod';
import { line, rowId } from '../../platform/contract.js';

/** GET /api/push/key: what a browser subscribes with. Null where the site sends nothing to devices. */
export const pushKey = z.object({ publicKey: z.string().nullable() });
export type PushKey = z.infer<typeof pushKey>;

export const endpointRefusal = 'This browser gave an address to which nothing can be sent';
export const keysRefusal = 'This browser gave keys that cannot be used';

/** PUT /api/push/subscriptions: what `PushManager.subscribe()` returned, and what to call the device. */
export const newPushSubscription = z.strictObject({
  endpoint: z.url(endpointRefusal).max(1000, endpointRefusal),
  keys: z.strictObject({
    p256dh: z.string().regex(/^B[\w-]{86}$/, keysRefusal),
    auth: z.string().regex(/^[\w-]{22}$/, keysRefusal),
  }),
  device: line.min(1, 'Give it a name').max(60, 'A name cannot exceed 60 characters'),
});
export type NewPushSubscription = z.infer<typeof newPushSubscription>;

export const pushSubscriptionId = rowId;
export const pushSubscription = z.object({
  id: z.number(),
  device: z.string(),
  /** Whether it belongs to the session of the call. */
  current: z.boolean(),
  createdAt: z.iso.datetime(),
  lastSentAt: z.iso.datetime().nullable(),
});
export type PushSubscription = z.infer<typeof pushSubscription>;

export const pushSubscriptions = z.array(pushSubscription);
