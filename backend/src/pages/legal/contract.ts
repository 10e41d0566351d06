import { z } from 'zod';
import { calendarDay } from '../../platform/contract.js';

/** As in the addresses of their pages. */
export const legalName = z.enum(['terms-of-use', 'privacy-policy']);
export type LegalName = z.infer<typeof legalName>;

/** In the visitor's language. `**words**` are strong, `[words](address)` is a link, `{contact}` says how to reach us. */
export const legalText = z.object({
  title: z.string(),
  updated: calendarDay,
  lead: z.string(),
  sections: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      /** Paragraphs and lists. */
      body: z.array(z.union([z.string(), z.array(z.string())])),
      /** A last paragraph for sites with the sandbox. */
      inDemo: z.string().optional(),
    }),
  ),
});
export type LegalText = z.infer<typeof legalText>;
