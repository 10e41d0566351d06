import { z } from 'zod';

/** GET /api/calendar. Null: there is none, or what is stored can no longer be decrypted. */
export const calendarFeed = z.object({ url: z.url().nullable() });
export type CalendarFeed = z.infer<typeof calendarFeed>;

/** POST /api/calendar */
export const newCalendarFeed = z.object({ url: z.url() });
