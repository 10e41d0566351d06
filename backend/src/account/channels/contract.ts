import { z } from 'zod';

/** Null: it cannot be switched, because such news never comes this way, or always does. */
export const newsChannels = z.object({
  push: z.boolean(),
  mail: z.boolean().nullable(),
  sms: z.boolean().nullable(),
});
export type NewsChannels = z.infer<typeof newsChannels>;
export type NewsChannel = keyof NewsChannels;

/** GET /api/notifications/settings: what comes by which way. */
export const channelSettings = z.object({
  messages: newsChannels,
  requests: newsChannels,
  trips: newsChannels,
  flights: newsChannels,
  alerts: newsChannels,
  reviews: newsChannels,
  tips: newsChannels,
});
export type ChannelSettings = z.infer<typeof channelSettings>;

export const newsChannelsChange = z
  .strictObject({ push: z.boolean(), mail: z.boolean(), sms: z.boolean() })
  .partial();

/** PATCH /api/notifications/settings: what is left out stays as it is. */
export const channelSettingsChange = z
  .strictObject({
    messages: newsChannelsChange,
    requests: newsChannelsChange,
    trips: newsChannelsChange,
    flights: newsChannelsChange,
    alerts: newsChannelsChange,
    reviews: newsChannelsChange,
    tips: newsChannelsChange,
  })
  .partial();
export type ChannelSettingsChange = z.infer<typeof channelSettingsChange>;
